import SwiftUI

/// A refresh system on a laid-out tree, as pictures, comparisons and lessons see it.
///
/// All five systems answer the same questions, so that nothing that shows them has a case for each.
@MainActor public protocol RefreshMachine: AnyObject {
  /// Which of the five it is.
  var system: RefreshSystemName { get }

  /// How far the content is pulled down from its place of rest.
  ///
  /// - Units: points after the rubber band; negative above.
  var pull: CGFloat { get }

  /// The pull beyond which the header can ask for data, or is armed to.
  ///
  /// - Units: points.
  var threshold: CGFloat { get }

  /// Where a side stands now.
  func phase(of side: RefreshSide) -> RefreshPhase

  /// The conditions under which a side asks for data with the next event; none for a side that the
  /// system has not.
  func guards(of side: RefreshSide) -> [RefreshGuard]

  /// Takes the events of all rules since the last call, in order; the host's own writes are no
  /// events.
  func takeEvents() -> [RefreshEvent]
}

extension RefreshMachine {
  /// The share of the threshold that is pulled, from 0 to 1; 1 where the threshold is not above 0.
  public var progress: Double {
    guard threshold > 0 else { return 1 }
    return min(1, max(0, Double(pull / threshold)))
  }
}
