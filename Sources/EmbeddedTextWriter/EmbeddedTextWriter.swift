import Foundation

/// The build-tool plug-in's program: it writes the text of files into a Swift file.
///
/// Arguments: the output file, and the files whose UTF-8 text it embeds. The text of `page.js`
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

  /// A literal whose delimiters have one more `#` than the longest run of them in the text, so that
  /// nothing in the text ends the literal or begins an interpolation.
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
