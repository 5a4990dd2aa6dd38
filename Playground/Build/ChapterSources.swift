/// The sources of the small tree: complete, with bodies cut out, or with misconceptions put in.
enum ChapterSources {
  /// The files by name, in reading order.
  static let whole: [(name: String, text: String)] = [
    ("View.swift", EmbeddedText.View_swift), ("Element.swift", EmbeddedText.Element_swift),
    ("State.swift", EmbeddedText.State_swift),
    ("Preferences.swift", EmbeddedText.Preferences_swift),
    ("Geometry.swift", EmbeddedText.Geometry_swift), ("Host.swift", EmbeddedText.Host_swift),
    ("Actions.swift", EmbeddedText.Actions_swift),
    ("Structure.swift", EmbeddedText.Structure_swift), ("Layout.swift", EmbeddedText.Layout_swift),
    ("Containers.swift", EmbeddedText.Containers_swift),
    ("Frames.swift", EmbeddedText.Frames_swift), ("Layers.swift", EmbeddedText.Layers_swift),
    ("Leaves.swift", EmbeddedText.Leaves_swift), ("Values.swift", EmbeddedText.Values_swift),
  ]

  /// The files as a learner who begins with a chapter gets them: its bodies and all later ones are
  /// left to write.
  static func files(from chapter: Int) -> [(name: String, text: String)] {
    let cuts = Chapter.all.filter { $0.number >= chapter }.flatMap(\.cuts)
    return whole.map { name, text in
      (name, cutting(cuts.filter { $0.file == name }, out: text))
    }
  }

  /// - Shape: a declaration missing from the text is skipped.
  private static func cutting(_ cuts: [Chapter.Cut], out text: String) -> String {
    let bodies = SwiftBodies(text)
    return bodies.replacing(
      cuts.compactMap { cut in bodies.body(of: cut.declaration).map { ($0, cut.body($0.indent)) } })
  }

  /// The small tree with every misconception and fault in it; the variable `MISTAKE` selects the one in
  /// effect.
  static var mistaken: [(name: String, text: String)] {
    // A longer text may hold a shorter one.
    let mistakes = Chapter.all.flatMap { $0.mistakes + $0.cases.flatMap(\.faults) }
      .sorted { $0.right.count > $1.right.count }
    let files = whole.map { name, text in
      (
        name,
        mistakes.filter { $0.file == name }.reduce(text) {
          $0.replacingOccurrences(of: $1.right, with: $1.choice)
        }
      )
    }
    let choice = """
      nonisolated let mistake = Int(ProcessInfo.processInfo.environment["MISTAKE"] ?? "") ?? 0

      """
    return files + [("Mistake.swift", "import Foundation\n\n" + choice)]
  }
}

extension Chapter.Cut {
  /// The lines in place of the body.
  fileprivate func body(_ indent: Int) -> String {
    let lines = meanwhile.isEmpty ? ["fatalError(\"\(mark)\")"] : ["// \(mark)"] + meanwhile
    let margin = String(repeating: " ", count: indent)
    return "\n" + lines.map { "\(margin)  \($0)\n" }.joined() + margin
  }
}

extension Chapter.Mistake {
  /// The right text and the wrong one; the number of the mistake selects between them.
  fileprivate var choice: String {
    isStatement
      ? "if mistake == \(number) {\n\(wrong)\n} else {\n\(right)\n}"
      : "(mistake == \(number) ? \(wrong) : \(right))"
  }
}
