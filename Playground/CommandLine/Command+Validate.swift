extension Command {
  static let validate = Command(
    name: "validate", usage: "validate PATH...",
    summary: "replay traces (files, or folders of them) through the systems, every field"
  ) { arguments, console in
    guard !arguments.words.isEmpty else {
      throw BadArgument(
        given: "no PATH", accepted: "trace files, or folders of them", nearest: arguments.usage)
    }
    return validateCommand(paths: arguments.words, console: console)
  }
}
