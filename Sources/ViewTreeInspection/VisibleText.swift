/// Text without characters that a terminal would obey.
package enum VisibleText {
  /// The text with its control characters, and those that turn the direction of writing, as `\u{1B}`;
  /// a line's end and a tab stay.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isInvisible(scalar) {
        let number = String(scalar.value, radix: 16, uppercase: true)
        shown.append(contentsOf: "\\u{\(number)}".unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != "\n", scalar != "\t" else { return false }
    return scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }
}
