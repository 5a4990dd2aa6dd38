import Testing

@testable import Playground

@Suite("Scenes")
@MainActor
struct SceneTests {
  private func run(_ arguments: String...) -> (code: Int32, console: RecordingConsole) {
    let recording = RecordingConsole()
    return (CommandTable.standard.run(arguments, console: recording.console), recording)
  }

  @Test("every listed scene can be printed as a tree by its name and by its number")
  func everyScene() {
    let list = run("scenes").console.output
    for scene in Scene.all {
      #expect(list.contains(scene.name))
      let tree = run("tree", scene.name)
      #expect(tree.code == 0)
      #expect(scene.number == nil || tree.console.output.hasPrefix("root (0, 0, "))
      if let number = scene.number {
        #expect(run("tree", number).console.output == tree.console.output)
      }
    }
  }

  @Test("a scene of frame-based views is printed with the views inside")
  func frameBasedScenes() {
    let table = run("tree", "003").console.output
    #expect(table.contains("#ZKRefresh.header (0, -50, 300, 50)"))
    // Twelve rows of 60 points.
    #expect(table.contains("#ZKRefresh.footer (0, 720, 300, 50)"))
    #expect(table.contains("#row 1 (0, 0, 300, 60)"))
    #expect(run("tree", "004").console.output.contains("#WBRefresh.control (0, 0, 300, 60)"))
  }

  @Test("every line of a tree is explained below it")
  func legend() {
    let legend = "A line: TYPE #IDENTIFIER (x, y, width, height), in points on the screen."
    #expect(run("tree", "000").console.lastLine == legend)
  }

  @Test("a golden case is shown with its code, its own views, and nothing of its harness")
  func goldenCase() {
    let output = run("tree", "golden/hstack-min-then-max-overflow").console.output
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
    let sum = run("tree", "golden/pref-sum").console.output
    #expect(sum.contains("\n  the case wrote SumKey = 2\n"))
    #expect(sum.contains("\n  the case: SumKey.reduce(2, 3) = 5\n"))
    #expect(sum.contains("\nread: pref = 5.0\n"))
    let anchors = run("tree", "golden/anchor-bounds-list-order").console.output
    // 60 by 40 in the middle of 200 by 200; the lower one of the two is centred in it.
    #expect(anchors.contains("the case wrote AnchorKey = [anchor of (70, 90, 20, 20)]"))
    #expect(anchors.contains("[anchor of (100, 80, 30, 40)]"))
  }

  @Test("the list says of every golden case which view it lays out in which proposal")
  func goldenSummaries() {
    let list = run("scenes").console.output
    #expect(
      list.contains(
        "golden/hstack-spacing-exceeds-width  HStack { Color.red Color.red }, proposed 4 x 20; "
          + "share is clamped at 0; spacing is kept\n"))
    let summaries = Scene.golden.map(\.summary)
    #expect(Set(summaries).count > summaries.count * 9 / 10)
    #expect(list.split(separator: "\n").allSatisfy { !$0.contains("probe") && $0.count < 300 })
  }

  @Test(
    "a system's published parameters can be chosen",
    arguments: [
      (["LKRefresh", "--threshold", "60"], "offset 60.2 > threshold 60"),
      (["000", "--threshold=60", "--header-hidden", "yes"], "000 LKRefresh  60 "),
      // The dead zone of 30 points and the header.
      (["001", "--header-height", "40"], "001 PullToRefresh  70 "),
      (["002", "--version", "kvo"], "002 ZHRefresh  60 "),
      (["003", "--component-height", "80"], "previous offset -140 < -height -80"),
    ])
  func parameters(arguments: [String], expected: String) {
    let recording = RecordingConsole()
    #expect(CommandTable.standard.run(["drag"] + arguments, console: recording.console) == 0)
    #expect(recording.output.contains(expected))
    let plain = run("drag", arguments[0]).console.output
    #expect(plain != recording.output || arguments.contains("kvo"))
  }

  @Test(
    "a parameter that a system does not have, or a value out of its range, is a bad argument",
    arguments: [
      (["004", "--threshold", "60"], "constants of its code"),
      (["003", "--threshold", "60"], "accepted: --component-height\n"),
      (["000", "--threshold", "0"], "points from 1 to 600"),
      (["000", "--threshold", "nan"], "points from 1 to 600"),
      (["000", "--threshold", "1e300"], "points from 1 to 600"),
      (["000", "--header-hidden", "maybe"], "accepted: yes, no\n"),
      (["002", "--version", "kv"], "nearest:  kvo\n"),
      (["000", "--treshold", "60"], "--threshold"),
      (["000", "--threshold"], "nothing after it"),
    ])
  func badParameters(arguments: [String], expected: String) {
    let recording = RecordingConsole()
    #expect(CommandTable.standard.run(["drag"] + arguments, console: recording.console) == 2)
    #expect(recording.errors.contains(expected), "\(recording.errors)")
    #expect(recording.output.isEmpty)
  }

  @Test("parameters of one run are not those of the next")
  func parametersEnd() {
    _ = run("drag", "003", "--component-height", "80")
    #expect(run("drag", "003").console.output.contains("003 ZKRefresh  50 "))
  }

  @Test("an unknown scene is answered in three lines with the nearest name")
  func unknownScene() {
    let (code, console) = run("tree", "LKRefrsh")
    #expect(code == 2)
    #expect(console.errors.hasSuffix("nearest:  LKRefresh\n"))
    #expect(console.errors.split(separator: "\n").count == 3)
  }

  @Test(
    "a part of a name is answered with a scene that begins with it, or contains it",
    arguments: [
      (["tree", "lk"], "LKRefresh"), (["tree", "zh"], "ZHRefresh"),
      (["tree", "golden"], "golden/"), (["tree", "pref-sum"], "golden/pref-sum"),
      (["drag", "pull"], "PullToRefresh"), (["drag", "wb"], "WBRefresh"),
    ])
  func partOfName(arguments: [String], nearest: String) {
    let recording = RecordingConsole()
    #expect(CommandTable.standard.run(arguments, console: recording.console) == 2)
    #expect(recording.errors.split(separator: "\n").last?.hasPrefix("nearest:  \(nearest)") == true)
  }

  @Test("validate without a path is a bad argument")
  func validateWithoutPath() {
    let (code, console) = run("validate")
    #expect(code == 2)
    #expect(console.errors.split(separator: "\n").count == 3)
  }
}
