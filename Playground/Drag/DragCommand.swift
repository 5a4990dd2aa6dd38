import RefreshSystems
import ViewTreeInspection

extension Command {
  static let drag = Command(
    name: "drag", usage: "drag SYSTEM [--PARAMETER VALUE]..., or drag SCENE",
    summary: "a system under your own finger, live in a terminal; as text its standard pull; "
      + "another scene as by live; "
      + "parameters by system: \(SceneParameters.help)",
    options: SceneParameters.options
  ) { arguments, console in
    let name = try arguments.onlyWord(called: "SYSTEM")
    let found = RefreshSystemName.allCases.first {
      $0.rawValue.lowercased() == name.lowercased() || $0.number == name
    }
    guard let system = found else {
      let scene = try Scene.named(name)
      guard arguments.values.isEmpty else {
        throw BadArgument(
          given: "a parameter for \(scene.name)", accepted: "parameters of a refresh system",
          nearest: "drag \(scene.name)")
      }
      return showLive(scene, console)
    }
    let parameters = try SceneParameters(arguments.values, of: system)
    if let device = console.terminal,
      var screen = FingerScreen(device, session: DragSession(system, parameters))
    {
      return screen.run()
    }
    let comparison = Comparison(
      ComparedGesture(.pull140Release), systems: [system], parameters: parameters)
    console.lines(comparison.lines + ["", inTerminal])
    return ExitCode.success
  }
}
