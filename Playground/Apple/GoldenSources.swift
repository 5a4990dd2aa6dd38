import Foundation
import GoldenScenes
import ViewSketches

/// The Swift sources of a package that measures golden cases, sketches, curves and action order.
struct GoldenSources {
  let cases: [GoldenCase]
  let sketches: [GoldenSketch]

  var files: [(name: String, text: String)] {
    Self.given + [("Cases.swift", casesText)] + sketchFiles + [("Sketches.swift", registration)]
  }

  private static let given: [(name: String, text: String)] = [
    ("GoldenStage.swift", EmbeddedText.GoldenStage_swift),
    ("GoldenMeasure.swift", EmbeddedText.GoldenMeasure_swift),
    ("GoldenOutput.swift", EmbeddedText.GoldenOutput_swift),
    ("GoldenPhysics.swift", EmbeddedText.GoldenPhysics_swift),
    ("OrderScene.swift", EmbeddedText.OrderScene_swift),
    ("OrderScenes.swift", EmbeddedText.OrderScenes_swift),
    ("SketchWords.swift", EmbeddedText.SketchWords_swift),
    ("GoldenVocabulary.swift", imports + EmbeddedText.GoldenVocabulary_swift),
    ("GoldenRoot.swift", imports + EmbeddedText.GoldenRoot_swift),
    ("GoldenValue.swift", imports + EmbeddedText.GoldenValue_swift),
  ]

  private static let imports = "import SwiftUI\n\n"

  // MARK: Cases

  private var casesText: String {
    let calls = cases.map { golden in
      let id = Self.literal(golden.id)
      return """
            do {
              enum Case: GoldenView { static var view: some View { \(golden.code)
              } }
              add(\(id), Case.self, width: \(Self.side(golden.proposal.width)), height: \(Self.side(golden.proposal.height)))
            }
        """
    }
    return Self.imports + Self.function("addCases", calls)
  }

  private static func side(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }

  // MARK: Sketches

  /// In separate files the compiler takes 500 views one by one; in a single file, all at once.
  private static let viewsInFile = 25

  private var parts: [[GoldenSketch]] {
    stride(from: 0, to: sketches.count, by: Self.viewsInFile).map {
      Array(sketches[$0..<min($0 + Self.viewsInFile, sketches.count)])
    }
  }

  private var sketchFiles: [(name: String, text: String)] {
    parts.enumerated().map { index, part in
      let views = part.map { sketch in
        // A reader measures each node at the position of the identifier by which a test would find
        // it.
        sketch.tree.viewSource(Self.type(of: sketch))
          .replacing(".accessibilityIdentifier(\"", with: ".measured(\"")
      }
      let calls = part.map { sketch in
        "    add(\(Self.literal(sketch.name)), \(Self.type(of: sketch))(), tree: \(Self.literal(sketch.data)))"
      }
      return (
        "Sketches\(index).swift",
        Self.imports + views.joined(separator: "\n") + "\n"
          + Self.function("addSketches\(index)", calls)
      )
    }
  }

  private var registration: String {
    Self.function("addSketches", parts.indices.map { "    addSketches\($0)()" })
  }

  private static func type(of sketch: GoldenSketch) -> String {
    "Sketch" + sketch.name.replacing(".", with: "_")
  }

  private static func literal(_ text: String) -> String { "\"\(NewPackage.literal(text))\"" }

  private static func function(_ name: String, _ lines: [String]) -> String {
    """
    extension GoldenTable {
      mutating func \(name)() {
    \(lines.joined(separator: "\n"))
      }
    }

    """
  }
}
