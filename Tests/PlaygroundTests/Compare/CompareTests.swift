import Foundation
import RefreshSystems
import TestSupport
import Testing
import ViewTreeInspection

@testable import Playground

/// Lesson 11: one gesture, several verdicts.
@Suite("Comparing systems")
@MainActor
struct CompareTests {
  private func run(_ gesture: StandardGesture, _ system: RefreshSystemName) throws -> ComparedRun {
    let scene = RefreshScenes.scene(of: system)
    return ComparedRun(scene, path: ComparedGesture(gesture).path, rest: 1.5)
  }

  private func command(_ arguments: String...) -> (code: Int32, console: RecordingConsole) {
    let recording = RecordingConsole()
    return (
      CommandTable.standard.run(["compare"] + arguments, console: recording.console), recording
    )
  }

  /// A file in the temporary folder for as long as the body runs.
  private func withFile<R>(_ name: String, _ text: String, _ body: (String) throws -> R) throws -> R
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "compare-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return try body(file.path)
  }

  @Test(
    "document 000 asks on crossing 120 while it is pulled, and not for less",
    arguments: StandardGesture.allCases)
  func document000(_ gesture: StandardGesture) throws {
    let run = try run(gesture, .LKRefresh)
    #expect(run.threshold == 120)
    guard gesture.pull > 120 else {
      #expect(run.happenings.isEmpty)
      return
    }
    let request = try #require(run.requests.first)
    #expect(run.requests.count == 1)
    #expect(run.occasion(of: request) == .pulling)
    let judged = run.judged(request)
    // A sixtieth of a second moves the content by some two points; the finger needs 272.7 for 120.
    #expect((120...123).contains(judged.pull))
    #expect((272.7...280).contains(try #require(judged.finger)))
  }

  @Test("document 000 holds its room once the pull comes back to 120, not before")
  func document000Freezes() throws {
    #expect(try !run(.pull140Hold, .LKRefresh).happenings.contains { $0.event.step == .held })
    let back = try run(.pull140Back, .LKRefresh)
    let held = try #require(back.happenings.first { $0.event.step == .held })
    #expect(back.occasion(of: held) == .comingBack)
    #expect((117...120).contains(back.judged(held).pull))
  }

  @Test("document 001 is armed above 90 and waits while the finger holds")
  func document001Waits() throws {
    let run = try run(.pull140Hold, .PullToRefresh)
    #expect(run.threshold == 90)
    #expect(run.requests.isEmpty)
    let armed = try #require(run.waiting)
    #expect((90...93).contains(run.judged(armed).pull))
  }

  @Test(
    "document 001 asks at 90 on the way back, the finger down or up",
    arguments: [
      (StandardGesture.pull140Back, ComparedRun.Occasion.comingBack),
      (.pull140Release, .springing),
    ])
  func document001ComesBack(_ gesture: StandardGesture, occasion: ComparedRun.Occasion) throws {
    let run = try run(gesture, .PullToRefresh)
    let request = try #require(run.requests.first)
    #expect(run.requests.count == 1)
    #expect(run.occasion(of: request) == occasion)
    // The spring covers more than ten points a frame.
    #expect((75...90).contains(run.judged(request).pull))
    #expect(run.waiting == nil)
  }

  @Test(
    "document 001 does nothing below 90",
    arguments: [StandardGesture.pull70Release, .pull55Release])
  func document001Short(_ gesture: StandardGesture) throws {
    #expect(try run(gesture, .PullToRefresh).happenings.isEmpty)
  }

  @Test(
    "document 002 waits while the finger is down, whatever it shows",
    arguments: [StandardGesture.pull140Hold, .pull140Back])
  func document002Waits(_ gesture: StandardGesture) throws {
    let run = try run(gesture, .ZHRefresh)
    #expect(run.threshold == 60)
    #expect(run.requests.isEmpty)
    let armed = try #require(run.happenings.first)
    #expect(armed.event.step == .armed)
    // A sixtieth of a second moves the content by some three points there.
    #expect((60...63.5).contains(run.judged(armed).pull))
    #expect((run.waiting == nil) == (gesture == .pull140Back))
  }

  @Test(
    "document 002 asks when the finger lets go beyond 60",
    arguments: [StandardGesture.pull140Release, .pull70Release])
  func document002Release(_ gesture: StandardGesture) throws {
    let run = try run(gesture, .ZHRefresh)
    let request = try #require(run.requests.first)
    #expect(run.requests.count == 1)
    #expect(run.occasion(of: request) == .release)
    #expect(abs(run.judged(request).pull - gesture.pull) < 0.01)
    #expect(run.happenings.contains { $0.event.step == .held })
  }

  @Test("document 002 does nothing at 55")
  func document002Short() throws {
    #expect(try run(.pull55Release, .ZHRefresh).happenings.isEmpty)
  }

  @Test("the command shows table, plot, rules and difference of one gesture, by name or by words")
  func oneGesture() {
    let (code, console) = command("pull-140-release")
    #expect(code == 0)
    for part in [
      "000 LKRefresh      120        0.83 s", "while being pulled", "001 PullToRefresh  90 ",
      "while springing back", "offset 121.4 > threshold 120",
      "Where they differ", "001 asks ",
    ] {
      #expect(console.output.contains(part), "\(part)")
    }
    // A rule's words run over several lines.
    let flowing = console.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flowing.contains("(S0.12: The header fires when"))
    #expect(flowing.contains("(S1.06: "))
    #expect(console.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
    #expect(command("pull", "140", "and", "let", "go").console.output == console.output)
  }

  @Test("without a gesture the command shows all five, and the verdicts at the end")
  func allGestures() {
    let (code, console) = command()
    #expect(code == 0)
    for gesture in StandardGesture.allCases {
      #expect(console.output.components(separatedBy: gesture.title + "\n").count == 3)
    }
    #expect(console.output.contains("One gesture, several verdicts"))
  }

  @Test("a script and a recorded touch of the same finger come out alike")
  func files() throws {
    let script = try withFile("pull.txt", "down 150,100\nmove 150,400 over 0.5s\nhold 0.5s\nup") {
      command($0)
    }
    #expect(script.code == 0)
    let rows = (0...60).map { "\(Double($0) / 60),\(100 + min(300, 10 * $0))" }
    for name in ["pull.csv", "pull.txt"] {
      let recorded = try withFile(name, rows.joined(separator: "\n")) { command($0) }
      #expect(recorded.code == 0)
      let lines = { (text: String) in text.split(separator: "\n").dropFirst() }
      #expect(lines(recorded.console.output) == lines(script.console.output))
    }
  }

  @Test(
    "a gesture lasts 600 seconds at most, in one step, in many, and as a table of any numbers",
    arguments: [
      ("long.txt", "down 150,100\nhold 601\nup", "line 2", "seconds from 0 to 600"),
      (
        "steps.txt", "down 150,100\n" + String(repeating: "hold 100\n", count: 100), "line 8",
        "at most 600 seconds for the whole gesture"
      ),
      (
        "fling.txt", "hold 599.5\ndown 1,2\nfling 3,4 over 1s\n", "line 3",
        "at most 600 seconds for the whole gesture"
      ),
      ("far.csv", "0,100\n1e300,200\n", "line 2", "at most 600 seconds for the whole gesture"),
      ("gap.csv", "0,100\n1e6,200\n", "line 2", "at most 600 seconds for the whole gesture"),
      ("below.csv", "-1e300,100\n1e300,200\n", "line 2", "at most 600 seconds"),
    ])
  func tooLong(name: String, text: String, line: String, expected: String) throws {
    let (code, console) = try withFile(name, text) { command($0) }
    #expect(code == 2)
    #expect(console.output.isEmpty)
    #expect(console.errors.contains("\(name), \(line)\n"))
    #expect(console.errors.contains(expected))
  }

  @Test("a table of equal times far from zero and of places far away is played")
  func farAway() throws {
    // A gesture may last ten minutes; a newcomer waits for one of them.
    let end = TestLength.isWhole ? 600 : 60
    for rows in ["1e300,100\n1e300,200", "0,-1e300\n0.1,1e300", "0,100\n\(end),200"] {
      #expect(try withFile("far.csv", rows) { command($0) }.code == 0, "\(rows)")
    }
  }

  @Test("a gesture of a few hundredths of a second is not said to take none")
  func shortGesture() throws {
    try withFile("flick.txt", "down 150,100\nmove 150,212 over 0.03s\nup\n") { file in
      let (code, console) = command(file)
      #expect(code == 0)
      #expect(console.output.contains(" 0.03 s in all."), "\(console.output.prefix(200))")
    }
  }

  @Test("the plot explains its signs")
  func legend() {
    let output = command("pull-140-hold").console.output
    #expect(output.contains("0 1 2 3 4 the pulls of the systems, # where several meet\n"))
    #expect(output.contains("- - a threshold, = the finger is down\n"))
    for line in output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(output.contains("~ not ready"))
    for line in output.split(separator: "\n") where line.hasPrefix("    00") {
      #expect(!line.contains("-"))
    }
  }

  @Test("a bad line is answered with its number, and nothing runs")
  func badFile() throws {
    let (code, console) = try withFile("bad.txt", "down 1,2\nmve 3,4") { command($0) }
    #expect(code == 2)
    #expect(console.output.isEmpty)
    #expect(console.errors.contains("bad.txt, line 2\n"))
    #expect(console.errors.contains("given:    'mve'"))
    #expect(console.errors.contains("expected: 'move X,Y"))
  }

  @Test("an unknown gesture is answered in three lines with the nearest name")
  func unknownGesture() {
    let (code, console) = command("pull-140-hld")
    #expect(code == 2)
    #expect(console.errors.hasSuffix("nearest:  pull-140-hold\n"))
    #expect(console.errors.split(separator: "\n").count == 3)
  }
}

