import Foundation
import Testing

@Suite("Package shape")
struct PackageShapeTests {
  @Test("the manifest names no other package")
  func hasNoDependencies() throws {
    let manifest = CodeScanner.code(of: try Repository.text(of: "Package.swift"))

    #expect(!manifest.contains(".package("), "the project's owner allows no package dependencies")
  }

  @Test("the top level holds the five agreed entries and hidden ones")
  func topLevelIsAgreed() throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path())

    #expect(
      Set(entries.filter { !$0.hasPrefix(".") }) == [
        "Package.swift", "Sources", "Tests", "Playground", "README.md",
      ])
  }
}
