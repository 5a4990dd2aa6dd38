/// The sources of the small tree, whole, with bodies cut out, or with misconceptions put in.
enum ChapterSources {
  /// The files by their names, in the order in which they are to be read.
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

  /// The files as a learner meets them who begins with a chapter: its bodies and those of later ones
  /// are his to write.
  static func files(from chapter: Int) -> [(name: String, text: String)] {
    let cuts = Chapter.all.filter { $0.number >= chapter }.flatMap(\.cuts)
    return whole.map { name, text in
      (name, cutting(cuts.filter { $0.file == name }, out: text))
    }
  }

  /// - Shape: a declaration that the text does not have is left out.
  private static func cutting(_ cuts: [Chapter.Cut], out text: String) -> String {
    let bodies = SwiftBodies(text)
    return bodies.replacing(
      cuts.compactMap { cut in bodies.body(of: cut.declaration).map { ($0, cut.body($0.indent)) } })
  }

  /// The small tree with every misconception in it, of which the variable `MISTAKE` names one that
  /// is at work.
  static var mistaken: [(name: String, text: String)] {
    let mistakes = Chapter.all.flatMap(\.mistakes)
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
  /// The right text and the wrong one, of which the number of the mistake chooses.
  fileprivate var choice: String {
    isStatement
      ? "if mistake == \(number) {\n\(wrong)\n} else {\n\(right)\n}"
      : "(mistake == \(number) ? \(wrong) : \(right))"
  }
}
