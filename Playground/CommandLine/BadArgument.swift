import ViewTreeInspection

/// The finder of accepted words, which messages of tests use as well.
typealias NearestMatch = ViewTreeInspection.NearestMatch

/// An argument that a command does not accept, explained in two or three lines.
///
/// The lines say what was given, what is accepted, and the nearest match if there is one. The exit
/// code is 2.
struct BadArgument: Error, Equatable, CustomStringConvertible {
  /// The text on the command line, in quotes, or a phrase for a missing argument.
  let given: String
  /// The text that would have been accepted there.
  let accepted: String
  /// The nearest accepted text, ready to be typed; nil if none is near.
  let nearest: String?

  init(given: String, accepted: String, nearest: String?) {
    // Echoed text is cut so that the other lines have room.
    self.given = MessageText.shortened(MessageText.line(given), to: 130)
    self.accepted = accepted
    self.nearest = nearest
  }

  /// A word that is not among the accepted ones.
  ///
  /// - Parameter list: the command that lists the accepted words, if they do not fit on a line.
  init(word: String, among accepted: [String], listedBy list: String? = nil) {
    given = MessageText.quoted(word)
    self.accepted = Self.line(of: accepted, listedBy: list)
    nearest = NearestMatch.of(word, among: accepted)
  }

  /// The words on one line, followed by the number of those that do not fit.
  private static func line(of words: [String], listedBy list: String?) -> String {
    var line = ""
    for (index, word) in words.enumerated() {
      let longer = line.isEmpty ? word : "\(line), \(word)"
      guard longer.count <= Self.width else {
        let listed = list.map { "; Playground \($0) lists them" } ?? ""
        return "\(line) and \(words.count - index) more\(listed)"
      }
      line = longer
    }
    return line
  }

  /// The longest line of accepted words. Characters.
  private static let width = 200

  /// The lines, without a newline at the end.
  var description: String {
    let lines = ["given:    \(given)", "accepted: \(accepted)"]
    return (lines + (nearest.map { ["nearest:  \($0)"] } ?? [])).joined(separator: "\n")
  }
}
