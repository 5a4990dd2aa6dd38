/// Gaussian elimination that takes one equality after the other.
struct LinearElimination {
  /// Gives an unknown by others: it and the rest make the value.
  private struct Known {
    let pivot: Int
    /// Terms in unknowns that had no value when this one was accepted.
    let rest: [LinearSystem.Term]
    let value: CGFloat
  }

  static let tolerance: CGFloat = 1e-6

  private var known: [Known] = []
  /// The index of the relation that gives an unknown, by the unknown.
  private var giver: [Int?]

  init(count: Int) {
    giver = Array(repeating: nil, count: count)
  }

  /// Adds an equality if it is independent of those before.
  mutating func accept(_ row: LinearSystem.Row) {
    guard known.count < giver.count else { return }
    let (free, value) = substituted(row)
    // The greatest factor, and of equal ones the first, gives the unknown.
    guard let pivot = free.max(by: { (abs($0.factor), $1.unknown) < (abs($1.factor), $0.unknown) }),
      abs(pivot.factor) > Self.tolerance
    else { return }
    let rest = free.filter { $0.unknown != pivot.unknown }
    giver[pivot.unknown] = known.count
    known.append(
      Known(
        pivot: pivot.unknown,
        rest: rest.map { ($0.unknown, $0.factor / pivot.factor) }, value: value / pivot.factor))
  }

  /// The row in terms of the unknowns that have no value yet.
  private func substituted(
    _ row: LinearSystem.Row
  ) -> (free: [LinearSystem.Term], value: CGFloat) {
    var factors = [CGFloat](repeating: 0, count: giver.count)
    var mentioned: [Int] = []
    var value = row.value
    func add(_ factor: CGFloat, to unknown: Int) {
      if factors[unknown] == 0 { mentioned.append(unknown) }
      factors[unknown] += factor
    }
    for (unknown, factor) in row.terms { add(factor, to: unknown) }
    // Each relation brings in unknowns that only later ones give.
    let first = row.terms.compactMap { giver[$0.unknown] }.min() ?? known.count
    for item in known[first...] where factors[item.pivot] != 0 {
      let share = factors[item.pivot]
      factors[item.pivot] = 0
      for (unknown, factor) in item.rest { add(-share * factor, to: unknown) }
      value -= share * item.value
    }
    // An unknown whose factor was 0 for a while is mentioned twice.
    let free = Set(mentioned).filter { factors[$0] != 0 }.sorted()
    return (free.map { ($0, factors[$0]) }, value)
  }

  /// The unknowns; one that no relation gives is 0.
  var values: [CGFloat] {
    var values = [CGFloat](repeating: 0, count: giver.count)
    for item in known.reversed() {
      values[item.pivot] = item.value
      for (unknown, factor) in item.rest { values[item.pivot] -= factor * values[unknown] }
    }
    return values
  }
}
