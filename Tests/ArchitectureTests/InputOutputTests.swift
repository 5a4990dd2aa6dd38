import Testing

@Suite("Input and output")
struct InputOutputTests {
  /// Files below `Sources` that may touch the outside world, each with its reason.
  private static let exceptions: [String: String] = [
    "Sources/RefreshSystems/LKRefresh/LKRefreshEnvironment.swift":
      "document 000 prints a line a pass; the log can be replaced",
    "Sources/ViewTreeTesting/Snapshot.swift":
      "a snapshot is a file beside the test that keeps it; only a call of `expectSnapshot` opens one",
    "Sources/UIKit/Scroll/UnmadeCellClass.swift":
      "said before a forced cast ends the process, after which no warning can be read",
    "Sources/VirtualTimeNames/VirtualTimeNames.swift":
      "the program of a build-tool plug-in, which writes one file into the build's folder",
    "Sources/EmbeddedTextPlugin/EmbeddedTextPlugin.swift":
      "a build-tool plug-in: it looks for the files that a target embeds",
    "Sources/EmbeddedTextWriter/EmbeddedTextWriter.swift":
      "the program of a build-tool plug-in, which writes one file into the build's folder",
    "Sources/GoldenCaseWriter/GoldenCaseWriter.swift":
      "the program of a build-tool plug-in, which writes one file into the build's folder",
    "Sources/ViewTreeMacros/ViewTreeMacros.swift":
      "a program of its own, which the compiler starts and talks to over standard input and output",
    "Sources/ViewTree/Core/State/PrintedChanges.swift":
      "`_printChanges` exists to print; only code that calls it does",
    "Sources/ViewTreePublishers/PrintedEvents.swift":
      "Combine's `print` operator exists to print; only code that calls it does",
  ]

  /// The playground, and the programs that it writes.
  private static let programs: Set<String> = [
    "Playground", "PlaygroundMain", "DocumentPrograms", "ChapterPrograms", "GoldenPrograms",
  ]

  @Test("only the playground reads, prints, or starts a process")
  func sourcesDoNoInputOrOutput() throws {
    let calls = /\b(FileManager|FileHandle|URLSession|ProcessInfo|CommandLine)\b/
    let functions = /\b(print|debugPrint|dump|readLine|fopen|fputs|getenv|exit|abort|Process)\(/
    let files = /\b(String|Data)\(contentsOf|\.write\(to(File)?:/
    for file in try Repository.code.get()
    where !Self.programs.contains(file.module) && Self.exceptions[file.path] == nil {
      let places = file.places(ofCode: calls) + file.places(ofCode: functions)
      #expect(
        (places + file.places(ofCode: files)).isEmpty, "return a value and let Playground write it")
    }
  }

  @Test("every exception still names a file")
  func exceptionsAreCurrent() throws {
    let paths = try Repository.code.get().map(\.path)

    #expect(Set(Self.exceptions.keys).isSubset(of: paths))
  }
}
