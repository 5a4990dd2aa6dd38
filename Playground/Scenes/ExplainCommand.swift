import RefreshSystems
import ViewTree
import ViewTreeInspection

extension Command {
  static let explain = Command(
    name: "explain",
    usage:
      "explain SCENE NODE [--without MODIFIER] [--with NAME=NUMBER] [--preference KEY] [--closure] [--body], or explain SCENE --fire; [--at MOMENT] [--gesture GESTURE or FILE] \(SceneWindow.usage)",
    summary:
      "say why a view has its frame, a preference its value, a closure or body run, a refresh begun",
    options: ["--at", "--gesture", "--without", "--with", "--preference"] + SceneWindow.options,
    flags: ["--closure", "--body", "--fire"] + SceneWindow.flags
  ) { arguments, console in
    let isFire = arguments.flags.contains("--fire")
    if isFire { try arguments.refuseWords(after: 1) }
    let name = try arguments.firstWord(called: "SCENE", nearest: "explain LKRefresh row 1")
    let run = try SceneRun(
      scene: Scene.named(name, in: arguments), gesture: arguments.values["--gesture"] ?? "",
      moment: arguments.values["--at"])
    guard isFire || arguments.words.count > 1 else { throw ViewQuestion.missing(in: run, name) }
    console.line(
      isFire ? try FireExplanation(run).text : try ViewQuestion(arguments).answer(in: run))
    return ExitCode.success
  }
}

/// A question about one view at a moment, as given by options.
@MainActor private struct ViewQuestion {
  private let node: String
  private let arguments: ParsedArguments
  private let number: (name: String, value: CGFloat)?

  /// - Errors: `BadArgument` for an invalid number.
  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    node = arguments.otherWords
    number = try arguments.values["--with"].map { text in
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let value = Double(parts[1]), value.isFinite else {
        throw BadArgument(
          given: "--with \(MessageText.quoted(text))", accepted: "a name, = and a number",
          nearest: "--with width=200")
      }
      return (String(parts[0]), CGFloat(value))
    }
  }

  /// A scene without a view to explain; the accepted words are its own views.
  static func missing(in run: SceneRun, _ scene: String) -> BadArgument {
    var names: [String] = []
    run.playLogged { host, _, moment in
      if moment == 0 { names = NodeSearch(host, isCounted: run.scene.owns).names }
    }
    let known = BadArgument(word: "", among: names)
    return BadArgument(
      given: "no NODE of \(scene)", accepted: known.accepted,
      nearest: "explain \(scene) \(names.first ?? "NODE")")
  }

  func answer(in run: SceneRun) throws -> String {
    var result: Result<String, any Error> = .success("")
    run.playLogged { host, log, moment in
      guard moment == run.moment else { return }
      result = Result { try answer(in: host, log, run.scene) }
    }
    return try result.get()
  }

  /// The explanation of the only view that matches, or the list of candidates.
  private func answer(
    in host: TreeHost, _ log: CauseLog, _ scene: Scene
  ) throws -> String {
    let search = NodeSearch(host, isCounted: scene.owns)
    // Trees are printed with # before an identifier, and without the prefix that all of a scene's
    // share.
    let bare = node.hasPrefix("#") ? String(node.dropFirst()) : node
    let long = search.names.first { $0.hasSuffix(".\(bare)") }
    let short = search.elements(bare)
    let found = short.isEmpty ? long.map { search.elements($0) } ?? [] : short
    guard let first = found.first else { throw BadArgument(word: node, among: search.names) }
    guard found.count == 1 else { return list(found, search) }
    let element = scene.meant(first)
    var answers: [String] = []
    if let key = arguments.values["--preference"] {
      answers.append(try preference(key, element, host))
    }
    if arguments.flags.contains("--closure") {
      answers.append(ClosureExplanation(element, log).explanation.text)
    }
    if arguments.flags.contains("--body") {
      answers.append(BodyExplanation(element, log).explanation.text)
    }
    if answers.isEmpty { answers.append(try frame(element, scene)) }
    return answers.joined(separator: "\n")
  }

  private func list(_ found: [LayoutNode], _ search: NodeSearch) -> String {
    let lines = found.prefix(Self.mostListed).map { search.path(of: $0) }
    let more = found.count > lines.count ? ["and \(found.count - lines.count) more"] : []
    let heading = "\(found.count) views are meant by '\(node)'; name one by its path:"
    return ([heading] + lines + more).joined(separator: "\n")
  }

  private static let mostListed = 20

  private func preference(
    _ name: String, _ element: LayoutNode, _ host: TreeHost
  ) throws -> String {
    let keys = host.namedKeys
    guard let key = keys.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw BadArgument(word: name, among: keys.map(\.name))
    }
    return PreferenceExplanation(key, of: element, in: host).explanation.text
  }

  private func frame(_ element: LayoutNode, _ scene: Scene) throws -> String {
    let explainer = Explainer(element, isOwn: scene.owns)
    var explanation = explainer.explanation
    var sentences: [String] = []
    if let modifier = arguments.values["--without"] {
      guard let sentence = explainer.sentence(without: modifier) else {
        throw BadArgument(word: modifier, among: explainer.modifierNames)
      }
      sentences.append(sentence)
    }
    if let number {
      guard let sentence = explainer.sentence(with: number.name, number.value) else {
        throw BadArgument(word: number.name, among: explainer.numberNames)
      }
      sentences.append(sentence)
    }
    if !sentences.isEmpty { explanation.counterfactual = sentences.joined(separator: "\n") }
    return explanation.text
  }
}
