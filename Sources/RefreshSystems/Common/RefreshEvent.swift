import SwiftUI

/// Something that a rule of a system did to one of its sides, in words that all five share.
public struct RefreshEvent: Equatable, Sendable {
  /// The kind of event.
  public enum Step: String, CaseIterable, Hashable, Sendable {
    /// The side can be pulled from now on.
    case readied
    /// The pull is far enough for a request.
    case armed
    /// The pull is not far enough any more.
    case disarmed
    /// The host was asked for data.
    case requested
    /// The list keeps room open for the side.
    case held
    /// The room was given back.
    case freed
    /// The request is over, done or dropped.
    case ended
    /// The host has said that there is nothing more.
    case exhausted
  }

  public let side: RefreshSide
  public let step: Step
  /// The change under the document's own names, and the rule's comparison in numbers.
  public let text: String
  /// How far the content was pulled down when the rule judged it; nil where none was judged.
  ///
  /// - Units: points, negative for a footer. A system that judges a layout after it has been seen
  ///   is a frame behind its scroll view.
  public let pull: CGFloat?

  public init(side: RefreshSide, step: Step, text: String, pull: CGFloat?) {
    self.side = side
    self.step = step
    self.text = text
    self.pull = pull
  }
}
