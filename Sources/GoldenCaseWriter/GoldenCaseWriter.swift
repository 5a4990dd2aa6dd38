import Foundation

/// The build-tool plug-in's program: it writes the views of the golden cases into a Swift file.
///
/// Arguments: the fixture, and the output file. The code of a case becomes the body of a property
/// that `GoldenTable` reads for the case's id. Where the code does not compile, the message begins
/// with `cases.json/ID` and the line of the code.
@main
enum GoldenCaseWriter {
  private struct Case: Decodable {
    let id: String
    let code: String
  }

  /// Names that cases use and `SmallTree` lacks; a case that uses one is not a case for
  /// `SmallTree`.
  private static let beyondSmallTree: Set<String> = [
    "Grid", "LazyVGrid", "LazyVStack", "ViewThatFits", "containerRelativeFrame", "safeAreaInset",
  ]

  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard files.count == 2 else {
      throw CocoaError(
        .featureUnsupported,
        userInfo: [
          NSLocalizedDescriptionKey:
            "Expected a fixture and a file to write, was given \(files.count) files."
        ])
    }
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: files[0]))
    try Data(text(of: cases).utf8).write(to: files[1])
  }

  private static func text(of cases: [Case]) -> String {
    """
    extension GoldenTable {
      mutating func addCases() {
    \(cases.map(registration).joined(separator: "\n"))
      }
    }

    """
  }

  /// The statements that register a case; their first line is the first line of its code.
  private static func registration(of golden: Case) -> String {
    let lines = """
      #sourceLocation(file: \("cases.json/\(golden.id)".debugDescription), line: 1)
      do { enum Case: GoldenView { static var view: some View { \(golden.code)
      } }
      add(\(golden.id.debugDescription), Case.self) }
      #sourceLocation()
      """
    let words = Set(golden.code.matches(of: /\w+/).map { String($0.output) })
    return beyondSmallTree.isDisjoint(with: words) ? lines : "#if !SMALL_TREE\n\(lines)\n#endif"
  }
}
