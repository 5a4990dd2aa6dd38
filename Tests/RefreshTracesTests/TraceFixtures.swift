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

/// A trace as a test argument, shown by its identifier.
struct NamedTrace: Sendable, CustomTestStringConvertible {
  let trace: RefreshTrace
  var testDescription: String { trace.id }

  /// The traces of a suite; empty when the file cannot be read, which another test reports.
  static func all(of suite: String) -> [NamedTrace] {
    let suite = try? TraceFixtures.suite(suite)
    return (suite?.traces ?? []).map(NamedTrace.init)
  }
}
