import ViewTree
import ViewTreeInspection

extension Command {
  static let live = Command(
    name: "live", usage: "live SCENE \(SceneWindow.usage)",
    summary: "a scene under your own finger, in a terminal: phone, tree, and why; as text its "
      + "picture and tree",
    options: SceneWindow.options, flags: SceneWindow.flags
  ) { arguments, console in
    // In a learner's package the first scene is shown if none is named.
    let scene =
      arguments.words.isEmpty && !Scene.own.isEmpty
      ? Scene.own[0] : try Scene.named(try arguments.onlyWord(called: "SCENE"), in: arguments)
    try arguments.refuseWords(after: 1)
    return showLive(scene, console)
  }

  /// Said below the text that takes a page's place.
  static let inTerminal = "In a terminal this is a page with the finger at your mouse or keys."

  /// The page in a terminal, otherwise the scene's picture and tree.
  @MainActor static func showLive(_ scene: Scene, _ console: Console) -> Int32 {
    let session = LiveSession(scene)
    if let device = console.terminal, var screen = FingerScreen(device, session: session) {
      return screen.run()
    }
    let rows = Int(session.host.size.height / session.host.size.width * 15)
    let picture = LivePicture.lines(
      of: session.nodes, screen: session.host.size, columns: 30, rows: rows)
    console.lines(picture + [""] + scene.lines() + ["", inTerminal])
    return ExitCode.success
  }
}
