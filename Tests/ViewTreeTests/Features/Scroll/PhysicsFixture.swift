import Foundation

/// The tables of `Fixtures/physics.json`, by name.
enum PhysicsFixture {
  /// Positions and velocities of the tables hold within this, says the file's own `meta`.
  static let tolerance: CGFloat = 1e-4

  static func rows<Row: Decodable>(of table: String, as row: Row.Type = Row.self) throws -> [Row] {
    let url = Bundle.module.bundleURL.appendingPathComponent("Fixtures/physics.json")
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    guard let tables = (file as? [String: Any])?["tables"] as? [String: Any],
      let rows = (tables[table] as? [String: Any])?["rows"]
    else { throw MissingTable(name: table) }
    return try JSONDecoder().decode([Row].self, from: JSONSerialization.data(withJSONObject: rows))
  }

  struct MissingTable: Error {
    let name: String
  }
}

/// The time that a row means: the file rounds one sixtieth of a second to 0.016667.
func exactTime(_ rounded: Double) -> Double {
  let frame = (rounded * 60).rounded() / 60
  return abs(frame - rounded) < 1e-6 ? frame : rounded
}

func isClose(
  _ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = PhysicsFixture.tolerance
) -> Bool {
  abs(value - expected) <= tolerance
}

/// Numbers that formulas with quotients, logarithms and exponentials tend to break on.
let oddNumbers: [CGFloat] = [
  0, -0.0, 1, -1, 800, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
  -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
]

/// Calls a body with every triple of odd numbers.
func forOddTriples(_ body: (CGFloat, CGFloat, CGFloat) -> Void) {
  for first in oddNumbers {
    for second in oddNumbers {
      for third in oddNumbers { body(first, second, third) }
    }
  }
}
