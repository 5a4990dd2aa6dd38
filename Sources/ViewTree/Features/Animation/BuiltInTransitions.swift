extension AnyTransition {
  /// No transition: the view is there or not.
  nonisolated(unsafe) public static let identity = AnyTransition(IdentityTransition())

  /// Fades in and out; the default for views without a transition.
  nonisolated(unsafe) public static let opacity = AnyTransition(OpacityTransition())

  /// In from the leading edge and out across the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// In from the edge and out across it, by the view's own length.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Grows from almost nothing and shrinks back to it, about the centre.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(ScaleTransition.none)) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  /// In from the edge and on across the opposite one, fading in and out.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
}

extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { ScaleTransition(ScaleTransition.none) }

  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

nonisolated public struct IdentityTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

nonisolated public struct OpacityTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

nonisolated public struct MoveTransition: Transition {
  public var edge: Edge

  nonisolated public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: phase.isIdentity ? nil : edge))
  }
}

nonisolated public struct SlideTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      EdgeShift(
        edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
  }
}

nonisolated public struct PushTransition: Transition {
  public var edge: Edge

  nonisolated public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(
        EdgeShift(
          edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

nonisolated public struct OffsetTransition: Transition {
  public var offset: CGSize

  nonisolated public init(_ offset: CGSize) {
    self.offset = offset
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

nonisolated public struct ScaleTransition: Transition {
  /// Almost zero, so that positions can still be converted.
  static let none = 1e-5

  public var scale: Double
  public var anchor: UnitPoint

  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale == 0 ? Self.none : scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Blurred, scaled and faded. The amounts are this engine's choice: Apple does not publish them.
nonisolated public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    fileprivate let growsWhenGoing: Bool

    public static let downUp = Configuration(growsWhenGoing: true)
    public static let upUp = Configuration(growsWhenGoing: false)
  }

  public var configuration: Configuration

  nonisolated public init(configuration: Configuration) {
    self.configuration = configuration
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let far = phase == .didDisappear && configuration.growsWhenGoing ? 1.2 : 0.8
    content
      .blur(radius: phase.isIdentity ? 0 : 10)
      .scaleEffect(phase.isIdentity ? 1 : far)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Moves the view by its own length over one of its edges.
struct EdgeShift {
  let edge: Edge?
  @Environment(\.layoutDirection) private var direction

  nonisolated init(edge: Edge?) {
    self.edge = edge
  }
}

extension EdgeShift: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(EffectModifier(effect: .shift(shares)))
  }

  private var shares: CGSize {
    let forward: CGFloat = direction == .rightToLeft ? -1 : 1
    return switch edge {
    case nil: .zero
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -forward, height: 0)
    case .trailing: CGSize(width: forward, height: 0)
    }
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
