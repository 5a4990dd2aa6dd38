/// Linear relations between lengths, in the order of their importance.
///
/// Equalities are accepted one by one, if they neither follow from earlier ones nor contradict
/// them. Inequalities are left out at first. While one is violated, the most important violated one
/// is accepted as an equality, and the relations after it are accepted again.
///
/// - Cost: at most quadratic in the length of a chain of views, and linear for each inequality that
///   becomes an equality.
struct LinearSystem {
  typealias Term = (unknown: Int, factor: CGFloat)

  struct Row {
    /// The unknowns that the relation mentions, with their factors; one may occur several times.
    var terms: [Term]
    /// The bound: the weighted sum of the unknowns equals it, is at least it, or is at most it.
    var value: CGFloat
    var relation: NSLayoutConstraint.Relation
    var priority: Float
  }

  private(set) var rows: [Row] = []
  let count: Int

  init(count: Int) {
    self.count = count
  }

  mutating func add(_ row: Row) { rows.append(row) }

  /// The unknowns; one that no relation mentions is 0.
  func solution() -> [CGFloat] {
    let rows = rows.indices.sorted {
      (self.rows[$1].priority, $0) < (self.rows[$0].priority, $1)
    }.map { self.rows[$0] }
    var isActive = rows.map { $0.relation == .equal }
    // The relations up to the last inequality that became an equality.
    var known = LinearElimination(count: count)
    var knownCount = 0
    while true {
      var elimination = known
      for index in knownCount..<rows.count where isActive[index] { elimination.accept(rows[index]) }
      let values = elimination.values
      let broken = rows.indices.first { !isActive[$0] && isBroken(rows[$0], values) }
      guard let broken else { return values }
      isActive[broken] = true
      if broken < knownCount { (known, knownCount) = (LinearElimination(count: count), 0) }
      for index in knownCount...broken where isActive[index] { known.accept(rows[index]) }
      knownCount = broken + 1
    }
  }

  private func isBroken(_ row: Row, _ values: [CGFloat]) -> Bool {
    var sum: CGFloat = 0
    for (unknown, factor) in row.terms { sum += factor * values[unknown] }
    switch row.relation {
    case .equal: return false
    case .greaterThanOrEqual: return sum < row.value - LinearElimination.tolerance
    case .lessThanOrEqual: return sum > row.value + LinearElimination.tolerance
    }
  }
}
