/// An argument that a command does not accept, told in three lines.
///
/// The lines say what was given, what is accepted, and the nearest match. The exit code is 2.
struct BadArgument: Error, Equatable {
  /// What stood on the command line, in quotes, or a phrase for what is missing.
  let given: String
  /// What could have stood there.
  let accepted: String
  /// The accepted text that comes nearest, ready to be typed.
  let nearest: String

  init(given: String, accepted: String, nearest: String) {
    self.given = given
    self.accepted = accepted
    self.nearest = nearest
  }

  /// A word that is none of the accepted ones.
  init(word: String, among accepted: [String]) {
    given = "'\(word)'"
    self.accepted = accepted.joined(separator: ", ")
    nearest = NearestMatch.of(word, among: accepted) ?? "nothing"
  }

  /// The three lines, without a newline at the end.
  var text: String {
    "given:    \(given)\naccepted: \(accepted)\nnearest:  \(nearest)"
  }
}
