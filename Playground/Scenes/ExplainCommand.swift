import ViewTree
import ViewTreeInspection

extension Command {
  static let explain = Command(
    name: "explain", usage: "explain SCENE NODE [--at MOMENT]",
    summary:
      "say why a view has its size and place, as arithmetic; NODE is an identifier, type or path",
    options: ["--at"]
  ) { arguments, console in
    try arguments.refuseWords(after: 2)
    guard arguments.words.count == 2 else {
      throw BadArgument(given: "no NODE", accepted: arguments.usage, nearest: arguments.usage)
    }
    let run = try SceneRun(
      scene: Scene.named(arguments.words[0]), gesture: "", moment: arguments.values["--at"])
    var text: Result<String, BadArgument> = .success("")
    run.play { host, moment in
      guard moment == run.moment else { return }
      text = explain(arguments.words[1], in: host, arguments.usage)
    }
    console.line(try text.get())
    return ExitCode.success
  }

  /// The explanation of the one view that is meant, or the list of those that could be.
  private static func explain(
    _ name: String, in host: TreeHost, _ usage: String
  ) -> Result<String, BadArgument> {
    let search = NodeSearch(host)
    let found = search.elements(name)
    guard let element = found.first else {
      return .failure(BadArgument(word: name, among: search.names))
    }
    guard found.count > 1 else { return .success(Explainer(element).explanation.text) }
    let lines = found.prefix(mostListed).map { search.path(of: $0) }
    let more = found.count > lines.count ? ["and \(found.count - lines.count) more"] : []
    return .success(
      (["\(found.count) views are meant by '\(name)'; name one by its path:"] + lines + more)
        .joined(separator: "\n"))
  }

  private static let mostListed = 20
}
