/// The cause that moves the content of a scroll view at a moment.
///
/// - Source: Apple documentation, `ScrollPhase`; SCROLL-4.4.1.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger is down and has not moved yet.
  case tracking
  /// A finger moves it.
  case interacting
  /// The finger has left it, and it slows down or springs back.
  case decelerating
  /// It travels to where a reader or a position has asked for.
  case animating

  /// Whether the content may be moving.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// More about a change of phase.
public struct ScrollPhaseChangeContext {
  /// The geometry at the moment of the change.
  public let geometry: ScrollGeometry

  /// The velocity of the content offset at the moment of the change.
  ///
  /// - Units: points a second, positive while the content moves up and left.
  /// - Nil: never in this engine.
  public let velocity: CGVector?
}

extension View {
  /// Runs an action when the phase of the first scroll view inside changes.
  ///
  /// - Source: Apple documentation, `onScrollPhaseChange(_:)`; one call a change, in order.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseAction { old, new, _ in action(old, new) })
  }

  /// Runs an action with geometry and velocity when the phase of the first scroll view changes.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseAction(action: action))
  }
}

nonisolated struct ScrollPhaseAction: StructuralModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ScrollPhaseNode {
    ScrollPhaseNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: ScrollPhaseNode) { node.modifier = modifier }
}

final class ScrollPhaseNode: ScrollModifierNode {
  fileprivate var modifier: ScrollPhaseAction

  init(_ modifier: ScrollPhaseAction, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  override func phaseChanged(of scroll: ScrollNode, from old: ScrollPhase, velocity: CGVector) {
    guard scroll === self.scroll else { return }
    let new = scroll.phase
    let context = ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: velocity)
    host.enqueueAction("onScrollPhaseChange", self, kind: .reading) { [weak self] in
      self?.modifier.action(old, new, context)
    }
  }
}

extension ScrollNode {
  /// Enters a phase; the one that it is in already changes nothing.
  ///
  /// - Parameter velocity: of the content offset, in points a second.
  func enter(_ phase: ScrollPhase, velocity: CGVector = CGVector(dx: 0, dy: 0)) {
    guard phase != self.phase else { return }
    let old = self.phase
    self.phase = phase
    forEachModifier { $0.phaseChanged(of: self, from: old, velocity: velocity) }
    tellCounterpart(from: old, to: phase)
  }
}
