extension StringProtocol {
  /// Letters and digits unchanged, a hyphen for everything else, so that no path leads out of a
  /// folder.
  var asFileName: String {
    let marks = map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return String(marks).split(separator: "-").joined(separator: "-")
  }
}
