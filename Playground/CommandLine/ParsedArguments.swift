struct ParsedArguments: Equatable {
  /// How the command is typed, for the answer to a bad argument.
  let usage: String
  /// The arguments that are not options, in order.
  private(set) var words: [String] = []
  /// The value that follows each option; the last one given wins.
  private(set) var values: [String: String] = [:]
  /// All values given for each option, in order.
  private(set) var allValues: [String: [String]] = [:]
  /// The options without a value that were given.
  private(set) var flags: Set<String> = []

  /// Sorts the arguments; `--option=value` and `--option value` are the same.
  ///
  /// - Parameters:
  ///   - options: the names of the options, each of which takes a value, with the dashes.
  ///   - flags: the names of those without a value.
  ///   - usage: how the command is typed.
  /// - Errors: `BadArgument` for an unknown option or one without a value.
  init(
    _ arguments: [String], options: [String], flags: [String] = [], usage: String
  ) throws {
    self.usage = usage
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument.count > 1 else {
        words.append(argument)
        continue
      }
      if flags.contains(argument) {
        self.flags.insert(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard options.contains(name) else {
        throw BadArgument(word: name, among: options + flags + ["--plain", "--help"])
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw BadArgument(
          given: "'\(name)' with nothing after it", accepted: "\(name) and a value",
          nearest: usage)
      }
      values[name] = value
      allValues[name, default: []].append(value)
    }
  }

  /// - Errors: `BadArgument` for no word.
  func firstWord(called name: String, nearest: String? = nil) throws -> String {
    guard let word = words.first else {
      throw BadArgument(given: "no \(name)", accepted: usage, nearest: nearest ?? usage)
    }
    return word
  }

  /// The single word that a command takes.
  ///
  /// - Errors: `BadArgument` for none or more than one.
  func onlyWord(called name: String) throws -> String {
    let word = try firstWord(called: name)
    try refuseWords(after: 1)
    return word
  }

  /// The words after the first one. The blanks in `row 1` need no quotes.
  var otherWords: String { words.dropFirst().joined(separator: " ") }

  /// The file of the option `-o`.
  ///
  /// - Errors: `BadArgument` for none.
  @MainActor func outputFile() throws -> OutputFile {
    guard let path = values["-o"] else {
      throw BadArgument(given: "no file", accepted: "-o and the file's path", nearest: usage)
    }
    return OutputFile(path: path)
  }

  /// Rejects words beyond those that a command takes.
  ///
  /// - Errors: `BadArgument` that names the first extra word.
  func refuseWords(after count: Int) throws {
    if words.count > count {
      throw BadArgument(
        given: "\(MessageText.quoted(words[count])) as well", accepted: usage, nearest: usage)
    }
  }
}
