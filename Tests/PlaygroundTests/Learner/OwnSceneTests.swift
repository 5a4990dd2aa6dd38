import SwiftUI
import Testing

@testable import Playground

private struct OwnList: View {
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 0) {
      Button("taps \(taps)") { taps += 1 }.frame(height: 40)
      ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("content") }
    }
  }
}

@Suite("Scenes of one's own", .serialized)
@MainActor
struct OwnSceneTests {
  private let scene = PlaygroundScene(
    "List", size: CGSize(width: 100, height: 200), summary: "things"
  ) { OwnList() }

  private func run(_ arguments: String...) -> CommandRun {
    let recording = RecordingConsole()
    defer { Scene.own = [] }
    let code = PlaygroundProgram.run(
      scenes: [scene], arguments: arguments, console: recording.console)
    return CommandRun(code: code, output: recording.output, errors: recording.errors)
  }

  @Test("every command that takes a scene takes one's own, by name")
  func commands() {
    #expect(run("scenes").output.hasPrefix("List  things\n"))
    run("tree", "list").expectOutput("#content (0, 40, 100, 1000)")
    // Without a word the first scene is shown; as text, its picture and its tree.
    let live = run()
    live.expectOutput("▒▒▒", "taps 0")
    let drag = run("drag", "List")
    #expect(drag.code == 0 && drag.output == live.output)
    run("drag", "List", "--threshold", "60").expectErrors("a parameter for List")
  }

  @Test("a press and a release where a button is tap it, a drag scrolls")
  func live() {
    var session = LiveSession(Scene(scene))
    session.finger.down(at: CGPoint(x: 50, y: 20))
    session.step()
    session.finger.up()
    session.step()
    #expect(session.nodes.contains { $0.label == "taps 1" })

    session.finger.down(at: CGPoint(x: 50, y: 150))
    session.finger.move(to: CGPoint(x: 50, y: 100))
    for _ in 0..<30 { session.step() }
    // 50 points up, from under the button of 40.
    let content = session.nodes.first { $0.identifiers == ["content"] }
    #expect(content?.window?.minY == -10)
  }

  @Test("the page shows phone, tree and why the chosen view has its frame")
  func page() {
    var session = LiveSession(Scene(scene))
    let count = session.nodes.count
    session.choose(by: 1000)
    #expect(session.chosen == count - 1)
    let lines = LivePage.screen(session, size: TerminalSize(columns: 100, rows: 30)).lines
    #expect(lines.contains { $0.contains("phone") && $0.contains("tree") })
    // Below the button of 40.
    let why = session.why(isWhole: false)
    #expect(why?.first?.contains("is 100 x 1000 at (0, 40)") == true, "\(why ?? [])")
    let small = LivePage.screen(session, size: TerminalSize(columns: 20, rows: 5)).lines
    #expect(small.first?.hasPrefix("The page needs") == true)
  }
}
