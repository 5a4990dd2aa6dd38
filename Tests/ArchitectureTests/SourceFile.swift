import Foundation

/// A Swift file of the project: its text, and its code without comments and literals.
struct SourceFile: Sendable {
  /// The path from the repository's root, such as `Sources/ViewTree/Core/Tree/Views/View.swift`.
  let path: String
  let lines: [String]
  /// The lines with comments and the contents of string literals blanked; one for each of `lines`.
  let codeLines: [String]

  init(at file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    path = String(file.path().dropFirst(Repository.root.path().count))
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    codeLines = CodeScanner.code(of: text)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The module that the file belongs to: `Playground`, or the folder below `Sources`.
  ///
  /// The playground carries the files of three folders as texts; they are modules of packages that it
  /// writes.
  var module: String {
    if path.hasPrefix("Playground/Document/Embedded/") { return "DocumentPrograms" }
    if path.hasPrefix("Playground/Apple/Embedded/") { return "GoldenPrograms" }
    if path.hasPrefix("Playground/Build/Embedded/") { return "ChapterPrograms" }
    if path.hasPrefix("Sources/ViewSketches/Embedded/") { return "PrintedSketches" }
    if path.hasPrefix("Playground/Main/") { return "PlaygroundMain" }
    let folders = path.split(separator: "/")
    return String(folders[0] == "Sources" ? folders[1] : folders[0])
  }

  /// The places at which a pattern matches the code, as `path:line`.
  func places(ofCode pattern: some RegexComponent) -> [String] {
    places(of: pattern, in: codeLines)
  }

  /// The places at which a pattern matches the text, comments and literals included.
  func places(ofText pattern: some RegexComponent) -> [String] {
    places(of: pattern, in: lines)
  }

  /// The places at which a pattern matches the text outside literals of several lines, which may hold
  /// the comments of other files.
  func places(ofComment pattern: some RegexComponent) -> [String] {
    var isLiteral = false
    let outside = zip(lines, codeLines).map { line, code in
      if code.contains("\"\"\"") { isLiteral.toggle() }
      return isLiteral ? "" : line
    }
    return places(of: pattern, in: outside)
  }

  private func places(of pattern: some RegexComponent, in lines: [String]) -> [String] {
    lines.indices.filter { lines[$0].contains(pattern) }.map { "\(path):\($0 + 1)" }
  }
}
