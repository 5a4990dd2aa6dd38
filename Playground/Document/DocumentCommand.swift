import Foundation

extension Command {
  static let document = Command(
    name: "document",
    usage: "document FILE [--engine small or DIR] [--scratch DIR] [--package DIR]"
      + " or FILE [COMMAND SCENE] [-o FILE] [--with NAME=VALUE]",
    summary:
      "compile a document's listings unchanged and run them beside the port, or show the views of any page",
    options: ["--scratch", "--package", "--engine", "--with", "-o"]
  ) { arguments, console in
    let path = try arguments.firstWord(called: "FILE", nearest: "document FILE")
    let words = try PageWords(arguments)
    let document = try MarkdownDocument(contentsOf: path)
    let scratch = {
      try ScratchPackage(
        folder: arguments.values["--scratch"], package: arguments.values["--package"],
        engine: arguments.values["--engine"])
    }
    let isPage =
      DocumentRecipe.recognising(document.listings) == nil && arguments.values["--engine"] == nil
      && (PageLibrary.manifest(around: path) != nil
        || document.listings.contains { PageListing.read($0, owners: [:]).candidate != nil })
    if isPage {
      return try PageRun(document, values: words.values, scratch: scratch(), console)
        .run(words.command)
    }
    try arguments.refuseWords(after: 1)
    if let given = ["--with", "-o"].first(where: { arguments.values[$0] != nil }) {
      throw BadArgument(
        given: "\(given), with a document that is known and run whole",
        accepted: "document FILE, with --engine, --scratch or --package",
        nearest: "document \(ShellWord.quoted(path))")
    }
    return try DocumentRun(document: document, recipes: DocumentRecipe.all, console: console)
      .run(in: scratch)
  }
}

/// The words after a page's name: a command for its scenes, and values for arguments of views.
struct PageWords: Equatable {
  let command: [String]
  let values: [String: String]

  /// The commands under a finger.
  static let liveCommands = ["drag", "live"]

  /// The commands that a page's scenes offer.
  private static let commands =
    ["tree", "explain", "picture", "page", "record", "steps", "scenes"] + liveCommands

  init(_ arguments: ParsedArguments) throws {
    var command = Array(arguments.words.dropFirst())
    if let name = command.first, !Self.commands.contains(name) {
      throw BadArgument(word: name, among: Self.commands)
    }
    if let output = arguments.values["-o"] {
      guard !command.isEmpty else {
        throw BadArgument(
          given: "-o \(MessageText.quoted(output)) without a command",
          accepted: "document FILE picture SCENE -o FILE", nearest: arguments.usage)
      }
      command += ["-o", URL(fileURLWithPath: output).path]
    }
    self.command = command
    var values: [String: String] = [:]
    for word in arguments.allValues["--with"] ?? [] {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0].wholeMatch(of: /\w+|#\d+/) != nil else {
        throw BadArgument(
          given: "--with \(MessageText.quoted(word))",
          accepted: "--with NAME=VALUE, the name of an argument and Swift for its value",
          nearest: "--with title='\"text\"'")
      }
      values[parts[0]] = parts[1]
    }
    self.values = values
  }
}
