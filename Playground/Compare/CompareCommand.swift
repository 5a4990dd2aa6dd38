import ViewTreeInspection

extension Command {
  static let compare = Command(
    name: "compare", usage: "compare [GESTURE or FILE] [--svg FILE.svg]",
    summary:
      "one gesture through all systems: who asks for data, when, and why; all five gestures without one",
    options: ["--svg"]
  ) { arguments, console in
    // The words of a gesture may be typed without quotes.
    let name = arguments.words.joined(separator: " ")
    if let file = arguments.values["--svg"] {
      let gesture = try ComparedGesture(orStandard: name)
      return OutputFile(path: file).write(try ScenePage.plot(gesture), console)
    }
    if arguments.words.isEmpty {
      compareStandardGestures(console)
    } else {
      console.lines(Comparison(try ComparedGesture(named: name)).lines)
    }
    return ExitCode.success
  }

  @MainActor private static func compareStandardGestures(_ console: Console) {
    let comparisons = StandardGesture.allCases.map { Comparison(ComparedGesture($0)) }
    for comparison in comparisons { console.lines(comparison.lines + [""]) }
    console.line("One gesture, several verdicts (numbers are how far the content was pulled)")
    console.lines(comparisons.flatMap(\.summary))
  }
}
