import Foundation
import Testing

@testable import RefreshTraces

/// The trace files that ship with the tests.
enum TraceFixtures {
  static func text(_ suite: String) throws -> String {
    let file = try #require(
      Bundle.module.url(forResource: suite, withExtension: "json", subdirectory: "Fixtures"))
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The text of a file with another text in the place of one that it holds.
  static func text(_ suite: String, replacing old: String, with new: String) throws -> String {
    let text = try text(suite)
    try #require(text.contains(old))
    return text.replacingOccurrences(of: old, with: new)
  }

  static func suite(_ name: String) throws -> RefreshTraceSuite {
    let file = try TraceFile(file: "\(name).json", text: text(name))
    guard case .traces(let suite) = file else {
      throw TraceFileError(file: name, place: nil, reason: "expected traces, found constants")
    }
    return suite
  }

  static func constants() throws -> [ConstantRow] {
    let file = try TraceFile(file: "constants.json", text: text("constants"))
    guard case .constants(let rows) = file else {
      throw TraceFileError(file: "constants", place: nil, reason: "expected rows, found traces")
    }
    return rows
  }
}

/// The report on files of these names and texts.
@MainActor func report(on files: KeyValuePairs<String, String>) -> ValidationReport {
  var validation = TraceValidation()
  for (file, text) in files { validation.validate(file: file, text: text) }
  return validation.finished()
}
