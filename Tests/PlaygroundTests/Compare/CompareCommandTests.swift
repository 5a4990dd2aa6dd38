import Foundation
import RefreshSystems
import TestSupport
import Testing
import ViewTreeInspection

@testable import Playground

/// One gesture, several verdicts, as `compare` tells them.
@Suite("The command compare")
@MainActor
struct CompareCommandTests {
  /// Runs `compare` on a file.
  private func compare(_ name: String, _ text: String) throws -> CommandRun {
    let folder = TemporaryFolder()
    return playground("compare", try folder.write(text, to: name))
  }

  @Test("the command shows table, plot, rules and difference of one gesture, by name or by words")
  func oneGesture() {
    let run = playground("compare pull-140-release")
    run.expectOutput(
      "000 LKRefresh      120        0.83 s", "while being pulled", "001 PullToRefresh  90 ",
      "while springing back", "offset 121.4 > threshold 120", "Where they differ", "001 asks ")
    // A rule's words run over several lines.
    let flowing = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flowing.contains("(S0.12: The header fires when"))
    #expect(flowing.contains("(S1.06: "))
    #expect(run.lines.allSatisfy { $0.count <= 120 })
    #expect(playground("compare pull 140 and let go").output == run.output)
  }

  @Test("without a gesture the command shows all five, and the verdicts at the end")
  func allGestures() {
    let run = playground("compare")
    run.expectOutput("One gesture, several verdicts")
    for gesture in StandardGesture.allCases {
      #expect(run.output.components(separatedBy: gesture.title + "\n").count == 3)
    }
  }

  @Test("a script and a recorded touch of the same finger come out alike")
  func files() throws {
    let script = try compare("pull.txt", "down 150,100\nmove 150,400 over 0.5s\nhold 0.5s\nup")
    script.expectOutput()
    let rows = (0...60).map { "\(Double($0) / 60),\(100 + min(300, 10 * $0))" }
    for name in ["pull.csv", "pull.txt"] {
      let recorded = try compare(name, rows.joined(separator: "\n"))
      recorded.expectOutput()
      #expect(recorded.lines.dropFirst() == script.lines.dropFirst())
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
    let run = try compare(name, text)
    run.expectErrors("\(name), \(line)\n", expected)
    #expect(run.output.isEmpty)
  }

  @Test("a table of equal times far from zero and of places far away is played")
  func farAway() throws {
    // A gesture may last ten minutes; a newcomer waits for one of them.
    let end = TestLength.isWhole ? 600 : 60
    for rows in ["1e300,100\n1e300,200", "0,-1e300\n0.1,1e300", "0,100\n\(end),200"] {
      try compare("far.csv", rows).expectOutput()
    }
  }

  @Test("a gesture of a few hundredths of a second is not said to take none")
  func shortGesture() throws {
    try compare("flick.txt", "down 150,100\nmove 150,212 over 0.03s\nup\n")
      .expectOutput(" 0.03 s in all.")
  }

  @Test("the plot explains its signs")
  func legend() {
    let run = playground("compare pull-140-hold")
    run.expectOutput(
      "0 1 2 3 4 the pulls of the systems, # where several meet\n",
      "- - a threshold, = the finger is down\n", "~ not ready")
    for line in run.lines {
      #expect(line.count <= 80, "\(line)")
      #expect(!line.hasPrefix("    00") || !line.contains("-"), "\(line)")
    }
  }

  @Test("a bad line is answered with its number, and nothing runs")
  func badFile() throws {
    let run = try compare("bad.txt", "down 1,2\nmve 3,4")
    run.expectErrors("bad.txt, line 2\n", "given:    'mve'", "expected: 'move X,Y")
    #expect(run.output.isEmpty)
  }

  @Test("an unknown gesture is answered in three lines with the nearest name")
  func unknownGesture() {
    let run = playground("compare pull-140-hld")
    run.expectErrors()
    #expect(run.errorLines.count == 3 && run.errorLines.last == "nearest:  pull-140-hold")
  }
}
