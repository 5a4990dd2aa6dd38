import Foundation
import TestSupport
import Testing

@testable import Playground

@Suite("Document replays")
@MainActor
struct DocumentReplayTests {
  @Test("a driver's states are told from the document's own lines, each with the events before it")
  func states() {
    let states = DriverStates(
      output: """
        offset: 1
        viewtree\tdefaults\t120.0\ta title
        viewtree\tevent\tnone\t1.0 2.0 3.0 4.0
        viewtree state of another kind
        viewtree\tstate\tcontent frame\t0.0 7.5 300.0 40.0\toffset\t2.5
        viewtree\tstate\toffset\t3.0
        """)
    #expect(states.defaults == ["120.0", "a title"])
    #expect(states.steps.map(\.events) == [[["none", "1.0 2.0 3.0 4.0"]], []])
    #expect(states.steps.map { $0.number("offset") } == [2.5, 3])
    #expect(states.steps[0].top(of: "content") == 7.5)
  }

  @Test("a run that tells fewer steps than it was given differs, and so does a name it leaves out")
  func incomplete() {
    let defaults = LKRefreshReplay.defaults.map(\.value).joined(separator: "\t")
    let none = LKRefreshReplay.report(
      of: DriverStates(output: "viewtree\tdefaults\t\(defaults)\n"), hasFinger: true)
    // The defaults are a step, the end is another.
    #expect((none.steps, none.differenceCount) == (2, 1))
    #expect(none.differences[0].contains("told 0 of \(LKRefreshReplay.steps.count) steps"))
    let one = LKRefreshReplay.report(
      of: DriverStates(output: "viewtree\tdefaults\t\(defaults)\nviewtree\tstate\toffset\t0.0\n"),
      hasFinger: true)
    #expect(one.differences[0].contains("preOffset is not told, port 0.0"))
    #expect(!one.differences[0].contains("offset is 0.0"))
  }

  /// Document and port both believe the engine's markers: an offset that is ignored, or held at 0,
  /// made no difference.
  @Test("an engine that is given offsets has to show them; one with a finger makes its own")
  func givenOffsets() throws {
    let still = "0.0 0.0 300.0 0.0"
    let quiet = String(repeating: "viewtree\tstate\toffset\t0.0\n", count: 6)
    let event = "viewtree\tevent\t\(still)\t\(still)\t600.0\t1046.0\n"
    let held = quiet.replacing("viewtree\tstate", with: event + "viewtree\tstate")
    func differences(_ output: String, hasFinger: Bool) -> String {
      LKRefreshReplay.report(of: DriverStates(output: output), hasFinger: hasFinger).differences
        .joined(separator: "\n")
    }
    // 600 (1 - 1 / (0.55 x 10 / 600 + 1)) = 5.45 is the second drag's offset.
    let ignored = differences(quiet, hasFinger: false)
    #expect(
      ignored.contains("no change was told when the content offset became -5.5"), "\(ignored)")
    let wrong = differences(held, hasFinger: false)
    #expect(wrong.contains("the markers are where offset 0.0 puts them, not -5.5"), "\(wrong)")
    for output in [quiet, held] {
      let own = differences(output, hasFinger: true)
      #expect(!own.contains("no change was told") && !own.contains("the markers are"), "\(own)")
    }
  }

  @Test("a pull is given the rubber band's offsets, and comes to rest where the content ends")
  func offsets() throws {
    var pull = DocumentPull(["viewport": 600], content: 1000)
    pull.touch(at: 500)
    pull.drag(by: [-5, -100, -500])
    pull.lift()
    let offsets = pull.steps.compactMap { step -> Double? in
      switch step {
      case .drag(_, let offset), .rest(let offset): offset
      default: nil
      }
    }
    // Less than 10 points is no pan. 500 is 100 past the end at 1000 - 600:
    // 400 + 600 (1 - 1 / (0.55 x 100 / 600 + 1)) = 450.3817.
    #expect(offsets[0] == 0)
    #expect(offsets[1] == 100)
    #expect(abs(offsets[2] - 450.3817) < 1e-4)
    #expect(abs(try #require(offsets.last) - 400) < 0.5)
  }

  @Test("what an engine lacks is named by the compiler's complaints, in the order of the article")
  func lack() throws {
    func error(_ reason: String) -> CompilerMessage {
      CompilerMessage(path: "/d.md", line: 1, column: 1, reason: reason)
    }
    let errors = [
      error("value of type 'some View' has no member 'onPreferenceChange'"),
      error("cannot find type 'GeometryProxy' in scope"), error("unknown attribute 'State'"),
      error("cannot find 'footerHidden' in scope"),
    ]
    let lack = try #require(EngineNeeds.lack(in: "", errors: errors))
    #expect(lack.hasPrefix("lacks State, GeometryProxy, onPreferenceChange:"))
    #expect(EngineNeeds.lack(in: "", errors: [error("cannot find 'footerHidden' in scope")]) == nil)
  }

  @Test("the article names everything that an engine must offer")
  func article() throws {
    let file = DocumentEngine.ownPackage
      .appending(path: "Sources/ViewTree/ViewTree.docc/PlaygroundCommands.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "## What an engine must offer"))
    let words = Set(text[start.upperBound...].split { !$0.isLetter }.map(String.init))
    for name in EngineNeeds.names { #expect(words.contains(name), "\(name)") }
  }
}
