/// Why an element was asked, answered or placed as it was, along one axis.
///
/// A layout gives it at the moment of its decision, and only if an observer listens. Its number is
/// computed from a ``Term``, so that it can be shown as arithmetic and recomputed.
package struct Reason {
  /// The closed set of reasons; the article <doc:Reasons> says what each one means.
  package enum Kind {
    case asked, took, fixed, ideal, clamped
    /// A part of the remaining length when a container shares a length among its children.
    case share(Share)
    case sum, largest, kept
    /// Where a guide of the child meets one of the container.
    case placed
    /// After the previous child.
    case after(LayoutNode)
    /// A side of a box of a given ratio.
    case ratio
    /// Nothing is proposed along the axis in which the content scrolls.
    case unlimited
    /// The line of a grid's cells, or the track of a lazy one.
    case cell
    /// A line of a lazy container, after others whose lengths may be estimates.
    case line(Int, isEstimated: Bool)
    /// The unsafe area, or views that take its place.
    case safeArea
    /// A share of the nearest container, whatever lies in between.
    case relative
    /// The one of several that fits, or is shown.
    case chosen
    /// Where another view of the same name is.
    case matched
  }

  /// One child's turn while a stack shares its length.
  package struct Share {
    /// Counted from 1.
    package let turn: Int
    /// The children of the same priority still to be asked, including this one.
    package let left: Int
    package let room: CGFloat
    /// The answers to 0 and to infinity that decided the order; nil if they were not asked for.
    package let probed: ClosedRange<CGFloat>?
    package let priority: Double
  }

  package let kind: Kind
  package let term: Term

  package init(_ kind: Kind, _ term: Term) {
    self.kind = kind
    self.term = term
  }

  /// A guide of a child on a guide of its container; if both are centres or ends, in terms of the
  /// two lengths.
  static func placed(
    _ axis: Axis, line: CGFloat, in own: CGFloat, guide: CGFloat, of child: LayoutNode,
    _ answer: CGFloat
  ) -> Reason {
    let answered = Term.answer(child, axis, answer)
    if line == guide, line == 0 { return Reason(.placed, .number(0)) }
    if line == own / 2, guide == answer / 2 { return Reason(.placed, (.own(axis) - answered) / 2) }
    if line == own, guide == answer { return Reason(.placed, .own(axis) - answered) }
    return Reason(.placed, Term.number(line).less(guide))
  }

  /// A child that is as long as all of them together; if there is none, the common extent of their
  /// guides.
  static func largest(_ answers: [(LayoutNode, CGFloat)], _ axis: Axis, _ all: CGFloat) -> Reason {
    let widest = answers.first { $0.1 == all }
    return Reason(.largest, widest.map { .answer($0.0, axis, $0.1) } ?? .number(all))
  }

  /// The proposal, passed on unchanged.
  static func passedOn(_ axis: Axis) -> Reason { Reason(.asked, .asked(axis)) }
}

/// The subject of a reason.
package enum Decided {
  /// The proposal with which an element is placed.
  case question
  /// The element's own answer.
  case answer
  /// Its origin in the element around it, in left-to-right coordinates.
  case place
}

/// A number together with the way it was computed.
package indirect enum Term {
  case number(CGFloat)
  /// An unspecified side.
  case nothing
  /// The proposal that the deciding element itself was given.
  case asked(Axis)
  /// The deciding element's own length.
  case own(Axis)
  /// A child's answer.
  case answer(LayoutNode, Axis, CGFloat)
  case plus(Term, Term)
  case minus(Term, Term)
  case times(Term, CGFloat)
  case over(Term, CGFloat)
  /// The larger of two; if one is nothing, the other.
  case atLeast(Term, Term)
  /// The smaller of two; if one is nothing, the other.
  case atMost(Term, Term)

  static func + (left: Term, right: Term) -> Term { .plus(left, right) }
  static func - (left: Term, right: Term) -> Term { .minus(left, right) }
  static func / (left: Term, right: CGFloat) -> Term { .over(left, right) }

  /// The term plus a length, or the term itself if the length is 0.
  func adding(_ length: CGFloat) -> Term { length == 0 ? self : self + .number(length) }

  /// The term minus a length, or the term itself if the length is 0.
  func less(_ length: CGFloat) -> Term { length == 0 ? self : self - .number(length) }

  /// The term, or 0 if its value is negative; nil has no limit.
  func orZero(_ value: CGFloat?) -> Term { (value ?? 0) < 0 ? .atLeast(self, .number(0)) : self }
}

extension LayoutNode {
  /// Tells an observer, if there is one, the reason along each axis; nil if another element has it.
  ///
  /// - Cost: two loads and a comparison without an observer.
  @inline(__always)
  final func tell(_ decided: Decided, _ reason: (Axis) -> Reason?) {
    guard hostReference.use({ $0.isObserved }) else { return }
    host.observer?.decided(decided, self, reason)
  }
}
