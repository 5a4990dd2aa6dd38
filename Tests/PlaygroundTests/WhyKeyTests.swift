import RefreshSystems
import SwiftUI
import Testing
import ViewTreeInspection

@testable import Playground

/// The key `w` on each page that shows a running tree.
@Suite("The key w")
@MainActor
struct WhyKeyTests {
  private let size = TerminalSize(columns: 100, rows: 40)

  @Test("the tour says why the header has its frame, and what keeps it from refreshing")
  func tour() {
    let page = TourPage()
    var player = page.player
    #expect(player.press(.character("w")) == nil)
    #expect(player.showsWhy && !player.isPlaying)
    let text = page.screen(&player, size: size).lines.joined(separator: "\n")
    #expect(text.contains("The header does not ask:"))
    // At rest: 0 of 120.
    #expect(text.contains("not yet: offset 0 > threshold 120"))
    #expect(text.contains("is the window, 300 wide"))
    _ = player.press(.escape)
    #expect(!player.showsWhy)
  }

  @Test("a drag says what keeps each side from asking, and why the touched view is there")
  func drag() {
    var session = DragSession(.ZHRefresh)
    session.finger.down(at: CGPoint(x: 150, y: 100))
    session.step()
    let text = DragPage.screen(session, size: size, switches: PageSwitches(showsWhy: true)).lines
      .joined(separator: "\n")
    #expect(text.contains("not yet: refreshOffset 0 > headerViewH 60"))
    #expect(text.contains("is the window, 300 wide; 600 high"))
  }

  @Test("a lesson explains each chosen view once its predictions are made, and types w before that")
  func lessons() throws {
    for texts in LessonTexts.all {
      let name = "lesson \(texts.lesson.number)"
      var page = try TypedPage(texts.lesson.number)
      func text() -> String { page.lines(columns: 100, rows: 40).joined(separator: "\n") }
      page.press(.character("w"))
      #expect(page.page.typed == "w" && !text().contains("w back"), "\(name)")
      page.press(.escape)
      for _ in texts.content.predictions { page.send("s") }
      page.press(.character("w"))
      var explained: Set<String> = []
      for _ in page.page.names {
        let view = try #require(page.page.selectedName)
        let why = text()
        #expect(why.contains("w back") && why.contains(view), "\(name), \(view)")
        explained.insert(why)
        page.press(.control("i"))
      }
      // Each has a reason of its own.
      #expect(explained.count == page.page.names.count, "\(name)")
      page.press(.character("w"))
      #expect(!text().contains("w back"))
    }
  }

  @Test("a live scene explains the chosen view whole, and a press chooses the touched one")
  func live() throws {
    var session = LiveSession(try Scene.named("LKRefresh"))
    let row = try #require(session.nodes.first { $0.identifiers == ["row 2"] }?.window)
    session.choose(at: CGPoint(x: row.midX, y: row.midY))
    let why = try #require(session.why(isWhole: true))
    #expect(why.contains { $0.hasPrefix("Without the") })
    let text = LivePage.screen(session, size: size, switches: PageSwitches(showsWhy: true)).lines
      .joined(separator: "\n")
    #expect(text.contains("why") && !text.contains("┌ tree"))
  }
}
