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

  @Test("an unknown scene is answered in three lines with the nearest name")
  func unknownScene() {
    let (code, console) = run("tree", "LKRefrsh")
    #expect(code == 2)
    #expect(console.errors.hasSuffix("nearest:  LKRefresh\n"))
    #expect(console.errors.split(separator: "\n").count == 3)
  }

  @Test("validate without a path is a bad argument")
  func validateWithoutPath() {
    let (code, console) = run("validate")
    #expect(code == 2)
    #expect(console.errors.split(separator: "\n").count == 3)
  }
}
