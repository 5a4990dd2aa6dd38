import Foundation

extension Command {
  static let adopt = Command(
    name: "adopt", usage: "adopt DIR [-o DIR] [--scratch DIR] [--unbuilt]",
    summary: "copy a published package, write what Linux needs, tell each change, and build it",
    options: ["-o", "--scratch"], flags: ["--unbuilt"]
  ) { arguments, console in
    let source = LearnerCompiler.onePath(
      of: NewPackage.folder(try arguments.onlyWord(called: "DIR")))
    let package = try AdoptedPackage(
      source, into: NewPackage.folder(arguments.values["-o"] ?? source.path + "-linux"))
    let adoption = Adoption(package: package, console: console)
    adoption.tell(try package.write())
    if arguments.flags.contains("--unbuilt") { return ExitCode.success }
    return try adoption.build(scratch: arguments.values["--scratch"])
  }
}

/// The printed output of an adoption: the table of changes, and the outcome of the build.
@MainActor struct Adoption {
  let package: AdoptedPackage
  let console: Console

  func tell(_ changes: [AdoptedChange]) {
    console.line("\(MessageText.line(package.folder.path)): \(changes.count) changes")
    let places = changes.map { MessageText.line("\($0.file):\($0.line)") }
    let width = min(places.map(\.count).max() ?? 0, 60)
    for (change, place) in zip(changes, places) {
      console.line("  " + place.padded(to: width) + "  " + MessageText.line(change.what))
    }
  }

  /// Builds the copy against the engine in the scratch folder of `document`.
  ///
  /// - Returns: 0 if it builds, 1 if it does not.
  func build(scratch: String?) throws -> Int32 {
    let scratch = try ScratchPackage(folder: scratch, package: nil)
    console.line("building it in \(MessageText.line(scratch.folder.path)) ...")
    let run = try scratch.whileLocked { try scratch.build([], of: package.folder) }
    if run.isSuccess {
      console.line("it builds: swift build --package-path \(ShellWord.quoted(package.folder.path))")
      return ExitCode.success
    }
    if let breach = run.breach { console.complain("the build \(breach)") }
    let errors = CompilerMessage.errors(in: run.output)
    if errors.isEmpty, let package = Self.unfetched(in: run.output) {
      console.complain(
        "it does not build yet: its package \(MessageText.line(package)) cannot be fetched from here; where "
          + "only tests need it, take it and them out of the copy's Package.swift")
      return ExitCode.difference
    }
    let count = errors.isEmpty ? "" : ": \(errors.count) error\(errors.count == 1 ? "" : "s")"
    console.line("it does not build yet\(count)")
    for error in errors.prefix(Self.shown) {
      console.complain(error.text.replacing(package.folder.path + "/", with: ""))
    }
    if errors.count > Self.shown { console.line("  and \(errors.count - Self.shown) more") }
    if let names = EngineNeeds.missing(in: errors) { console.line("not found: \(names)") }
    if errors.isEmpty { console.complain(String(run.output.suffix(400))) }
    return ExitCode.difference
  }

  private static let shown = 8

  /// The first package that SwiftPM could not fetch, by its address.
  static func unfetched(in output: String) -> String? {
    output.firstMatch(of: /Failed to clone repository (\S+?):?\s/).map { String($0.output.1) }
  }
}
