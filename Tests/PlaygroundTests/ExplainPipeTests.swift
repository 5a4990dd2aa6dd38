import Foundation
import Testing

@testable import Playground

/// The built program explains into a pipe, as a shell and a screen reader have it.
@Suite("explain in a pipe", .serialized)
struct ExplainPipeTests {
  /// All that a run writes, complaints included, and its exit code.
  private func run(_ words: String) throws -> (text: String, code: Int) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-explain-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let terminal = try PseudoTerminal(
      script: "{ \"$0\" explain \(words) 2>&1; echo \"[code $?]\"; } | cat >\"$FILE\"",
      environment: ["FILE": file.path])
    #expect(try terminal.waitForEnd() == .code(0))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("\u{1B}"), "an escape in a pipe")
    let code = text.split(separator: "[code ").last.flatMap { Int($0.prefix { $0.isNumber }) }
    return (text, code ?? -1)
  }

  @Test("a size and a place are told from the window, and end with another number or modifier")
  func sizeAndPlace() throws {
    let (text, code) = try run("LKRefresh 'row 2'")
    #expect(code == 0)
    // Rows of 44 points with a stack's spacing of 8 between them, as wide as the screen.
    #expect(text.hasPrefix("frame #row 2 is 300 x 44 at (0, 52)\n"), "\(text)")
    #expect(text.contains("Without the "))
    let box = try run("golden/hstack-fixed-flex-fixed b")
    // 200 less the two fixed ones, 50 and 30.
    #expect(box.text.hasPrefix("Color is 120 x 40 at (50, 0)\n"))
  }

  @Test("a modifier and a number that are named are tried")
  func withoutAndWith() throws {
    let (text, code) = try run("LKRefresh '#row 1' --without frame --with height=50")
    #expect(code == 0)
    #expect(text.contains("Without the frame it would be"))
    #expect(text.contains("With height 50 in frame #row 1 it would be 300 x 50 at (0, 0)."))
  }

  @Test("a preference, a closure and a body are explained at a moment of a gesture")
  func preferenceClosureBody() throws {
    let preference = try run(
      "LKRefresh 'LKRefresh.list' --preference LKScrollOffsetPreferenceKey --at 30")
    #expect(preference.code == 0)
    #expect(preference.text.contains("LKScrollOffsetPreferenceKey"))
    let runs = try run("LKRefresh 'LKRefresh.list' --closure --body --at 30")
    #expect(runs.code == 0)
    #expect(runs.text.contains("at moment 30"))
    #expect(runs.text.contains("ran"))
  }

  @Test("each of five systems says whether it fired")
  func fire() throws {
    for system in ["LKRefresh", "PullToRefresh", "ZHRefresh", "ZKRefresh", "WBRefresh"] {
      let (text, code) = try run("\(system) --fire --at 40 --gesture pull-55-release")
      #expect(code == 0)
      #expect(text.contains("The header "), "\(system): \(text)")
    }
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

  @Test("an unknown view and a moment that the gesture does not have are refused in three lines")
  func refused() throws {
    let unknown = try run("LKRefresh 'rwo 1'")
    #expect(unknown.code == 2)
    #expect(unknown.text.contains("given:    'rwo 1'"))
    #expect(unknown.text.contains("row 1"))
    let late = try run("LKRefresh 'row 1' --at 100000")
    #expect(late.code == 2)
    #expect(late.text.contains("given:    --at 100000"))
    #expect(late.text.contains("a moment from 0 to"))
    let none = try run("LKRefresh 'row 1' --at first")
    #expect(none.code == 2)
    #expect(none.text.contains("--at first"))
  }
}
