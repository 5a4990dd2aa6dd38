/// One or several consecutive taps.
///
/// A touch is a tap if it lasts at most 0.75 seconds and stays within 45 points of where it began;
/// the next one has to begin within 0.35 seconds. A single tap waits for that time if a double tap
/// of higher precedence is still possible.
///
/// - Source: OpenSwiftUI, `Event/Gesture/TapGesture.swift` for duration and distance; the time
///   between taps is the same source's default for repetitions.
public struct TapGesture {
  public typealias Value = Void

  public var count: Int

  /// - Parameter count: consecutive taps; less than 1 counts as 1.
  nonisolated public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Void> {
    MappedTapRecognizer(TapRecognizer(gesture.count, site))
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Void>
  ) {
    unsafeDowncast(recognizer, to: MappedTapRecognizer.self).update(gesture.count)
  }
}

private final class MappedTapRecognizer: WrappingRecognizer<CGPoint, Void> {
  init(_ taps: TapRecognizer) {
    super.init(taps)
  }

  func update(_ count: Int) { unsafeDowncast(base, to: TapRecognizer.self).count = max(count, 1) }

  override var phase: GesturePhase<Void> { base.phase.map { _ in () } }
}

/// Taps with their location.
///
/// - Source: Apple documentation, `SpatialTapGesture`.
public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable {
    /// Where the last tap ended, in the gesture's coordinate space.
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Value> {
    SpatialTapRecognizer(TapRecognizer(gesture.count, site), gesture.coordinateSpace, site)
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Value>
  ) {
    unsafeDowncast(recognizer, to: SpatialTapRecognizer.self).update(gesture)
  }
}

private final class SpatialTapRecognizer: WrappingRecognizer<CGPoint, SpatialTapGesture.Value> {
  private var space: CoordinateSpace
  private let site: GestureSite

  init(_ taps: TapRecognizer, _ space: CoordinateSpace, _ site: GestureSite) {
    self.space = space
    self.site = site
    super.init(taps)
  }

  func update(_ gesture: SpatialTapGesture) {
    space = gesture.coordinateSpace
    unsafeDowncast(base, to: TapRecognizer.self).count = max(gesture.count, 1)
  }

  override var phase: GesturePhase<SpatialTapGesture.Value> {
    base.phase.map { .init(location: site.convert($0, to: space)) }
  }
}

/// Counts taps; the value is the location of the last one, in the root's space.
private final class TapRecognizer: TouchRecognizer<CGPoint> {
  var count: Int
  private var done = 0
  private var downSince: Double?
  private var lastUp: Double?
  private var start = CGPoint.zero

  private static let longest = 0.75
  private static let farthest: CGFloat = 45
  private static let interval = 0.35

  init(_ count: Int, _ site: GestureSite) {
    self.count = max(count, 1)
    super.init(site)
  }

  override func begin() {
    super.begin()
    done = 0
    downSince = nil
    lastUp = nil
  }

  override func handle(_ event: TouchEvent) {
    if isTooLate(event) || isTooFar(event) {
      currentPhase = .failed
      return
    }
    switch event.kind {
    case .began:
      if done == 0 { start = event.location }
      downSince = event.time
    case .ended:
      // A finger that came down before the gesture existed is not a tap.
      guard downSince != nil else { return }
      done += 1
      downSince = nil
      lastUp = event.time
      if done >= count { currentPhase = .ended(event.location) }
    case .moved, .tick:
      break
    }
  }

  override var gestureName: String? {
    switch count {
    case 1: "tap"
    case 2: "double tap"
    case 3: "triple tap"
    default: "tap of \(count)"
    }
  }

  override func reason(_ event: TouchEvent) -> GestureReason {
    switch currentPhase {
    case .active, .ended:
      return .tapped(count: count, moved: event.distance(from: start), most: Self.farthest)
    case .failed:
      if isTooFar(event), !isTooLate(event) {
        return .tooFar(moved: event.distance(from: start), most: Self.farthest)
      }
      return downSince == nil
        ? .tapTooLate(done: done, count: count, within: Self.interval)
        : .tapTooLong(most: Self.longest)
    case .possible:
      if let downSince {
        return .pressedForTap(seconds: event.time - downSince, most: Self.longest)
      }
      return done == 0
        ? .fingerAlreadyDown : .tapsSoFar(done: done, count: count, within: Self.interval)
    }
  }

  private func isTooLate(_ event: TouchEvent) -> Bool {
    if let downSince {
      return event.time > downSince + Self.longest + TouchEvent.timeTolerance
    }
    if let lastUp { return event.time > lastUp + Self.interval + TouchEvent.timeTolerance }
    return false
  }

  private func isTooFar(_ event: TouchEvent) -> Bool {
    guard downSince != nil || done > 0, event.kind != .tick else { return false }
    return event.distance(from: start) > Self.farthest
  }
}

extension View {
  nonisolated private static var tapName: String { "onTapGesture" }

  /// Runs an action when the view is tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded(as: Self.tapName) { _ in action() })
  }

  /// Runs an action with the location of a tap.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded(as: Self.tapName) { action($0.location) })
  }

  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded(as: Self.tapName) { action($0.location) })
  }
}
