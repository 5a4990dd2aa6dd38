import RefreshSystems
import ViewTreeInspection

extension Command {
  static let drag = Command(
    name: "drag", usage: "drag SYSTEM",
    summary: "a system under your own finger, live in a terminal; as text its standard pull"
  ) { arguments, console in
    let name = try arguments.onlyWord(called: "SYSTEM")
    let found = RefreshSystemName.allCases.first {
      $0.rawValue.lowercased() == name.lowercased() || $0.number == name
    }
    guard let system = found else {
      throw BadArgument(
        word: name, among: RefreshSystemName.allCases.flatMap { [$0.rawValue, $0.number] })
    }
    if let device = console.terminal,
      var screen = DragScreen(device, session: DragSession(system))
    {
      return screen.run()
    }
    let comparison = Comparison(ComparedGesture(.pull140Release), systems: [system])
    for line in comparison.lines { console.line(line) }
    console.line()
    console.line("In a terminal this is a page with the finger at your mouse or keys.")
    return ExitCode.success
  }
}
