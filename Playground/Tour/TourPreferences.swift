import ViewTreeInspection

/// The panel of who wrote which preference in a moment, and what the folds made of it.
enum TourPreferences {
  static func draw(_ events: TurnEvents, on screen: inout ScreenBuffer, in area: ScreenArea) {
    screen.panel(area, title: "preferences", lines: lines(of: events))
  }

  /// The shown types that wrote a preference: of each writer's views the innermost shown one.
  static func writers(in events: TurnEvents, among types: [String]) -> Set<String> {
    Set(
      events.writes.compactMap { write in
        write.writer.components(separatedBy: " > ").last(where: types.contains)
      })
  }

  private static func lines(of events: TurnEvents) -> [String] {
    guard !events.writes.isEmpty || !events.reduces.isEmpty else {
      return ["no writer, nothing was folded"]
    }
    let writes = events.writes.map { "◆ \(innermost($0.writer)): \($0.key) = \($0.value)" }
    return writes + ["\(events.reduces.count) calls of reduce"]
  }

  private static func innermost(_ writer: String) -> String {
    writer.components(separatedBy: " > ").last ?? writer
  }
}
