import Testing

@testable import Playground

@Suite("Scenes")
@MainActor
struct SceneTests {
  @Test("every listed scene can be printed as a tree by its name and by its number")
  func everyScene() {
    let list = playground("scenes").output
    for scene in Scene.all {
      #expect(list.contains(scene.name))
      let tree = playground("tree", scene.name)
      tree.expectOutput()
      guard let number = scene.number else { continue }
      #expect(tree.output.hasPrefix("root (0, 0, "))
      #expect(playground("tree", number).output == tree.output)
    }
  }

  @Test("a scene of frame-based views is printed with the views inside")
  func frameBasedScenes() {
    playground("tree 003").expectOutput(
      "#ZKRefresh.header (0, -50, 300, 50)",
      // Twelve rows of 60 points.
      "#ZKRefresh.footer (0, 720, 300, 50)", "#row 1 (0, 0, 300, 60)")
    playground("tree 004").expectOutput("#WBRefresh.control (0, 0, 300, 60)")
  }

  @Test("every line of a tree is explained below it")
  func legend() {
    #expect(
      playground("tree 000").lastLine
        == "A line: TYPE #IDENTIFIER (x, y, width, height), in points on the screen.")
  }

  @Test("a golden case is shown with its code, its own views, and nothing of its harness")
  func goldenCase() {
    let output = playground("tree golden/hstack-min-then-max-overflow").output
    // 175 points, centred over 150; the probes only name the two colours.
    #expect(
      output.contains(
        """
        proposed: 150 x 100

        HStack (-12.5, 0, 175, 100)
          frame (-12.5, 0, 100, 100)
            Color #a (-12.5, 0, 100, 100)
          frame (87.5, 0, 75, 100)
            Color #b (87.5, 0, 75, 100)

        preferences: no writer, nothing was folded

        """))
    #expect(output.hasPrefix("  HStack(spacing: 0) {\n"))
  }

  @Test("no golden case shows a view or a key of its harness, and most show what they lay out")
  func goldenHarness() {
    for scene in Scene.golden {
      let tree = scene.lines().drop { !$0.hasPrefix("proposed") }.joined(separator: "\n")
      for name in ["Golden", "ProbeFrames", "fixedSize (0, 0, 1000", "GeometryProxy("] {
        #expect(!tree.contains(name), "\(scene.name): \(tree)")
      }
      #expect(tree.contains("("), "\(scene.name)")
    }
  }

  @Test("a golden case shows who wrote a preference, its folds, and where its anchors are")
  func goldenPreferences() {
    playground("tree golden/pref-sum").expectOutput(
      "\n  the case wrote SumKey = 2\n", "\n  the case: SumKey.reduce(2, 3) = 5\n",
      "\nread: pref = 5.0\n")
    // 60 by 40 in the middle of 200 by 200; the lower one of the two is centred in it.
    playground("tree golden/anchor-bounds-list-order").expectOutput(
      "the case wrote AnchorKey = [anchor of (70, 90, 20, 20)]",
      "[anchor of (100, 80, 30, 40)]")
  }

  @Test("the list says of every golden case which view it lays out in which proposal")
  func goldenSummaries() {
    let list = playground("scenes")
    list.expectOutput(
      "golden/hstack-spacing-exceeds-width  HStack { Color.red Color.red }, proposed 4 x 20; "
        + "share is clamped at 0; spacing is kept\n")
    let summaries = Scene.golden.map(\.summary)
    #expect(Set(summaries).count > summaries.count * 9 / 10)
    #expect(list.lines.allSatisfy { !$0.contains("probe") && $0.count < 300 })
  }

  @Test(
    "a system's published parameters can be chosen",
    arguments: [
      ("LKRefresh --threshold 60", "offset 60.2 > threshold 60"),
      ("000 --threshold=60 --header-hidden yes", "000 LKRefresh  60 "),
      // The dead zone of 30 points and the header.
      ("001 --header-height 40", "001 PullToRefresh  70 "),
      ("002 --version kvo", "002 ZHRefresh  60 "),
      ("003 --component-height 80", "previous offset -140 < -height -80"),
    ])
  func parameters(words: String, expected: String) {
    let run = playground("drag \(words)")
    run.expectOutput(expected)
    let plain = playground("drag \(words.prefix { $0 != " " })").output
    #expect(plain != run.output || words.contains("kvo"))
  }

  @Test(
    "a parameter that a system does not have, or a value out of its range, is a bad argument",
    arguments: [
      ("004 --threshold 60", "constants of its code"),
      ("003 --threshold 60", "accepted: --component-height\n"),
      ("000 --threshold 0", "points from 1 to 600"),
      ("000 --threshold nan", "points from 1 to 600"),
      ("000 --threshold 1e300", "points from 1 to 600"),
      ("000 --header-hidden maybe", "accepted: yes, no\n"),
      ("002 --version kv", "nearest:  kvo\n"), ("000 --treshold 60", "--threshold"),
      ("000 --threshold", "nothing after it"),
    ])
  func badParameters(words: String, expected: String) {
    let run = playground("drag \(words)")
    run.expectErrors(expected)
    #expect(run.output.isEmpty)
  }

  @Test("parameters of one run are not those of the next")
  func parametersEnd() {
    _ = playground("drag 003 --component-height 80")
    playground("drag 003").expectOutput("003 ZKRefresh  50 ")
  }

  @Test(
    "an unknown scene is answered in three lines: a name that begins with the word, contains it, or is near",
    arguments: [
      ("tree LKRefrsh", "LKRefresh"), ("tree lk", "LKRefresh"), ("tree zh", "ZHRefresh"),
      ("tree golden", "golden/"), ("tree pref-sum", "golden/pref-sum"),
      ("drag pull", "PullToRefresh"), ("drag wb", "WBRefresh"),
    ])
  func unknownScene(line: String, nearest: String) {
    let run = playground(line)
    run.expectErrors()
    #expect(run.errorLines.count == 3)
    #expect(run.errorLines.last?.hasPrefix("nearest:  \(nearest)") == true)
  }
}
