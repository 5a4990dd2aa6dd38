import Foundation
import ViewTree
import ViewTreeInspection

/// A gesture that was requested by name or as a file.
struct ComparedGesture {
  let title: String
  let path: TouchPath

  private init(title: String, path: TouchPath) {
    self.title = title
    self.path = path
  }

  /// One of the five standard gestures.
  @MainActor init(_ gesture: StandardGesture) {
    self.init(
      title: "\(gesture.rawValue): \(gesture.title)",
      path: gesture.script(viewport: RefreshScenes.screen).path())
  }

  /// The gesture that is named, or the one that is played where none is.
  ///
  /// - Errors: those of a name.
  @MainActor init(orStandard name: String) throws {
    if name.isEmpty { self.init(.pull140Release) } else { try self.init(named: name) }
  }

  /// A standard gesture's name or words, or the path of a file with a script or a recorded touch.
  ///
  /// A file is a recorded touch if its name ends in `csv`, or if its first row begins with a number
  /// or a column name.
  ///
  /// - Errors: `BadArgument` for neither; `UnreadableGesture` for a file that cannot be used.
  @MainActor init(named name: String) throws {
    if let gesture = StandardGesture(named: name) {
      self.init(gesture)
      return
    }
    guard FileManager.default.fileExists(atPath: name) else {
      throw BadArgument(
        given: MessageText.quoted(name),
        accepted: StandardGesture.allCases.map(\.rawValue).joined(separator: ", ") + ", or a file",
        nearest: NearestMatch.of(name, among: StandardGesture.allCases.map(\.rawValue)))
    }
    guard let data = FileManager.default.contents(atPath: name),
      let text = String(data: data, encoding: .utf8)
    else {
      throw UnreadableGesture(
        text: "\(name): not a readable text file; expected a script of touches or a table of them")
    }
    do throws(GestureFileError) {
      let lines = text.replacingOccurrences(of: "\r\n", with: "\n")
      self.init(title: name, path: try Self.path(of: lines, file: name))
    } catch {
      throw UnreadableGesture(file: name, error)
    }
  }

  @MainActor private static func path(
    of text: String, file: String
  ) throws(GestureFileError) -> TouchPath {
    guard file.lowercased().hasSuffix(".csv") || isTable(text) else {
      return try GestureScript(text: text).path()
    }
    return try TouchPath(csv: text, x: RefreshScenes.screen.width / 2)
  }

  /// Whether the first line that is not blank or a comment is a table row.
  private static func isTable(_ text: String) -> Bool {
    let rows = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let row = rows.first(where: { !$0.isEmpty && !$0.hasPrefix("#") }) else { return false }
    let field = row.prefix { $0 != "," }.lowercased()
    return Double(field) != nil || (row.contains(",") && ["t", "time", "x", "y"].contains(field))
  }
}

/// A gesture file that cannot be played, explained in one to three lines.
struct UnreadableGesture: Error, CustomStringConvertible {
  let description: String

  init(text: String) {
    description = text
  }

  init(file: String, _ error: GestureFileError) {
    description = """
      \(MessageText.shortened(file, to: 100)), line \(error.line)
      given:    \(MessageText.shortened(error.given, to: 120))
      expected: \(error.expected)
      """
  }
}
