import Foundation

struct CompilerMessage: Hashable, Sendable {
  /// The file that the compiler names: the document or a generated file.
  let path: String
  let line: Int
  let column: Int
  let reason: String

  /// One line, as the compiler writes it.
  var text: String { "\(path):\(line):\(column): error: \(reason)" }

  /// The errors in a build's output, in order and without repeats; warnings and notes are skipped.
  ///
  /// - Shape: empty if no line has the form `PATH:LINE:COLUMN: error: TEXT`. All errors about an
  ///   unknown key of the environment count as one, which names the key.
  static func errors(in output: String) -> [CompilerMessage] {
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let unknownKeys = UnknownEnvironmentKey.all(in: lines)
    var seen = Set<CompilerMessage>()
    return lines.compactMap { line in
      guard let written = CompilerMessage(line: line) else { return nil }
      let message = unknownKeys.first { $0.explains(written) }?.message ?? written
      return seen.insert(message).inserted ? message : nil
    }
  }
}

extension CompilerMessage {
  init?(line: String) {
    guard let mark = line.range(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let number = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    self.init(
      path: place.dropLast(2).joined(separator: ":"), line: number, column: column,
      reason: String(line[mark.upperBound...]))
  }
}
