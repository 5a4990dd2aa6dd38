extension Exercise {
  /// Lesson 12: a table that holds a port to its boundaries.
  static let boundaryTable = Exercise(
    lesson: 12, title: "Lesson 12, a boundary table",
    task: boundaryPage, stub: ("BoundaryTable.swift", boundaryStub),
    given: ("BoundaryRow.swift", boundaryGiven), test: boundaryTest, runner: boundaryRunner,
    script: [], verdict: { BoundaryCheck($0).verdict })

  private static let boundaryPage = """
    # A boundary table

    The header of document 000 is decided by two rules. It *fires* when the pull comes from at most 120
    points to more than 120 while nothing refreshes. While it refreshes it *freezes* when the pull comes
    from more than 120 back to at most 120; when the host has ended, the next pull thaws it.

    ## Your task

    Fill the table in `Sources/Exercise/BoundaryTable.swift`. Each row begins at rest with a pull of 0
    and goes on step by step; behind each step stand the two flags that you expect after it. A good
    table has, for each number of the rules, a step just below it, one at it and one just above it.

    `swift test` fails until the table has its first three rows. Then
    `swift run Playground check DIR` does two things: it runs every row on the port, and it runs the
    table on ten ports with one fault each, of the kind that beginners write. A table is finished when
    all its rows are true and it notices every one of the ten.

    """

  private static let boundaryGiven = """
    /// One thing that happens to the header.
    public enum Happening: Sendable {
      /// The list is pulled by so many points from its place of rest.
      case pull(Double)
      /// The host has its data.
      case hostEnds
    }

    /// One thing that happens, and what is expected to be true after it.
    public struct Step: Sendable {
      public var happening: Happening
      public var isRefreshing: Bool
      public var isFrozen: Bool

      public init(_ happening: Happening, isRefreshing: Bool, isFrozen: Bool = false) {
        self.happening = happening
        self.isRefreshing = isRefreshing
        self.isFrozen = isFrozen
      }
    }

    """

  private static let boundaryStub = """
    /// Rows that begin at rest; see TASK.md.
    public let boundaryTable: [[Step]] = [
      // Just below the threshold nothing fires.
      [Step(.pull(119.5), isRefreshing: false)]
    ]

    """

  private static let boundaryTest = """
    import Exercise
    import Testing

    @Test func theTableLooksBelowAtAndAboveTheThreshold() {
      #expect(boundaryTable.count >= 3)
    }

    """

  private static let boundaryRunner = """
    import Exercise
    import Foundation

    // Started by `check` with a file for the results: the table, one line a step.
    var lines: [String] = []
    for row in boundaryTable {
      lines.append("row")
      for step in row {
        let flags = "\\(step.isRefreshing) \\(step.isFrozen)"
        switch step.happening {
        case .pull(let points): lines.append("pull \\(points) \\(flags)")
        case .hostEnds: lines.append("ends \\(flags)")
        }
      }
    }
    lines.append("end")
    try (lines.joined(separator: "\\n") + "\\n")
      .write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)

    """
}
