import Foundation
import GoldenScenes
import ViewSketches

/// A file of the form `viewtree-golden/1`: measurements of one system.
struct GoldenFile: Decodable {
  struct Suite: Decodable {
    let name: String
    let entries: [Entry]
  }

  struct Entry: Decodable {
    let id: String
    /// The sketch as data; nil for other entries.
    let tree: String?
    let values: [String: GoldenValue]

    /// The sketch that was measured; nil if the entry has none.
    var sketch: GoldenSketch? {
      tree.flatMap { try? JSONDecoder().decode(Sketch.self, from: Data($0.utf8)) }
        .map { GoldenSketch(name: id, tree: $0) }
    }
  }

  let schema: String
  let host: String
  /// Pixels per point.
  let scale: Double
  let suites: [Suite]

  static let schema = "viewtree-golden/1"
  static let suiteNames = ["cases", "sketches", "physics", "order"]

  /// Whether a text names this format, even if the rest is malformed. JSON may escape the slash
  /// with a backslash.
  static func isMeant(by text: String) -> Bool { text.contains("\"viewtree-golden") }

  /// - Errors: `GoldenFailure` for a text that is not such a file.
  init(text: String) throws {
    do {
      self = try JSONDecoder().decode(GoldenFile.self, from: Data(text.utf8))
    } catch {
      throw GoldenFailure(reason: Self.reason(error))
    }
    guard schema == Self.schema else {
      throw GoldenFailure(
        reason: "schema \(MessageText.quoted(schema)), expected \"\(Self.schema)\"")
    }
    guard scale > 0, scale <= 8 else {
      throw GoldenFailure(reason: "scale \(scale), expected pixels a point from 1 to 8")
    }
    for suite in suites {
      guard Self.suiteNames.contains(suite.name) else {
        throw GoldenFailure(
          reason: "suite \(MessageText.quoted(suite.name)), expected "
            + Self.suiteNames.joined(separator: ", "))
      }
      let ids = suite.entries.map(\.id)
      guard Set(ids).count == ids.count else {
        throw GoldenFailure(reason: "suite \(suite.name) has two entries of one id")
      }
      if suite.name == "sketches", let entry = suite.entries.first(where: { !$0.hasPrintedTree }) {
        throw GoldenFailure(
          reason: "sketch \(MessageText.quoted(entry.id)) has no tree of the printed kinds")
      }
    }
    if suites.allSatisfy(\.entries.isEmpty) { throw GoldenFailure(reason: "nothing was measured") }
  }

  func entries(of suite: String) -> [Entry] {
    suites.filter { $0.name == suite }.flatMap(\.entries)
  }

  @MainActor func sources() throws -> GoldenSources {
    let ids = Set(entries(of: "cases").map(\.id))
    return GoldenSources(
      cases: try GoldenCase.all().filter { ids.contains($0.id) },
      sketches: entries(of: "sketches").compactMap(\.sketch))
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context):
      return "'\(key.stringValue)' is missing at \(place(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(context.debugDescription) (at \(place(context)))"
    default: return "no JSON"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? "the root" : path
  }
}

extension GoldenFile.Entry {
  /// Names become type names and trees become source, so neither may be arbitrary text.
  fileprivate var hasPrintedTree: Bool {
    guard let sketch, sketch.name.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      sketch.tree.count <= 64
    else { return false }
    var isPrinted = true
    sketch.tree.forEach { node in
      isPrinted =
        isPrinted && SketchVocabulary.smallTree.kinds.contains(node.kind)
        && node.children.count >= node.kind.children.lowerBound
        && (node.kind.takesList || node.children.count == node.kind.children.upperBound)
        && (0...7).contains(node.a) && (0...7).contains(node.b)
        && (0...1_000_000).contains(node.number)
    }
    return isPrinted
  }
}

struct GoldenFailure: Error, CustomStringConvertible {
  let reason: String

  var description: String { reason }
}
