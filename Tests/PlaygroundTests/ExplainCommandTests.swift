import Testing
import ViewTree
import ViewTreeInspection

@testable import Playground

@Suite("The command explain")
@MainActor
struct ExplainCommandTests {
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
    playground("explain golden/hstack-fixed-flex-fixed \(node) --with \(number)")
      .expectOutput("it would be \(frame).")
  }

  @Test("a scene without a view names the views of that scene")
  func noView() {
    let run = playground("explain figure/row")
    run.expectErrors()
    #expect(run.errors.hasPrefix("given:    no NODE of figure/row\naccepted: title, "))
    #expect(run.errors.hasSuffix("nearest:  explain figure/row title\n"))
  }

  @Test(
    "a view is explained from the window; a number in brackets counts views without the probes",
    arguments: [
      // 200 less the two fixed ones, 50 and 30.
      ("b", "Color is 120 x 40 at (50, 0)"),
      // 200 - 30, the third of three.
      ("Color[3]", "Color is 30 x 40 at (170, 0)"),
    ])
  func frame(node: String, frame: String) {
    let run = playground("explain golden/hstack-fixed-flex-fixed \(node)")
    run.expectOutput()
    #expect(run.output.hasPrefix(frame))
  }

  @Test(
    "with a number that several modifiers of a case have, each is tried and named, then the proposal"
  )
  func severalModifiers() {
    #expect(
      playground("explain golden/hstack-fixed-flex-fixed b --with width=70").lines.suffix(3) == [
        // 200 - 70 - 30 after 70, and 200 - 50 - 70 after 50.
        "With width 70 instead of 50 in frame #a it would be 100 x 40 at (70, 0).",
        "With width 70 instead of 30 in frame #c it would be 80 x 40 at (50, 0).",
        "With a proposed width of 70 it would be 0 x 40 at (45, 0).",
      ])
    let one = playground("explain golden/hstack-fixed-flex-fixed b --with", "frame #c.width=70")
    #expect(one.lastLine == "With width 70 in frame #c it would be 80 x 40 at (50, 0).")
  }

  @Test("a modifier and a number can be named, and those that there are are named back")
  func otherwise() {
    playground("explain LKRefresh", "#row 1", "--without", "pading")
      .expectErrors("given:    'pading'")
    playground("explain LKRefresh", "#row 1", "--with", "height").expectErrors()
  }

  @Test("a preference is explained with its writers, its calls and its readers")
  func preference() {
    playground("explain LKRefresh ScrollView --preference LKScrollOffsetPreferenceKey")
      .expectOutput(
        "reports 0 for LKScrollOffsetPreferenceKey", "Color writes 0", "VStack: reduce(0, 0) = 0",
        "onPreferenceChange LKScrollOffsetPreferenceKey of background #LKRefresh.list saw 0")
  }

  /// At rest: the thresholds of the documents.
  @Test(
    "each of five systems says what keeps its header from asking, with its numbers",
    arguments: [
      ("000", "offset 0 > threshold 120", "more than 120 more points"),
      // The header of 65 points has a dead zone of 30: 0 - 30 = -30, and 65 + 30 = 95.
      ("001", "pull - dead zone -30 > height", "more points"),
      ("002", "refreshOffset 0 > headerViewH 60", "more than 60 more points, then a drag"),
      ("003", "previous offset 0 < -height -50", "more than 50 more points"),
      // The stand-in's: an eighth of 600.
      ("004", "pull 0 > trigger 75", "a drag, then more than 75 more points"),
    ])
  func fire(system: String, line: String, change: String) {
    playground("explain \(system) --fire").expectOutput("no  \(line)", change)
    playground("explain \(system) --fire --at 40 --gesture pull-55-release")
      .expectOutput("The header ")
  }

  @Test("a pull that fires names the moment and the rule; one that falls short names the rest")
  func fired() {
    let fired = playground("explain LKRefresh --fire --at 60")
    fired.expectOutput("The header fired at moment", "(S0.12)")
    // The rule is told in words, once.
    #expect(fired.output.components(separatedBy: "S0.12: The header fires when").count == 2)
    playground("explain LKRefresh --fire --at 40 --gesture pull-70-release")
      .expectOutput("The header has not fired", "; the finger goes")
    playground("explain golden/hstack-fixed-flex-fixed --fire").expectErrors()
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
