/// An environment key that the compiler did not find.
///
/// For `@Environment(\.name)` the compiler tries each form of the wrapper and complains about the
/// last one, as in "requires that 'Material' be a class type". The excerpt printed below it names
/// the key.
struct UnknownEnvironmentKey {
  private let path: String
  private let line: Int
  /// The column of the key path; the wrapper's name and a parenthesis precede it.
  private let column: Int
  private let name: String

  private static let mark = "cannot infer key path type from context"
  private static let wrapper = "Environment("

  /// The missing keys that no message names, in a build's output.
  static func all(in output: [String]) -> [UnknownEnvironmentKey] {
    var latest: CompilerMessage?
    var source = ""
    var found: [UnknownEnvironmentKey] = []
    for line in output {
      if let message = CompilerMessage(line: line) {
        latest = message
      } else if let match = line.wholeMatch(of: /\s*\d+ \| (.*)/) {
        source = String(match.1)
      } else if line.contains("- error: \(mark)"), let latest, latest.reason.hasPrefix(mark) {
        if let key = UnknownEnvironmentKey(latest, in: source) { found.append(key) }
      }
    }
    return found
  }

  private init?(_ message: CompilerMessage, in source: String) {
    // The compiler counts columns in bytes.
    let before = String(decoding: source.utf8.prefix(message.column - 1), as: UTF8.self)
    let after = String(decoding: source.utf8.dropFirst(message.column - 1), as: UTF8.self)
    guard before.hasSuffix(Self.wrapper), let match = after.prefixMatch(of: /\\\.(\w+)/) else {
      return nil
    }
    path = message.path
    line = message.line
    column = message.column
    name = String(match.1)
  }

  /// Whether a message is a consequence of the missing key.
  func explains(_ message: CompilerMessage) -> Bool {
    message.path == path && message.line == line
      && [column, column - Self.wrapper.utf8.count].contains(message.column)
  }

  /// The fault, in the words that the compiler uses for a key path that names its root.
  var message: CompilerMessage {
    CompilerMessage(
      path: path, line: line, column: column,
      reason: "value of type 'EnvironmentValues' has no member '\(name)'")
  }
}
