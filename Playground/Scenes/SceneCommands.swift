extension Command {
  static let scenes = Command(
    name: "scenes", usage: "scenes", summary: "list the scenes that other commands can show"
  ) { arguments, console in
    try arguments.refuseWords(after: 0)
    for scene in Scene.all {
      let number = scene.number.map { " (\($0))" } ?? ""
      console.line("\(scene.name)\(number)  \(scene.summary)")
    }
    return ExitCode.success
  }

  static let tree = Command(
    name: "tree", usage: "tree SCENE \(SceneWindow.usage)",
    summary: "print a scene's laid-out tree: views, identifiers, frames in the screen's space",
    options: SceneWindow.options, flags: SceneWindow.flags
  ) { arguments, console in
    let scene = try Scene.named(try arguments.onlyWord(called: "SCENE"), in: arguments)
    console.lines(
      scene.lines()
        + ["", "A line: TYPE #IDENTIFIER (x, y, width, height), in points on the screen."])
    return ExitCode.success
  }
}
