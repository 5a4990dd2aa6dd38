import Foundation
import RuleCatalog

/// The rules of the checkout that this program was built from.
///
/// They are read from the articles on first access; embedding their bytes in the program would cost
/// the compiler more than a minute and a half.
enum RuleWords {
  static let catalog = RuleCatalog(articles)

  /// An id with its rule in one sentence, as shown beside a decision.
  ///
  /// - Shape: only the id if no article has it, or the articles are missing.
  static func cited(_ id: String) -> String { catalog.cited(id) }

  /// A sentence in which each id is followed by its rule: `(S0.14: The header freezes when ...)`.
  static func spelledOut(_ text: String) -> String { catalog.spelledOut(text) }

  /// The catalogs that hold the rules, relative to the root of the package.
  private static let folders = [
    "Sources/ViewTree/ViewTree.docc", "Sources/RefreshSystems/RefreshSystems.docc",
  ]

  private static var articles: [RuleArticle] {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return folders.flatMap { folder in
      let files = try? FileManager.default.contentsOfDirectory(
        atPath: package.appending(path: folder).path)
      return (files ?? []).filter { $0.hasSuffix(".md") }.sorted().compactMap { name in
        let path = "\(folder)/\(name)"
        let text = try? String(contentsOf: package.appending(path: path), encoding: .utf8)
        return text.map { RuleArticle(path: path, text: $0) }
      }
    }
  }
}
