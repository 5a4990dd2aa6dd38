import Foundation
import GoldenScenes
import Testing
import ViewSketches

@testable import Playground

/// The package that measures SwiftUI, compiled for this engine.
@Suite("Package for a Mac")
@MainActor
struct GoldenPackageTests {
  /// Compiles the sources of a package and runs its program.
  private func measurements(of sources: GoldenSources) throws -> GoldenFile {
    let folder = TemporaryFolder(exists: false)
    let package = GoldenPackage(folder.url, sources: sources)
    try package.replace()
    let build = Bundle.main.bundleURL
    let modules = [
      "SwiftUI", "UIKit", "ViewTree", "ViewTreeControls", "ViewTreePublishers", "ViewTreeTime",
      "ViewTreeInspection", "ViewTreeTesting", "_Testing_UIKit",
    ]
    let objects = try modules.flatMap { module in
      try FileManager.default.contentsOfDirectory(atPath: build.path + "/\(module).build")
        .filter { $0.hasSuffix(".o") }.map { build.path + "/\(module).build/\($0)" }
    }
    let (object, program) = (folder.path("measures.o"), folder.path("program"))
    let output = folder.path("golden.json")
    let compiler = [
      "swiftc", "-swift-version", "5", "-package-name", "golden", "-suppress-warnings",
      "-parse-as-library", "-I", build.path + "/Modules", "-I", folder.path,
    ]
    let measures = try ToolRun(
      "/usr/bin/env",
      compiler + [
        "-wmo", "-c", "-module-name", GoldenPackage.measures, "-emit-module", "-emit-module-path",
        folder.path("\(GoldenPackage.measures).swiftmodule"), "-o", object,
      ]
        + LearnerCompiler.sources(
          below: folder.url.appendingPathComponent("Sources/\(GoldenPackage.measures)")),
      limits: .compilation)
    #expect(measures.exitCode == 0, "\(measures.output.suffix(2000))")
    let main = folder.path("Sources/\(GoldenPackage.program)")
    let linked = try ToolRun(
      "/usr/bin/env",
      compiler + ["-module-name", "Golden", "-o", program, "\(main)/GoldenProgram.swift", object]
        + objects, limits: .compilation)
    #expect(linked.exitCode == 0, "\(linked.output.suffix(2000))")
    let run = try ToolRun(program, [output, "2"], limits: .program)
    #expect(run.exitCode == 0, "\(run.output.suffix(1000))")
    let text = try folder.text("golden.json")
    #expect(GoldenFile.isMeant(by: text))
    return try GoldenFile(text: text)
  }

  @Test(
    "the package measures on this engine what the golden cases expect, and every sketch's nodes")
  func measuresThisEngine() throws {
    let cases = try GoldenCase.all()
    let sketches = Array(GoldenSketch.all.prefix(12))
    let file = try measurements(of: GoldenSources(cases: cases, sketches: sketches))
    let measured = Dictionary(
      uniqueKeysWithValues: file.entries(of: "cases").map { ($0.id, $0.values) })
    for golden in cases {
      for expectation in golden.expect {
        let expected = try #require(expectation.frame?.goldenValue ?? expectation.value)
        let value = try #require(measured[golden.id]?[expectation.name], "\(golden.id)")
        #expect(value.matches(expected, tolerance: 0.01), "\(golden.id) \(expectation.name)")
      }
    }
    #expect(file.entries(of: "sketches").map(\.id) == sketches.map(\.name))
    #expect(file.entries(of: "sketches").map { $0.sketch?.tree } == sketches.map(\.tree))
    for (entry, sketch) in zip(file.entries(of: "sketches"), sketches) {
      #expect(entry.values.keys.contains { $0.hasPrefix("#") } == !sketch.tree.showsNothing)
    }
    let line = try #require(file.entries(of: "physics").first { $0.id == "curve linear" })
    #expect(line.values["value"] == (0...20).map { Double($0) / 20 }.goldenValue)
    let order = try #require(
      file.entries(of: "order").first { $0.id == "siblings and parents appear" })
    // SwiftUI lets children appear before their parents.
    #expect(
      order.values["0"]
        == ["first appears", "second appears", "row appears", "third appears", "column appears"]
        .goldenValue)
  }

  @Test("new --apple writes 500 sketches of fixed seeds without a dependency on a Mac")
  func written() throws {
    let folder = TemporaryFolder()
    #expect(playground("new --apple", folder.path).code == 0)
    let manifest = try folder.text("Package.swift")
    #expect(manifest.contains("#else\n  let packages: [Package.Dependency] = []\n"))
    #expect(manifest.contains("platforms: [.macOS(.v14), .iOS(.v17)]"))
    let last = try folder.text("Sources/GoldenMeasures/Sketches19.swift")
    #expect(last.contains("struct Sketch500: View {"))
    #expect(!last.contains("accessibilityIdentifier") && !last.contains("Text("))
    #expect(GoldenSketch(seed: 500) == GoldenSketch.all[499])
    #expect(try folder.text("README.md").contains("186 golden cases, 500 printed trees"))
  }

  @Test(
    "new --apple --sketch writes a tree and its simpler ones, each with a name that has it again")
  func family() throws {
    let family = try GoldenSketch.family(of: "17")
    #expect(family.first == GoldenSketch(seed: 17))
    #expect(family.count > 50 && family.count <= 500)
    #expect(Set(family.map(\.tree.description)).count == family.count)
    let (index, other) = try #require(
      family.enumerated().dropFirst().first { $1.tree.count > 3 }.map { ($0.offset, $0.element) })
    #expect(other.name == "17.\(index)")
    let again = try GoldenSketch.family(of: other.name)
    #expect(again.first == other)
    #expect(again.dropFirst().first?.name == "17.\(index).1")
  }

  @Test(
    "a bad name of a sketch, and options that do not go together, are bad arguments",
    arguments: [
      ("--apple --sketch 0", "from 1 to 500"), ("--apple --sketch seven", "from 1 to 500"),
      ("--apple --sketch 17.100000", "17.1 to 17."), ("--sketch 17", "new --apple --sketch 17 "),
      ("--apple --lesson 12", "one of them"),
    ])
  func badArguments(options: String, accepted: String) {
    let folder = TemporaryFolder(exists: false)
    playground("new \(options)", folder.path).expectErrors(accepted, "given: ", "nearest: ")
    #expect(!folder.exists)
  }
}
