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
      #expect(tree.console.output.hasPrefix("root (0, 0, "))
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
