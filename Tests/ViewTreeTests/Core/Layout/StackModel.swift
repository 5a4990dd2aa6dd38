import SwiftUI

/// One length rule of a model leaf: an optional fixed frame inside a flexible frame.
struct LengthRule {
  var fixed: CGFloat?
  var minimum: CGFloat?
  var maximum: CGFloat?

  /// The length answered to a proposal.
  func length(_ proposal: CGFloat?) -> CGFloat {
    let offer = proposal.map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
    let answer = fixed ?? offer ?? 10
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      return min(max(proposal ?? answer, minimum), maximum)
    case (let minimum?, nil): return max(minimum, min(offer ?? .infinity, answer))
    case (nil, let maximum?): return min(maximum, max(offer ?? -.infinity, answer))
    case (nil, nil): return answer
    }
  }
}

/// A child of the modelled stack: a rule along the stack, one across it, and a priority.
struct StackModelChild {
  var along: LengthRule
  var across: LengthRule
  var priority: Double
}

/// A second, independent stack, written from the words of LAYOUT-3.1 alone.
///
/// It knows leaves whose two lengths do not depend on each other, which is all the prose needs.
///
/// - Units: points; `along` runs down the stack, `across` over its thickness.
/// - Source: LAYOUT-3.1.
struct StackModel {
  /// A child's place relative to the stack's corner.
  struct Place {
    var start: CGFloat
    var length: CGFloat
    var acrossStart: CGFloat
    var acrossLength: CGFloat
  }

  var spacing: CGFloat
  /// Where the guide stands in a child: 0 at the near edge, 1 at the far one.
  var guide: CGFloat
  var children: [StackModelChild]

  /// The stack's answer along itself.
  func length(along: CGFloat?) -> CGFloat {
    lengths(along).reduce(0, +) + spacing * CGFloat(max(children.count - 1, 0))
  }

  /// The stack's answer across itself; nil when a child is endless, which the rules leave open.
  func thickness(across: CGFloat?) -> CGFloat? {
    let lengths = acrossLengths(across)
    guard lengths.allSatisfy(\.isFinite) else { return nil }
    let range = acrossRange(lengths)
    return range.upperBound - range.lowerBound
  }

  /// Where the children stand: laid out again, with the thickness in place of an absent proposal.
  ///
  /// - Infinity: nowhere (nil) when the stack is endless on an axis.
  func places(along: CGFloat?, across: CGFloat?) -> [Place]? {
    let lengths = lengths(along)
    guard let thickness = thickness(across: across), lengths.allSatisfy(\.isFinite) else {
      return nil
    }
    let acrossLengths = acrossLengths(across ?? thickness)
    let origin = acrossRange(acrossLengths).lowerBound
    return children.indices.map { index in
      Place(
        start: lengths[..<index].reduce(0, +) + spacing * CGFloat(index),
        length: lengths[index],
        acrossStart: -guide * acrossLengths[index] - origin,
        acrossLength: acrossLengths[index])
    }
  }

  private func acrossLengths(_ proposal: CGFloat?) -> [CGFloat] {
    children.map { $0.across.length(proposal) }
  }

  /// The union of all children hung on the guide, and of the guide's line itself.
  private func acrossRange(_ lengths: [CGFloat]) -> ClosedRange<CGFloat> {
    let near = lengths.map { -guide * $0 }.min() ?? 0
    let far = lengths.map { $0 - guide * $0 }.max() ?? 0
    return min(near, 0)...max(far, 0)
  }

  private func lengths(_ proposal: CGFloat?) -> [CGFloat] {
    guard let proposal else { return children.map { $0.along.length(nil) } }
    var lengths = Array(repeating: CGFloat(0), count: children.count)
    var free = proposal - spacing * CGFloat(max(children.count - 1, 0))
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    for priority in priorities.dropFirst() {
      free -= minima(of: priority)
    }
    for priority in priorities {
      if priority != priorities.first { free += minima(of: priority) }
      var group = order(of: priority)
      while !group.isEmpty {
        let share = max(free / CGFloat(group.count), 0)
        let index = group.removeFirst()
        lengths[index] = children[index].along.length(share)
        let rest = free - lengths[index]
        if !rest.isNaN { free = rest }
      }
    }
    return lengths
  }

  private func minima(of priority: Double) -> CGFloat {
    children.filter { $0.priority == priority }.map { $0.along.length(0) }.reduce(0, +)
  }

  /// The children of one priority, the least flexible first; ties keep tree order, except that of
  /// endless ones the larger minimum comes first.
  private func order(of priority: Double) -> [Int] {
    func isBefore(_ left: Int, _ right: Int) -> Bool {
      let (leftRule, rightRule) = (children[left].along, children[right].along)
      let leftFlexibility = leftRule.length(.infinity) - leftRule.length(0)
      let rightFlexibility = rightRule.length(.infinity) - rightRule.length(0)
      if leftFlexibility == .infinity, rightFlexibility == .infinity,
        leftRule.length(0) != rightRule.length(0)
      {
        return leftRule.length(0) > rightRule.length(0)
      }
      return leftFlexibility == rightFlexibility
        ? left < right : leftFlexibility < rightFlexibility
    }
    return children.indices.filter { children[$0].priority == priority }.sorted(by: isBefore)
  }
}
