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
  public let holds: Bool
  public let remedy: Remedy
  /// The condition's words; empty for a comparison.
  private let words: String

  /// A condition that does not compare lengths.
  ///
  /// - Parameters:
  ///   - rule: its id in the catalog.
  ///   - words: the condition in the document's names.
  ///   - holds: whether it is met.
  ///   - remedy: the action that meets it.
  public init(_ rule: String, _ words: String, _ holds: Bool, else remedy: Remedy) {
    self.rule = rule
    comparison = nil
    self.words = words
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
    _ rule: String, _ name: String, _ value: CGFloat, _ relation: Comparison.Relation,
    _ lineName: String, _ line: CGFloat, else remedy: Remedy
  ) {
    let comparison = Comparison(
      name: name, value: value, relation: relation, lineName: lineName, line: line)
    self.rule = rule
    self.comparison = comparison
    words = ""
    holds = comparison.holds
    self.remedy = remedy
  }

  /// Something that has happened, as the reason of a rule that compares nothing.
  static func said(_ rule: String, _ words: String) -> Self {
    Self(rule, words, true, else: .application(words))
  }

  /// The condition without its numbers, in the document's names: `offset > threshold`.
  public var formula: String {
    comparison.map { "\($0.name) \($0.relation.rawValue) \($0.lineName)" } ?? words
  }

  /// The condition in the document's names, with its numbers: `offset 107 > threshold 120`.
  public var text: String { text(decimals: 1) }

  /// The condition with its numbers, each with at most `decimals` decimals, from 0 to 3.
  ///
  /// - Parameter namesLine: whether the line's name precedes its number.
  func text(decimals: Int, namesLine: Bool = true) -> String {
    guard let comparison else { return words }
    let number = { (number: CGFloat) in RuleText.number(number, decimals: decimals) }
    return "\(comparison.name) \(number(comparison.value)) \(comparison.relation.rawValue) "
      + (namesLine ? "\(comparison.lineName) " : "") + number(comparison.line)
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

/// The conditions under which a rule acts, in the order in which it states them.
extension [RefreshGuard] {
  package var hold: Bool { allSatisfy(\.holds) }

  /// Those that the finger decides; all of them where it decides none.
  ///
  /// A reader knows the others: every request needs a side that exists and is idle.
  private var telling: [RefreshGuard] {
    let fingers = filter {
      if case .application = $0.remedy { false } else { true }
    }
    return fingers.isEmpty ? self : fingers
  }

  /// Why the rule acted: its conditions in numbers, each with at most `decimals` decimals. The name
  /// of a line is given once.
  package func reason(decimals: Int) -> String {
    var named: Set<String> = []
    return telling.map { condition in
      let isNew = condition.comparison.map { named.insert($0.lineName).inserted }
      return condition.text(decimals: decimals, namesLine: isNew ?? true)
    }
    .joined(separator: ", ")
  }

  /// When the rule acts, without numbers: `offset > threshold, previous offset ≤ threshold`.
  package var formula: String {
    telling.map {
      $0.formula.replacing(">=", with: "≥").replacing("<=", with: "≤")
    }
    .joined(separator: ", ")
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