/// Lesson 11 for the systems of frame-based views.
@Suite("Comparing systems of frame-based views")
@MainActor
struct CompareFrameBasedTests {
  private func run(_ gesture: StandardGesture, _ system: RefreshSystemName) throws -> ComparedRun {
    let scene = RefreshScenes.scene(of: system)
    return ComparedRun(scene, path: ComparedGesture(gesture).path, rest: 1.5)
  }

  @Test("document 003 says that letting go would refresh, and asks for nothing while it is held")
  func document003Holds() throws {
    let run = try run(.pull140Hold, .ZKRefresh)
    #expect(run.threshold == 50)
    #expect(run.requests.isEmpty)
    let armed = try #require(run.waiting)
    #expect(armed.event.text.contains("header = pullingOutRect"))
    #expect((50...53).contains(run.judged(armed).pull))
  }

  @Test("document 003 asks for nothing when the pull comes back under the finger")
  func document003ComesBack() throws {
    let run = try run(.pull140Back, .ZKRefresh)
    #expect(run.requests.isEmpty)
    #expect(run.waiting == nil)
  }

  @Test(
    "document 003 asks at the first event after the finger has let go, from 50 on",
    arguments: [StandardGesture.pull140Release, .pull70Release, .pull55Release])
  func document003LetsGo(_ gesture: StandardGesture) throws {
    let run = try run(gesture, .ZKRefresh)
    let request = try #require(run.requests.first)
    #expect(run.requests.count == 1)
    #expect(run.occasion(of: request) == .firstMove)
    // It judges the last place under the finger.
    #expect(abs(run.judged(request).pull - gesture.pull) < 0.01)
    #expect(run.happenings.contains { $0.event.step == .held })
  }

