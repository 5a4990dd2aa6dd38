extension Exercise {
  /// Lesson 13: port a component from a page of prose.
  static let latch = Exercise(
    lesson: 13, title: "Lesson 13, a latch",
    task: latchPage, stub: ("Latch.swift", latchStub), given: ("Phase.swift", latchGiven),
    test: latchTest, runner: latchRunner, script: latchScript,
    verdict: { LatchCheck(script: latchScript).verdict($0) })

  /// Gestures with a pull at each boundary and on either side of it, with two refreshes to their end
  /// and with pulls without a finger.
  static let latchScript = [
    "gesture 1", "down", "pull 40", "pull 79.5", "pull 95", "up", "wait 1", "ends", "wait 0.2",
    "wait 0.1", "down", "pull 10", "up",
    "gesture 2", "down", "pull 80", "up", "down", "pull 80.5", "pull 60", "pull 59.5", "up",
    "gesture 3", "down", "pull 120", "pull 75", "up", "ends", "ends", "wait 0.3",
    "gesture 4", "down", "pull 90", "up", "down", "pull 100", "up", "pull 30", "ends", "down",
    "pull 100", "up", "wait 0.3", "ends", "wait 0.3",
    "gesture 5", "down", "pull 90", "up", "down", "pull 20", "ends", "wait 0.3", "pull 100", "up",
    "ends", "wait 0.3", "down", "pull 100", "up",
    "gesture 6", "down", "pull 90", "up", "ends", "wait 0.3", "down", "pull 90", "up", "ends",
    "wait 0.2", "wait 0.1",
    "gesture 7", "pull 90", "down", "up", "pull 90", "down", "pull 90", "up",
  ]

  private static let latchPage = """
    # A latch

    A list that is pulled down has a latch at its top. It begins *resting*.

    While a finger is down the list is pulled by some number of points. A pull beyond 80 points arms
    the latch. An armed latch stays armed while the pull comes back; only a pull below 60 points lets it
    rest again. A finger that leaves while the latch is armed makes it *load*: the host is asked for
    data, once, and the list is kept open by 50 points. A finger that leaves at any other time does
    nothing.

    While the latch loads, pulls do nothing. When the host has ended, the latch is *closing* for 0.3
    seconds, the list still open by 50 points, and pulls still do nothing; a host that ends again, or
    without having been asked, does nothing. Then it rests, and nothing is kept open. After that it is
    armed by the next pull as before.

    ## Your task

    Write `Sources/Exercise/Latch.swift` so that it does what this page says. State the machine first:
    its phases, and for each what each of the five calls does. `swift test` runs a test that fails
    until the first pull works; add your own, one for each boundary. One sentence of the page can be
    read in two ways. Find it, decide, and write a test that says which way you read it.

    Then `swift run Playground check DIR` plays seven gestures on your latch and on the reference, and
    names the first step at which they differ. Both readings pass.

    """

  private static let latchGiven = """
    /// The phase of the latch.
    public enum Phase: String {
      case resting, armed, loading, closing
    }

    """

  private static let latchStub = """
    /// The latch of TASK.md.
    public struct Latch {
      public var phase = Phase.resting
      /// How often the host has been asked for data.
      public var calls = 0
      /// How far the list is kept open. Points.
      public var open = 0.0

      public init() {}

      /// A finger comes down.
      public mutating func down() {}

      /// The finger has pulled the list by so many points from its place of rest.
      public mutating func pull(_ points: Double) {}

      /// The finger leaves.
      public mutating func up() {}

      /// The host has its data.
      public mutating func hostEnds() {}

      /// Time passes.
      public mutating func wait(_ seconds: Double) {}
    }

    """

  private static let latchTest = """
    import Exercise
    import Testing

    @Test func aPullBeyondTheThresholdArmsTheLatch() {
      var latch = Latch()
      latch.down()
      latch.pull(81)
      #expect(latch.phase == .armed)
    }

    """

  private static let latchRunner = """
    import Exercise
    import Foundation

    // Started by `check` with a script and a file for the results: one line a step.
    let steps = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    let path = CommandLine.arguments[2]
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let results = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    var latch = Latch()
    for step in steps.split(separator: "\\n") {
      let words = step.split(separator: " ")
      let number = words.count > 1 ? Double(words[1]) ?? 0 : 0
      switch words[0] {
      case "down": latch.down()
      case "pull": latch.pull(number)
      case "up": latch.up()
      case "ends": latch.hostEnds()
      case "wait": latch.wait(number)
      default: latch = Latch()
      }
      results.write(Data("\\(latch.phase) \\(latch.calls) \\(latch.open)\\n".utf8))
    }
    results.write(Data("end\\n".utf8))

    """
}
