import SwiftUI

/// An effect of a rule on one of a system's sides, in the vocabulary that all five share.
public struct RefreshEvent: Equatable, Sendable {
  /// The kind of event.
  public enum Step: String, CaseIterable, Hashable, Sendable {
    /// The side can be pulled from now on.
    case readied
    /// The pull is far enough for a request.
    case armed
    /// The pull is no longer far enough.
    case disarmed
    /// The host was asked for data.
    case requested
    /// The list keeps space open for the side.
    case held
    /// The space was given back.
    case freed
    /// The request is over, finished or dropped.
    case ended
    /// The host has reported that there is nothing more.
    case exhausted
  }

  public let side: RefreshSide
  public let step: Step
  /// The change under the document's own names, with the rule's comparison in numbers.
  public let text: String
  /// How far the content was pulled down when the rule was evaluated; nil where the rule uses no
  /// pull.
  ///
  /// - Units: points, negative for a footer. A system that evaluates a layout after it was
  ///   displayed is one tick behind its scroll view.
  public let pull: CGFloat?

  public init(side: RefreshSide, step: Step, text: String, pull: CGFloat?) {
    self.side = side
    self.step = step
    self.text = text
    self.pull = pull
  }
}
