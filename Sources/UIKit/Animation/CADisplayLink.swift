/// Notifies a target of every tick of virtual time, by a selector (see ``SelectorPerforming``).
///
/// The first notification comes at the host's next tick after the link was added to a run loop or
/// resumed; run loop and mode make no difference.
///
/// - Units: virtual seconds; 60 ticks per second.
/// - Source: Apple documentation, `CADisplayLink`; it keeps its target until it is invalidated.
@MainActor @preconcurrency
public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var isAdded = false
  /// The number of the present series of ticks; ticks of an earlier series are ignored.
  private var series = 0

  /// The moment of the tick of the latest notification.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The length of a tick.
  public let duration: CFTimeInterval = 1.0 / 60
  /// How often per second the target is notified; 0 for every tick. The interval is a whole number
  /// of ticks.
  public var preferredFramesPerSecond = 0
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// - Parameters:
  ///   - target: an object that performs the selector; other objects are never notified.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  /// The moment of the next tick.
  public var targetTimestamp: CFTimeInterval { timestamp + duration * Double(framesBetween) }

  public var isPaused = false {
    didSet { if isPaused != oldValue { begin() } }
  }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded, target != nil else { return }
    isAdded = true
    begin()
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    begin()
  }

  /// Stops the notifications for good and releases the target.
  public func invalidate() {
    isAdded = false
    target = nil
    begin()
  }

  private var framesBetween: Int {
    let rate = preferredFrameRateRange.preferred ?? Float(preferredFramesPerSecond)
    return rate > 0 ? max(Int((60 / rate).rounded()), 1) : 1
  }

  private func begin() {
    series += 1
    if isAdded, !isPaused { scheduleFrame(of: series) }
  }

  private func scheduleFrame(of number: Int) {
    // At a tick the clock's value may be off by a rounding error.
    let frame = ((CACurrentMediaTime() + 1e-9) / duration).rounded(.down) + Double(framesBetween)
    DispatchQueue.main.asyncAfter(deadline: .now() + (frame * duration - CACurrentMediaTime())) {
      guard number == self.series else { return }
      self.timestamp = CACurrentMediaTime()
      self.selector.send(to: self.target, from: self)
      if number == self.series { self.scheduleFrame(of: number) }
    }
  }
}

/// The range of frame rates that a display link accepts.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As many frames as there are.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
