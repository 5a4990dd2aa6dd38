import RefreshSystems
import SwiftUI

/// A file that `validate` can replay.
public enum TraceFile: Sendable {
  case traces(RefreshTraceSuite)
  case constants([ConstantRow])

  /// Reads a file's text.
  ///
  /// - Errors: text that is no JSON, an unknown schema or suite, and a missing or mistyped field of
  ///   the common schema. The fields of a single suite are read when it is replayed.
  public init(file: String, text: String) throws(TraceFileError) {
    let root = try TraceCursor(file: file, text: text)
    let schema = try root.field("schema")
    switch schema.value {
    case .text("refresh-trace/1"):
      self = .traces(try RefreshTraceSuite(root))
    case .text("refresh-constants/1"):
      var rows: [ConstantRow] = []
      for element in try root.field("rows").elements() {
        rows.append(try ConstantRow(element))
      }
      self = .constants(rows)
    default:
      throw schema.error(
        "wrong schema \(schema.value.shown), expected \"refresh-trace/1\" or \"refresh-constants/1\""
      )
    }
  }
}
