import ViewTreeInspection

extension Command {
  static let compare = Command(
    name: "compare", usage: "compare [GESTURE or FILE] [--svg FILE.svg]",
    summary:
      "one gesture through all systems: who asks for data, when, and why; all five gestures without one",
    options: ["--svg"]
  ) { arguments, console in
    if let file = arguments.values["--svg"] {
      let name = arguments.words.joined(separator: " ")
      let gesture =
        name.isEmpty ? ComparedGesture(SceneRun.standardGesture) : try ComparedGesture(named: name)
      return OutputFile(path: file).write(try ScenePage.plot(gesture), console)
    }
    guard !arguments.words.isEmpty else {
      compareStandardGestures(console)
      return ExitCode.success
    }
    // The words of a gesture may be typed without quotes.
    let gesture = try ComparedGesture(named: arguments.words.joined(separator: " "))
    for line in Comparison(gesture).lines { console.line(line) }
    return ExitCode.success
  }

  @MainActor private static func compareStandardGestures(_ console: Console) {
    let comparisons = StandardGesture.allCases.map { Comparison(ComparedGesture($0)) }
    for comparison in comparisons {
      for line in comparison.lines { console.line(line) }
      console.line()
    }
    console.line("One gesture, several verdicts (numbers are how far the content was pulled)")
    for comparison in comparisons {
      for line in comparison.summary { console.line(line) }
    }
  }
}
