extension Command {
  static let validate = Command(
    name: "validate", usage: "validate PATH... [--scratch DIR]",
    summary:
      "replay traces (files, or folders of them) through the systems, every field; compare golden.json from a Mac",
    options: ["--scratch"]
  ) { arguments, console in
    guard !arguments.words.isEmpty else {
      throw BadArgument(
        given: "no PATH", accepted: "files of traces or of measurements, or folders of them",
        nearest: arguments.usage)
    }
    return validateCommand(
      paths: arguments.words, scratch: arguments.values["--scratch"], console: console)
  }
}
