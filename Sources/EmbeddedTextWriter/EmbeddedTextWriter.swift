import Foundation

/// The program of the build-tool plug-in: it writes the text of files into a file of Swift.
///
/// Arguments: the file to be written, and the files whose text it takes, in UTF-8. The text of `page.js`
/// becomes the constant `EmbeddedText.page_js`.
@main
enum EmbeddedTextWriter {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard let source = files.first else {
      throw CocoaError(
        .featureUnsupported,
        userInfo: [
          NSLocalizedDescriptionKey:
            "Expected a file to write and the files to embed, was given none."
        ])
    }
    let constants = try files.dropFirst().map { file in
      let name = file.lastPathComponent.replacing(".", with: "_")
      return "  static let \(name) = \(literal(try String(contentsOf: file, encoding: .utf8)))\n"
    }
    let text = "enum EmbeddedText {\n\(constants.joined(separator: "\n"))}\n"
    try Data(text.utf8).write(to: source)
  }

  /// A literal whose delimiters have one sign `#` more than the text has in a row, so that nothing in
  /// it ends the literal or begins an interpolation.
  private static func literal(_ text: String) -> String {
    var longest = 0
    var run = 0
    for character in text.utf8 {
      run = character == UInt8(ascii: "#") ? run + 1 : 0
      longest = max(longest, run)
    }
    let signs = String(repeating: "#", count: longest + 1)
    return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
  }
}
