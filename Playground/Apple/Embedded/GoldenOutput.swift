import Foundation

extension GoldenValue: Encodable {
  /// A number that is none, or is infinite, leaves as a text: JSON has no other way.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number) where number.isFinite: try container.encode(number)
    case .number(let number): try container.encode("\(number)")
    case .text(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    }
  }
}

/// A file of the form `viewtree-golden/1`.
public struct GoldenOutput: Encodable {
  let schema = "viewtree-golden/1"
  /// The system and the hosting view.
  let host: String
  /// Pixels a point.
  let scale: Double
  let suites: [GoldenSuite]

  private enum CodingKeys: String, CodingKey { case schema, host, scale, suites }

  /// Measures everything and writes it.
  @MainActor public static func write(to file: URL) throws {
    let suites = GoldenTable().measured()
    let output = GoldenOutput(
      host: GoldenWindow.host, scale: Double(GoldenWindow.scale), suites: suites)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(output).write(to: file)
    for suite in suites { print("\(suite.name): \(suite.entries.count) measured") }
  }
}
