import SwiftUI

/// A refresh system on a laid-out tree, as pictures, comparisons and lessons see it.
///
/// All five systems answer the same questions, so code that shows them needs no case for each.
@MainActor public protocol RefreshMachine: AnyObject {
  /// Which of the five systems it is.
  var system: RefreshSystemName { get }

  /// How far the content is pulled down from its place of rest.
  ///
  /// - Units: points, after the rubber band; negative above.
  var pull: CGFloat { get }

  /// The pull beyond which the header can request data, or is armed to.
  ///
  /// - Units: points.
  var threshold: CGFloat { get }

  /// The present phase of a side.
  func phase(of side: RefreshSide) -> RefreshPhase

  /// The conditions under which a side requests data with the next event; empty for a side that the
  /// system does not have.
  func guards(of side: RefreshSide) -> [RefreshGuard]

  /// Takes the events of all rules since the last call, in order; the host's own writes are not
  /// events.
  func takeEvents() -> [RefreshEvent]
}

extension RefreshMachine {
  /// The pulled share of the threshold, from 0 to 1; 1 where the threshold is not above 0.
  public var progress: Double {
    guard threshold > 0 else { return 1 }
    return min(1, max(0, Double(pull / threshold)))
  }
}
