import SwiftUI

/// One condition of the rule by which a side requests data, with the numbers filled in.
///
/// All guards of a side hold exactly if the next event would request data.
public struct RefreshGuard: Equatable, Sendable {
  /// Two numbers, and the required relation between them.
  public struct Comparison: Equatable, Sendable {
    public enum Relation: String, CaseIterable, Sendable {
      case above = ">"
      case atLeast = ">="
      case below = "<"
      case atMost = "<="
    }

    /// The value's name in the document.
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

    /// The distance from the value to the line, never negative. Points.
    public var distance: CGFloat { abs(line - value) }

    /// Whether a value on the line itself fails.
    public var excludesLine: Bool { relation == .above || relation == .below }
  }

  /// The action that makes a failing guard hold.
  public enum Remedy: Equatable, Sendable {
    /// The content moves further from rest, or comes back, by the comparison's distance.
    case pull, comeBack
    /// The content comes back, under a finger or, once that leaves, on its own.
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
  /// The comparison; nil for a condition that does not compare lengths.
  public let comparison: Comparison?
  /// The condition in the document's names, with its numbers: `offset 107 > threshold 120`.
  public let text: String
  public let holds: Bool
  public let remedy: Remedy

  /// A condition that does not compare lengths.
  ///
  /// - Parameters:
  ///   - rule: its id in the catalog.
  ///   - text: the condition in the document's names.
  ///   - holds: whether it is met.
  ///   - remedy: the action that meets it.
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
  ///   - value: compared with the line; the guard holds if the relation does. Points.
  ///   - relation: the required relation of the value to the line.
  ///   - lineName: the line's name in the document.
  ///   - line: the length that the value is compared with. Points.
  ///   - remedy: the action that meets it.
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

  /// The smallest change that makes it hold; nil where it already does.
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

/// Whether a side would request data now, and what prevents it.
public struct RefreshVerdict: Equatable, Sendable {
  public let side: RefreshSide
  /// In the order in which the rule checks them; empty for a side that does not exist.
  public let guards: [RefreshGuard]

  public init(_ side: RefreshSide, _ guards: [RefreshGuard]) {
    self.side = side
    self.guards = guards
  }

  public var failed: [RefreshGuard] { guards.filter { !$0.holds } }

  /// The smallest changes for all failing guards, in the order in which the user makes them; nil
  /// where none fails.
  public var smallestChange: String? {
    // One pull can satisfy all guards that need a pull.
    let pulls = failed.filter { $0.remedy == .pull }.compactMap(\.comparison?.distance)
    let changes = failed.filter {
      $0.remedy != .pull || $0.comparison?.distance == pulls.max()
    }.compactMap(\.smallestChange)
    guard !changes.isEmpty else { return nil }
    return changes == ["let go"] ? "let go now" : changes.joined(separator: ", then ")
  }
}
