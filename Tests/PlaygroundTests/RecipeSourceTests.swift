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

  private struct Compiled {
    let code: Int32
    let output: String
  }

  /// Compiles a document's listings with what its recipe adds, then the driver against them.
  private func compile(_ text: String, recipe: DocumentRecipe) throws -> Compiled {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "viewtree-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ text: String) throws -> String {
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.path()
    }
    func compile(_ module: String, _ options: [String], _ files: [String]) throws -> ToolRun {
      try ToolRun(
        "/usr/bin/env",
        ["swiftc", "-emit-module", "-wmo", "-module-name", module, "-I", Self.modules, "-I"]
          + [folder.path(), "-o", folder.appending(path: "\(module).swiftmodule").path()]
          + options + files, limits: .compilation)
    }
    for (name, text) in recipe.modules {
      _ = try compile(name, [], [try write("\(name).swift", text)])
    }
    let program = DocumentProgram(
      document: MarkdownDocument(path: "/standin.md", text: text), recipe: recipe)
    let listings = try compile(
      "DocumentListings", ["-swift-version", "5"],
      program.listingFiles.sorted { $0.key < $1.key }.map { try write($0.key, $0.value) })
    guard listings.exitCode == 0 else {
      return Compiled(code: listings.exitCode, output: listings.output)
    }
    let driver = try compile(
      "DocumentDriver", ["-swift-version", "6", "-warnings-as-errors"],
      recipe.driverFiles(hasFinger: true).map(write))
    return Compiled(code: driver.exitCode, output: driver.output)
  }

  private func standIn(_ number: String) throws -> String {
    let file = try #require(
      Bundle.module.url(
        forResource: number, withExtension: "md", subdirectory: "Fixtures/StandIns"))
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test(
    "what a document leaves out, and the driver, compile with listings in their place",
    arguments: DocumentRecipe.all.filter(\.runs))
  func compiles(_ recipe: DocumentRecipe) throws {
    let text = try standIn(recipe.number)
    let document = MarkdownDocument(path: "/standin.md", text: text)
    #expect(DocumentRecipe.recognising(document.listings)?.number == recipe.number)
    let compiled = try compile(text, recipe: recipe)
    #expect(compiled.code == 0, "\(compiled.output)")
  }

  @Test("a name that a source needs and no listing declares does not compile")
  func missesAName() throws {
    let text = try standIn("000").replacingOccurrences(of: "footerHidden", with: "hiddenFooter")
    let compiled = try compile(text, recipe: .lkRefresh)
    #expect(compiled.code != 0)
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
