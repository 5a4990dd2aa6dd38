import Testing
import ViewTree
import ViewTreeInspection

@testable import Playground

@Suite("The command explain")
@MainActor
struct ExplainCommandTests {
  private func run(_ arguments: String...) -> (code: Int32, console: RecordingConsole) {
    let console = RecordingConsole()
    let code = CommandTable.standard.run(["explain"] + arguments, console: console.console)
    return (code, console)
  }

  /// A red view 50 wide, a green one without a width and a blue one 30 wide share 200 x 40.
  @Test(
    "one number of a golden case changed by hand and by the tool gives the same frame",
    arguments: [
      // 70 wide from the start; the next one would get 100.
      ("a", "width=70", "70 x 40 at (0, 0)"),
      // 50 wide up to the end at 200.
      ("c", "width=50", "50 x 40 at (150, 0)"),
      // All of them in 70: 50 and 30 are 10 too many, 5 on either side; nothing is left after them.
      ("b", "width=70", "0 x 40 at (45, 0)"),
    ])
  func byHand(node: String, number: String, frame: String) {
    let (code, console) = run("golden/hstack-fixed-flex-fixed", node, "--with", number)
    #expect(code == 0)
    #expect(console.output.contains("it would be \(frame)."), "\(console.output)")
  }

  @Test("a scene without a view names the views of that scene")
  func noView() {
    let (code, console) = run("figure/row")
    #expect(code == 2)
    #expect(console.errors.hasPrefix("given:    no NODE of figure/row\naccepted: title, "))
    #expect(console.errors.hasSuffix("nearest:  explain figure/row title\n"))
  }

  @Test("a view is explained from the window, with what a modifier less would change")
  func frame() {
    let (code, console) = run("golden/hstack-fixed-flex-fixed", "b")
    #expect(code == 0)
    // 200 less the two fixed ones, 50 and 30.
    #expect(console.output.hasPrefix("Color is 120 x 40 at (50, 0)"))
  }

  @Test(
    "with a number that several modifiers of a case have, each is tried and named, then the proposal"
  )
  func severalModifiers() {
    let lines = run("golden/hstack-fixed-flex-fixed", "b", "--with", "width=70").console.output
      .split(separator: "\n").suffix(3)
    #expect(
      Array(lines) == [
        // 200 - 70 - 30 after 70, and 200 - 50 - 70 after 50.
        "With width 70 instead of 50 in frame #a it would be 100 x 40 at (70, 0).",
        "With width 70 instead of 30 in frame #c it would be 80 x 40 at (50, 0).",
        "With a proposed width of 70 it would be 0 x 40 at (45, 0).",
      ])
    let one = run("golden/hstack-fixed-flex-fixed", "b", "--with", "frame #c.width=70")
    #expect(
      one.console.output.hasSuffix("With width 70 in frame #c it would be 80 x 40 at (50, 0).\n"))
  }

  @Test("a number in brackets counts the views that the tree of a case prints, without its probes")
  func countedViews() {
    // 200 - 30, the third of three.
    let output = run("golden/hstack-fixed-flex-fixed", "Color[3]").console.output
    #expect(output.hasPrefix("Color is 30 x 40 at (170, 0)"), "\(output)")
  }

  @Test("a modifier and a number can be named, and those that there are are named back")
  func otherwise() {
    let without = run("LKRefresh", "#row 1", "--without", "frame", "--with", "height=50")
    #expect(without.console.output.contains("Without the frame it would be"))
    // Five rows of 44 points; the first of them grows by 6.
    #expect(without.console.output.contains("With height 50 in frame #row 1 it would be 300 x 50"))
    let unknown = run("LKRefresh", "#row 1", "--without", "pading")
    #expect(unknown.code == 2)
    #expect(unknown.console.errors.contains("given:    'pading'"))
    #expect(run("LKRefresh", "#row 1", "--with", "height").code == 2)
  }

  @Test("a preference is explained with its writers, its calls and its readers")
  func preference() {
    let output = run("LKRefresh", "ScrollView", "--preference", "LKScrollOffsetPreferenceKey")
      .console.output
    #expect(output.contains("for LKScrollOffsetPreferenceKey") || output.contains("reports"))
  }

  @Test("each of five systems says what keeps its header from asking, with its numbers")
  func fire() {
    // At rest: the thresholds of the documents. Document 001's header of 65 points has a dead zone of
    // 30: 0 - 30 = -30, and 65 + 30 = 95. The stand-in of 004: an eighth of 600.
    let expected = [
      "000": ("offset 0 > threshold 120", "more than 120 more points"),
      "001": ("pull - dead zone -30 > height", "more points"),
      "002": ("refreshOffset 0 > headerViewH 60", "more than 60 more points, then a drag"),
      "003": ("previous offset 0 < -height -50", "more than 50 more points"),
      "004": ("pull 0 > trigger 75", "a drag, then more than 75 more points"),
    ]
    for (system, (line, change)) in expected {
      let output = run(system, "--fire").console.output
      #expect(output.contains("no  \(line)"), "\(system): \(output)")
      #expect(output.contains(change), "\(system): \(output)")
    }
    #expect(run("golden/hstack-fixed-flex-fixed", "--fire").code == 2)
  }

  @Test("a pull that fires names the moment and the rule; one that falls short names the rest")
  func fired() {
    let fired = run("LKRefresh", "--fire", "--at", "60").console.output
    #expect(fired.contains("The header fired at moment"))
    #expect(fired.contains("(S0.12)"))
    // The rule is told in words, once.
    #expect(fired.components(separatedBy: "S0.12: The header fires when").count == 2)
    let short = run("LKRefresh", "--fire", "--at", "40", "--gesture", "pull-70-release")
    #expect(short.console.output.contains("The header has not fired"))
    #expect(short.console.output.contains("; the finger goes"))
  }

  @Test("bodies and closures of a scene are explained at a moment of its gesture")
  func runs() {
    let output = run("LKRefresh", "ScrollView", "--body", "--closure", "--at", "20").console.output
    #expect(output.contains("at moment 20"))
  }

  @Test("in every scene the arithmetic of each explanation gives the frame")
  func scenes() {
    for scene in Scene.all where !scene.name.hasPrefix("golden/") {
      let host = scene.makeHost()
      withExtendedLifetime(host) {
        host.forEachNode { node in
          guard let element = node as? LayoutNode, element.isPlaced, !element.isOutOfWindow else {
            return
          }
          let explainer = Explainer(element)
          #expect(
            explainer.workedFrame.isNear(element.frame(in: .global)),
            "\(scene.name)\n\(explainer.reasons.text)\nworked \(explainer.workedFrame)")
        }
      }
    }
  }
}
