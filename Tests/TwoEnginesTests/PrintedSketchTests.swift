import Foundation
import TestSupport
import Testing
import ViewSketches

/// Sketches printed as source and compiled for each engine: lists that cannot change, and containers
/// that are left out, show in a static structure alone.
@Suite("Law of the two engines, compiled")
struct PrintedSketchTests {
  private static let seeds = TestLength.newSeeds(100, whole: 1000)

  @Test("a printed sketch shows the same in both engines")
  func compiled() throws {
    let sketches = sketches(Self.seeds)
    let small = try output(of: sketches, .small)
    let large = try output(of: sketches, .large)
    #expect(small.count == sketches.count)
    for (index, (one, other)) in zip(small, large).enumerated() where one != other {
      let sketch = sketches[index]
      Issue.record(
        """
        seed \(Self.seeds.lowerBound + index): small tree
        \(one)
        large engine
        \(other)
        in
        \(sketch)
        \(sketch.source)
        """)
    }
  }

  @Test("a printed sketch is indented as swift-format indents it")
  func formatted() throws {
    let sketches = sketches(0..<60)
    let folder = try scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // Only where a line ends is left to the printer.
    let rules = #"{"version": 1, "lineLength": 500, "indentation": {"spaces": 2}}"#
    let printed = sketches.enumerated().map { $1.viewSource("Sketch\($0)") }
      .joined(separator: "\n")
    let files = [folder.appending(path: "rules.json"), folder.appending(path: "Views.swift")]
    try Data(rules.utf8).write(to: files[0])
    try Data(printed.utf8).write(to: files[1])
    let result = try runProgram(
      ["swift", "format", "--configuration", files[0].path(), files[1].path()])
    #expect(result.code == 0)
    #expect(result.text == printed)
  }

  private func sketches(_ seeds: Range<Int>) -> [Sketch] {
    seeds.map { seed in
      var generator = SketchGenerator(seed: UInt64(seed), vocabulary: .smallTree)
      return generator.scene(depth: 4).tree
    }
  }

  private static let viewsInFile = 25

  private func scratchFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "viewtree-sketches-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private enum Engine {
    case small
    case large

    var arguments: [String] { self == .small ? ["-D", "SMALL_TREE"] : [] }

    /// The modules that are linked.
    var modules: [String] {
      self == .small
        ? ["SmallTree"]
        : [
          "SwiftUI", "UIKit", "ViewTree", "ViewTreeControls", "ViewTreePublishers", "ViewTreeTime",
          "ViewTreeInspection", "ViewTreeTesting", "_Testing_UIKit",
        ]
    }
  }

  /// The lines that the program of all sketches prints, by sketch.
  private func output(of sketches: [Sketch], _ engine: Engine) throws -> [Substring] {
    let folder = try scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let views = sketches.enumerated().map { $1.viewSource("Sketch\($0)") }
    var files = ["SketchWords.swift": Sketch.words, "main.swift": program(sketches)]
    // In several files, so that they are compiled side by side.
    for start in stride(from: 0, to: views.count, by: Self.viewsInFile) {
      let part = views[start..<min(start + Self.viewsInFile, views.count)]
      files["Views\(start).swift"] = Self.imports + part.joined(separator: "\n")
    }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let build = Bundle.main.bundleURL
    let objects = try engine.modules.flatMap { module in
      try FileManager.default.contentsOfDirectory(atPath: build.path() + "\(module).build")
        .filter { $0.hasSuffix(".o") }.map { build.path() + "\(module).build/\($0)" }
    }
    let program = folder.appending(path: "program").path()
    let compiled = try runProgram(
      [
        "swiftc", "-swift-version", "6", "-suppress-warnings", "-j2", "-I",
        build.path() + "Modules",
      ]
        + engine.arguments + files.keys.sorted().map { folder.appending(path: $0).path() } + objects
        + ["-o", program])
    #expect(compiled.code == 0, "\(compiled.text.suffix(4000))")
    let result = try runProgram([program])
    #expect(result.code == 0, "\(result.text.suffix(1000))")
    return result.text.split(separator: "--\n")
  }

  private static let imports = """
    #if SMALL_TREE
    import SmallTree
    #else
    import SwiftUI
    #endif

    """

  /// Shows one sketch after the other, and prints what is to be compared.
  private func program(_ sketches: [Sketch]) -> String {
    let calls = sketches.enumerated().map { index, sketch in
      "show(Sketch\(index)(), \(sketch.numbers))"
    }
    return """
      #if SMALL_TREE
      import SmallTree
      #else
      import ViewTreeTesting
      import SwiftUI
      #endif

      @MainActor func show(_ view: some View, _ numbers: [Int]) {
        SketchNotes.folds = []
        SketchNotes.actions = []
        let host = ViewHost(size: CGSize(width: 200, height: 160)) { view }
        for number in numbers {
          print("#\\(number)", host.frames(of: "\\(number)").map { sketchUnits($0) })
        }
        print(host.value(of: SketchKey.self))
        print(host.value(of: SketchFirstKey.self))
        print(host.value(of: SketchLastKey.self))
        for line in SketchNotes.actions ?? [] { print(line) }
        // In each update an engine may fold again what has not changed.
        var seen: Set<String> = []
        for line in SketchNotes.folds ?? [] where seen.insert(line).inserted { print(line) }
        print("--")
      }
      \(calls.joined(separator: "\n"))

      """
  }
}

extension Sketch {
  fileprivate var numbers: [Int] {
    var numbers: [Int] = []
    forEach { numbers.append($0.number) }
    return numbers
  }
}
