import RefreshSystems
import Foundation
import Testing

@testable import Playground

/// Screens in the middle of a gesture.
@Suite("Pulled scene")
@MainActor
struct PulledSceneTests {
  @Test("the content of each system is pulled as far as the title says", arguments: [40.0, 70])
  func pulled(_ pull: Double) throws {
    for system in RefreshSystemName.allCases {
      let scene = PulledScene(system, .pulled(CGFloat(pull)))
      #expect(scene.title == "document \(system.number), pulled by \(Prose.number(pull))")
      #expect(abs(Double(try #require(scene.system).pull) - pull) < 0.01, "\(system)")
      // The first row is as far down as the pull: nothing holds room yet.
      #expect(abs(Double(scene.stage.frame("row 1").minY) - pull) < 0.01, "\(system)")
    }
  }

  @Test("a scroll view scrolled beyond its end shows the end of the screen, and the footer there")
  func beyondEnd() {
    // 20 rows of 44 on a screen of 600, and 46 beyond: the footer begins 46 above the screen's end.
    let scene = PulledScene(.ZHRefresh, .beyondEnd(46))
    #expect(scene.visible.maxY == 600)
    #expect(scene.names.contains("ZHRefresh.footer"))
    #expect(abs(scene.stage.frame("ZHRefresh.footer").minY - 554) < 0.01)
  }

  @Test("a finger that has let go is gone, and one that has come back is still there")
  func fingers() {
    let gone = PulledScene(.ZKRefresh, .letGo(70, seconds: 0.6))
    #expect(!gone.stage.host.touch.isDown && gone.stateWord == "refreshing")
    let back = PulledScene(.PullToRefresh, .back(140))
    #expect(back.stage.host.touch.isDown && back.stateWord == "loading")
    #expect(back.picture(columns: 14, rows: 7).contains { $0.contains("◉") })
    #expect(!gone.picture(columns: 14, rows: 7).contains { $0.contains("◉") })
  }

  @Test("every named view can be explained, and each system says what keeps it from asking")
  func reasons() {
    for system in RefreshSystemName.allCases {
      let scene = PulledScene(system, .pulled(40))
      #expect((3...6).contains(scene.names.count), "\(system): \(scene.names)")
      for name in scene.names {
        let chain = scene.chain(name)
        #expect(chain[0].contains(" is "), "\(chain)")
        #expect(chain.contains { $0.hasPrefix("The header does not ask") }, "\(chain)")
      }
    }
  }

  @Test("the room that a system holds is told apart from the pull, and of five comparably")
  func heldRoom() throws {
    let beside = SceneBeside(five: VerdictLesson.released(140))
    // Document 000 holds its threshold, 001 its header without the dead zone; neither counts it as
    // pulled. The tables of 002 and 003 are held at 60 and 50 by their insets.
    let held: [RefreshSystemName: String] = [
      .LKRefresh: " and 120 of room that it holds", .PullToRefresh: " and 60 of room that it holds",
      .ZHRefresh: "pull 60 with the room that it holds",
      .ZKRefresh: "pull 50 with the room that it holds",
    ]
    for (scene, line) in zip(beside.told, beside.lines.dropFirst()) {
      let system = try #require(scene.system)
      if let words = held[system.system] { #expect(scene.state.contains(words), "\(scene.state)") }
      let row = Double(scene.stage.frame("row 1").minY)
      #expect(line.contains("row 1 at y \(Prose.number(row))"), "\(line)")
      #expect(!line.contains("pull"), "\(line)")
    }
  }

  @Test("a system that loads asks no second time, and is not said not to load")
  func secondTime() {
    // Document 001 has asked on the way back.
    let scene = PulledScene(.PullToRefresh, .back(140))
    let header = "The header asks no second time: it is already loading"
    #expect(scene.verdict.contains(header), "\(scene.verdict)")
    #expect(!scene.verdict.contains { $0.contains("no the header is not") })
    #expect(scene.verdict.contains { $0.hasPrefix("  the header is loading (S1.10") })
  }

  @Test("from lesson 8 on every prediction and every change has a screen beside it")
  func lessons() {
    for texts in LessonTexts.all where texts.lesson.number >= 8 {
      for question in texts.questions where question.id != texts.content.investigation.question.id {
        #expect(question.beside != nil, "\(question.id)")
        let scenes = (question.beside?.asked ?? []) + (question.beside?.told ?? [])
        #expect(scenes.allSatisfy { $0.names.count <= 12 }, "\(question.id)")
      }
    }
  }
}
