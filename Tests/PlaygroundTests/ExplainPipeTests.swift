import Foundation
import Testing

@testable import Playground

/// The built program explains into a pipe, as a shell and a screen reader have it.
@Suite("explain in a pipe", .serialized)
struct ExplainPipeTests {
  /// All that a run writes, complaints included, and its exit code.
  private func run(_ words: String) throws -> (text: String, code: Int) {
    let folder = TemporaryFolder()
    let terminal = try PseudoTerminal(
      script: "{ \"$0\" explain \(words) 2>&1; echo \"[code $?]\"; } | cat >\"$FILE\"",
      environment: ["FILE": folder.path("output")])
    #expect(try terminal.waitForEnd() == .code(0))
    let text = try folder.text("output")
    #expect(!text.contains("\u{1B}"), "an escape in a pipe")
    let code = text.split(separator: "[code ").last.flatMap { Int($0.prefix { $0.isNumber }) }
    return (text, code ?? -1)
  }

  @Test(
    "what is explained ends with another number or modifier, or tells of a moment; the rest is refused",
    arguments: [
      // Rows of 44 points with a stack's spacing of 8 between them, as wide as the screen.
      ("LKRefresh 'row 2'", 0, "frame #row 2 is 300 x 44 at (0, 52)\n", ["Without the "]),
      // 200 less the two fixed ones, 50 and 30.
      ("golden/hstack-fixed-flex-fixed b", 0, "Color is 120 x 40 at (50, 0)\n", []),
      // Five rows of 44 points; the first of them grows by 6.
      (
        "LKRefresh '#row 1' --without frame --with height=50", 0, "",
        [
          "Without the frame it would be",
          "With height 50 in frame #row 1 it would be 300 x 50 at (0, 0).",
        ]
      ),
      (
        "LKRefresh LKRefresh.list --preference LKScrollOffsetPreferenceKey --at 30", 0, "",
        ["LKScrollOffsetPreferenceKey"]
      ),
      ("LKRefresh LKRefresh.list --closure --body --at 30", 0, "", ["at moment 30", "ran"]),
      ("LKRefresh --fire --at 40 --gesture pull-55-release", 0, "", ["The header "]),
      ("LKRefresh 'rwo 1'", 2, "", ["given:    'rwo 1'", "row 1"]),
      (
        "LKRefresh 'row 1' --at 100000", 2, "", ["given:    --at 100000", "a moment from 0 to"]
      ),
      ("LKRefresh 'row 1' --at first", 2, "", ["--at first"]),
    ] as [(String, Int, String, [String])])
  func explains(words: String, code: Int, start: String, parts: [String]) throws {
    let run = try run(words)
    #expect(run.code == code)
    #expect(run.text.hasPrefix(start), "\(run.text)")
    for part in parts { #expect(run.text.contains(part), "\(run.text)") }
  }

  @Test("of several that are meant each is listed by a path, and a path finds one of them")
  func ambiguous() throws {
    let (text, code) = try run("LKRefresh Text")
    #expect(code == 0)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first?.contains("views are meant by 'Text'; name one by its path:") == true)
    let path = try #require(lines.dropFirst().first)
    let one = try run("LKRefresh '\(path)'")
    #expect(one.code == 0)
    #expect(one.text.hasPrefix("Text"), "\(one.text)")
    #expect(one.text.contains(" is ") && one.text.contains(" at ("))
  }
}
