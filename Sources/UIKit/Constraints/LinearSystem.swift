/// Linear relations between lengths, in the order of their importance.
///
/// Equalities are accepted one by one, if they neither follow from earlier ones nor contradict
/// them. Inequalities are left out at first. While one is violated, the most important violated one
/// is accepted as an equality, and everything is solved again.
///
/// - Cost: cubic in the number of unknowns; a view has a handful of direct subviews.
struct LinearSystem {
  struct Row {
    /// One factor per unknown.
    var factors: [CGFloat]
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
    let order = rows.indices.sorted { (rows[$1].priority, $0) < (rows[$0].priority, $1) }
    var active: Set<Int> = []
    while true {
      let values = solve(order.filter { rows[$0].relation == .equal || active.contains($0) })
      let broken = order.first { !active.contains($0) && isBroken(rows[$0], values) }
      guard let broken else { return values }
      active.insert(broken)
    }
  }

  private func isBroken(_ row: Row, _ values: [CGFloat]) -> Bool {
    let sum = zip(row.factors, values).reduce(0) { $0 + $1.0 * $1.1 }
    switch row.relation {
    case .equal: return false
    case .greaterThanOrEqual: return sum < row.value - Self.tolerance
    case .lessThanOrEqual: return sum > row.value + Self.tolerance
    }
  }

  private static let tolerance: CGFloat = 1e-6

  /// Gauss-Jordan elimination over the relations that are independent of earlier ones.
  private func solve(_ order: [Int]) -> [CGFloat] {
    var taken: [(pivot: Int, factors: [CGFloat], value: CGFloat)] = []
    for index in order where taken.count < count {
      var factors = rows[index].factors
      var value = rows[index].value
      for known in taken where factors[known.pivot] != 0 {
        let share = factors[known.pivot]
        for column in factors.indices { factors[column] -= share * known.factors[column] }
        value -= share * known.value
      }
      guard let pivot = factors.indices.max(by: { abs(factors[$0]) < abs(factors[$1]) }),
        abs(factors[pivot]) > Self.tolerance
      else { continue }
      let scale = factors[pivot]
      factors = factors.map { $0 / scale }
      value /= scale
      for row in taken.indices where taken[row].factors[pivot] != 0 {
        let share = taken[row].factors[pivot]
        for column in factors.indices { taken[row].factors[column] -= share * factors[column] }
        taken[row].value -= share * value
      }
      taken.append((pivot, factors, value))
    }
    // An unknown without a value is 0, so each accepted row gives its own unknown.
    var values = [CGFloat](repeating: 0, count: count)
    for row in taken { values[row.pivot] = row.value }
    return values
  }
}
