import SwiftUI

/// What pictures, comparisons and lessons see of a refresh system on a laid-out tree.
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

  /// What the rules have done since the last call, in order; what the host did is not among it.
  func takeEvents() -> [RefreshEvent]
}

extension RefreshMachine {
  /// The share of the threshold that is pulled, from 0 to 1; 1 where the threshold is not above 0.
  public var progress: Double {
    guard threshold > 0 else { return 1 }
    return min(1, max(0, Double(pull / threshold)))
  }
}