  @Test(
    "document 004 turns its arrow at 60, and the system's control decides when to ask",
    arguments: StandardGesture.allCases)
  func document004(_ gesture: StandardGesture) throws {
    let run = try run(gesture, .WBRefresh)
    #expect(run.threshold == 75)
    let turned = run.happenings.first { $0.event.step == .armed }
    #expect((turned != nil) == (gesture.pull > 60))
    if let turned { #expect((60...63).contains(run.judged(turned).pull)) }
    // An eighth of the list's height: 75.
    #expect(run.requests.count == (gesture.pull > 75 ? 1 : 0))
    if let request = run.requests.first {
      #expect(run.occasion(of: request) == .pulling)
      #expect((75...78).contains(run.judged(request).pull))
    }
  }

  /// Plays a flick whose finger leaves while it moves, and with it the content's speed.
  private func flick(_ distance: Double, over seconds: Double, _ system: RefreshSystemName) throws
    -> ComparedRun
  {
    let script = try GestureScript(
      text: "down 150,100\nmove 150,\(100 + distance) over \(seconds)s\nup")
    return ComparedRun(RefreshScenes.scene(of: system), path: script.path(), rest: 1.5)
  }

  @Test("the control of document 004 looks under a finger only: a spring beyond 75 does not ask")
  func document004UnderFinger() throws {
    // 120 of the finger are 59.5 of the content, and the speed carries it beyond 75.
    let short = try flick(120, over: 0.05, .WBRefresh)
    #expect(short.samples.contains { $0.finger == nil && $0.pull > 75 })
    #expect(short.requests.isEmpty)
    // 160 are 76.7: the last move of the finger asks, in the frame in which it leaves.
    let long = try flick(160, over: 0.05, .WBRefresh)
    let request = try #require(long.requests.first)
    #expect(long.occasion(of: request) == .pulling)
    #expect(long.judged(request).finger == 160)
  }

  @Test("a flick that documents 001 and 003 alone take for a request, as a lesson asks for")
  func flicked() throws {
    func asked(_ seconds: Double) throws -> [RefreshSystemName] {
      try RefreshSystemName.allCases.filter {
        try !flick(VerdictLesson.flick, over: seconds, $0).requests.isEmpty
      }
    }
    let times = VerdictLesson.flickSeconds
    for seconds in [times.lowerBound, 0.07, 0.08, times.upperBound] {
      #expect(try asked(seconds) == [.PullToRefresh, .ZKRefresh], "\(seconds)")
    }
    // A hundredth more or less, and it is too slow for 001, or fast enough for 000.
    #expect(try asked(times.lowerBound - 0.01) == [.LKRefresh, .PullToRefresh, .ZKRefresh])
    #expect(try asked(times.upperBound + 0.01) == [.ZKRefresh])
  }

  @Test("content that goes on without the finger is not said to spring back")
  func goingOn() throws {
    let run = try flick(160, over: 0.05, .LKRefresh)
    let request = try #require(run.requests.first)
    #expect(run.occasion(of: request) == .flying)
    let later = try flick(160, over: 0.05, .PullToRefresh)
    #expect(later.occasion(of: try #require(later.requests.first)) == .springing)
    let next = try flick(160, over: 0.05, .ZKRefresh)
    #expect(next.occasion(of: try #require(next.requests.first)) == .firstMove)
  }

  @Test("the table shows the line that asks: 75 for document 004, and none for a footer")
  func lines() throws {
    func rows(_ text: String) throws -> [String] {
      let path = try GestureScript(text: text).path()
      return RefreshSystemName.allCases.map { system in
        let run = ComparedRun(RefreshScenes.scene(of: system), path: path, rest: 1.5)
        return CompareVerdict(run: run).rows.map { "\($0[1]) \($0[5])" }.joined(separator: "; ")
      }
    }
    let short = try rows("down 150,100\nmove 150,120 over 0.2s\nhold 0.2s\nup")
    #expect(short == ["120 no", "90 no", "60 no", "50 no", "75 no"])
    let up = try rows("down 150,550\nmove 150,30 over 0.3s\nhold 0.2s\nup")
    #expect(up[2].hasPrefix("- footer: ") && up[4] == "75 no", "\(up)")
  }
}
