import Foundation
import Testing

@testable import Playground

/// The recipes' source files, compiled as `document` compiles them, with listings of this project's own
/// in the place of a document's.
@Suite("Recipe sources", .serialized)
struct RecipeSourceTests {
  /// The modules that this test was built with.
  private static let modules = Bundle.module.bundleURL.deletingLastPathComponent()
    .appending(path: "Modules").path()

  /// Compiles a document's listings with what its recipe adds, then the driver against them.
  private func compile(_ text: String, recipe: DocumentRecipe) throws -> ToolRun {
    let folder = TemporaryFolder()
    func compile(_ module: String, _ options: [String], _ files: [String]) throws -> ToolRun {
      try ToolRun(
        "/usr/bin/env",
        ["swiftc", "-emit-module", "-wmo", "-module-name", module, "-I", Self.modules, "-I"]
          + [folder.path, "-o", folder.path("\(module).swiftmodule")]
          + options + files, limits: .compilation)
    }
    for (name, text) in recipe.modules {
      _ = try compile(name, [], [try folder.write(text, to: "\(name).swift")])
    }
    let program = DocumentProgram(
      document: MarkdownDocument(path: "/standin.md", text: text), recipe: recipe)
    let listings = try compile(
      "DocumentListings", ["-swift-version", "5"],
      program.listingFiles.sorted { $0.key < $1.key }.map { try folder.write($0.value, to: $0.key) }
    )
    guard listings.exitCode == 0 else { return listings }
    return try compile(
      "DocumentDriver", ["-swift-version", "6", "-warnings-as-errors"],
      recipe.driverFiles(hasFinger: true).map { try folder.write($1, to: $0) })
  }

  private func standIn(_ number: String) throws -> String {
    try String(contentsOfFile: fixture("StandIns/\(number).md"), encoding: .utf8)
  }

  @Test(
    "what a document leaves out, and the driver, compile with listings in their place",
    arguments: DocumentRecipe.all.filter(\.runs))
  func compiles(_ recipe: DocumentRecipe) throws {
    let text = try standIn(recipe.number)
    let document = MarkdownDocument(path: "/standin.md", text: text)
    #expect(DocumentRecipe.recognising(document.listings)?.number == recipe.number)
    let compiled = try compile(text, recipe: recipe)
    #expect(compiled.exitCode == 0, "\(compiled.output)")
  }

  @Test("a name that a source needs and no listing declares does not compile")
  func missesAName() throws {
    let text = try standIn("000").replacingOccurrences(of: "footerHidden", with: "hiddenFooter")
    let compiled = try compile(text, recipe: .lkRefresh)
    #expect(compiled.exitCode != 0)
    #expect(compiled.output.contains("cannot find 'footerHidden' in scope"))
  }

  @Test("every source of a part has exactly one place for listings")
  func places() {
    for recipe in DocumentRecipe.all {
      for part in recipe.parts where !part.after.isEmpty {
        #expect(!(part.before + part.after).contains("listings stand here"), "\(part.place)")
        #expect(part.after.allSatisfy { "} \n".contains($0) }, "\(part.place)")
      }
    }
  }
}

extension DocumentRecipe: CustomTestStringConvertible {
  public var testDescription: String { number }
}
