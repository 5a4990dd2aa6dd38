extension View {
  /// Runs an action when a pointer comes over the view, with true, and when it leaves, with false.
  ///
  /// A phone has no pointer: one moves only by `ViewHost.hover(_:)`.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    hovering(hearsMoves: false) { action($0 != nil) }
  }

  /// Runs an action whenever a pointer moves over the view, and when it leaves.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    hovering(in: coordinateSpace.coordinateSpace, hearsMoves: true) {
      action($0.map(HoverPhase.active) ?? .ended)
    }
  }

  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    recorded("hoverEffect", effect.name)
  }

  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("hoverEffectDisabled", "\(disabled)")
  }
}

/// Where a pointer is, in the space that was asked for.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// The change of a view under a pointer; without an effect here.
public struct HoverEffect: Sendable {
  let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
