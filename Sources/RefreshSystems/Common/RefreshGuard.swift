import SwiftUI

/// One condition of the rule by which a side asks for data, with the numbers put in.
///
/// The guards of a side all hold exactly where the next event would ask.
public struct RefreshGuard: Equatable, Sendable {
  /// Two numbers, and how the first must stand to the second.
  public struct Comparison: Equatable, Sendable {
    public enum Relation: String, CaseIterable, Sendable {
      case above = ">"
      case atLeast = ">="
      case below = "<"
      case atMost = "<="
    }

    /// Under the document's own name.
    public let name: String
    public let value: CGFloat
    public let relation: Relation
    public let lineName: String
    public let line: CGFloat

    /// - NaN: compares with nothing.
    public var holds: Bool {
      switch relation {
      case .above: value > line
      case .atLeast: value >= line
      case .below: value < line
      case .atMost: value <= line
      }
    }

    /// From the value to the line, never negative. Points.
    public var distance: CGFloat { abs(line - value) }

    /// Whether the value may not stand on the line.
    public var excludesLine: Bool { relation == .above || relation == .below }
  }

  /// The act that makes a guard hold that fails.
  public enum Remedy: Equatable, Sendable {
    /// The content goes further away from rest, or comes back, by the comparison's distance.
    case pull, comeBack
    /// The content comes back, by a finger or, when that leaves, by itself.
    case comeBackOrLetGo
    /// The finger leaves.
    case letGo
    /// A finger drags the list.
    case drag
    /// The application does something, in a few words.
    case application(String)
  }

  /// The rule's id in the catalog.
  public let rule: String
  /// Nil for a condition that is no comparison of lengths.
  public let comparison: Comparison?
  /// The condition in the document's names, with its numbers: `offset 107 > threshold 120`.
  public let text: String
  public let holds: Bool
  public let remedy: Remedy

  /// A condition that is no comparison of lengths.
  ///
  /// - Parameters:
  ///   - rule: its id in the catalog.
  ///   - text: the condition in the document's names.
  ///   - holds: whether it is met.
  ///   - remedy: the act that meets it.
  public init(rule: String, _ text: String, _ holds: Bool, else remedy: Remedy) {
    self.rule = rule
    comparison = nil
    self.text = text
    self.holds = holds
    self.remedy = remedy
  }

  /// A condition that compares two lengths.
  ///
  /// - Parameters:
  ///   - rule: its id in the catalog.
  ///   - name: the value's name in the document.
  ///   - value: stands to the line as the relation says, or the guard fails. Points.
  ///   - relation: how the value must stand to the line.
  ///   - lineName: the line's name in the document.
  ///   - line: the length that the value is compared with. Points.
  ///   - remedy: the act that meets it.
  public init(
    rule: String, _ name: String, _ value: CGFloat, _ relation: Comparison.Relation,
    _ lineName: String, _ line: CGFloat, else remedy: Remedy
  ) {
    let comparison = Comparison(
      name: name, value: value, relation: relation, lineName: lineName, line: line)
    let number = { (number: CGFloat) in RuleText.number(number, decimals: 1) }
    self.rule = rule
    self.comparison = comparison
    text = "\(name) \(number(value)) \(relation.rawValue) \(lineName) \(number(line))"
    holds = comparison.holds
    self.remedy = remedy
  }

  /// The smallest change that makes it hold; nil where it does.
  public var smallestChange: String? {
    if holds { return nil }
    let points = comparison.map { RuleText.number($0.distance, decimals: 1) } ?? ""
    let more = comparison?.excludesLine == true ? "more than \(points)" : points
    switch remedy {
    case .pull: return "\(more) more points"
    case .comeBack: return "\(more) points back"
    case .comeBackOrLetGo:
      return comparison == nil ? "come back" : "\(more) points back, or let go now"
    case .letGo: return "let go"
    case .drag: return "a drag"
    case .application(let act): return act
    }
  }
}

/// Whether a side would ask for data now, and what keeps it.
public struct RefreshVerdict: Equatable, Sendable {
  public let side: RefreshSide
  /// In the order in which the rule asks them; empty for a side that there is not.
  public let guards: [RefreshGuard]

  public init(_ side: RefreshSide, _ guards: [RefreshGuard]) {
    self.side = side
    self.guards = guards
  }

  public var failed: [RefreshGuard] { guards.filter { !$0.holds } }

  /// The smallest changes of all guards that fail, in the order in which somebody makes them; nil
  /// where none does.
  public var smallestChange: String? {
    // One pull is far enough for all that ask for one.
    let pulls = failed.filter { $0.remedy == .pull }.compactMap(\.comparison?.distance)
    let changes = failed.filter {
      $0.remedy != .pull || $0.comparison?.distance == pulls.max()
    }.compactMap(\.smallestChange)
    guard !changes.isEmpty else { return nil }
    return changes == ["let go"] ? "let go now" : changes.joined(separator: ", then ")
  }
}
