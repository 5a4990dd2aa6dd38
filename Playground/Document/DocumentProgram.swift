import Foundation

/// The source files that a recipe and a document's listings form together.
struct DocumentProgram: Equatable, Sendable {
  /// The listings' module: file names and their texts.
  let listingFiles: [String: String]
  /// The listings in document order, each with its treatment.
  let placements: [ListingPlacement]
  /// The document's path as it appears in the compiler's messages.
  private let path: String

  /// Puts every listing where the recipe says, byte for byte.
  ///
  /// A file-level listing gets a file of its own. Listings inside a type share the type's file,
  /// which begins with the imports of those listings. Each is preceded by a `#sourceLocation`, so
  /// that the compiler's messages name the document and its line. It is never reset, so that a
  /// missing brace is reported on the line after the listing.
  init(document: MarkdownDocument, recipe: DocumentRecipe) {
    placements = document.listings.map(recipe.placement)
    var files: [String: String] = [:]
    if recipe.replay != nil { files["DocumentProbe.swift"] = EmbeddedText.DocumentProbe_swift }
    func located(_ text: some StringProtocol, _ line: Int) -> String {
      Self.located(String(text), line: line, in: document)
    }
    for (index, part) in recipe.parts.enumerated() where part.leftOutBecause == nil {
      let listings = zip(document.listings, placements)
        .filter { $0.1 == .part(index) }.map(\.0)
      if index == 0 {
        for listing in listings {
          files["Listing\(listing.number).swift"] =
            part.before + located(listing.text, listing.firstLine) + part.after
        }
      } else {
        let heads = listings.filter { !$0.imports.isEmpty }.map {
          located($0.imports.joined(), $0.firstLine) + "#sourceLocation()\n"
        }
        let rests = listings.map {
          located(
            $0.lines.dropFirst($0.imports.count).joined(), $0.firstLine + $0.imports.count)
        }
        files["Part\(index).swift"] = heads.joined() + part.before + rests.joined() + part.after
      }
    }
    listingFiles = files
    path = document.path
  }

  /// A message about the end of a generated file, mapped to the document.
  ///
  /// The compiler applies `#sourceLocation` to all lines that follow but not to the end of the file,
  /// where it reports a missing brace.
  func inDocument(_ message: CompilerMessage) -> CompilerMessage {
    let name = URL(fileURLWithPath: message.path).lastPathComponent
    guard message.path != path, let text = listingFiles[name] else { return message }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(message.line)
    guard let index = lines.lastIndex(where: { $0.hasPrefix(Self.directive) }),
      let first = lines[index].split(separator: " ").last.flatMap({ Int($0.dropLast()) })
    else { return message }
    return CompilerMessage(
      path: path, line: first + message.line - index - 2, column: message.column,
      reason: message.reason)
  }

  private static let directive = "#sourceLocation("

  /// A text under the document's own name and line number.
  private static func located(
    _ text: String, line: Int, in document: MarkdownDocument
  ) -> String {
    let path = document.path
      .replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    return "\(directive)file: \"\(path)\", line: \(line))\n\(text)\(end)"
  }
}
