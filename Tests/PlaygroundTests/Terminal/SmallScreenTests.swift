import Foundation
import RefreshSystems
import Testing

@testable import Playground

/// The tour, a drag and a live scene on a terminal of 80 by 24 cells.
@Suite("Small screens")
@MainActor
struct SmallScreenTests {
  private static let size = TerminalSize(columns: 80, rows: 24)

  /// No line is too long, and neither the title nor the keys are cut off.
  private func holds(_ screen: ScreenBuffer, keys: String, _ name: String) {
    let lines = screen.lines
    #expect(lines.count == 24 && lines.allSatisfy { $0.count <= 80 }, "\(name)")
    #expect(!lines[0].contains("…"), "\(name): \(lines[0])")
    #expect(lines[23].hasPrefix(keys), "\(name): \(lines[23])")
  }

  @Test("the tour shows each chosen moment with its words whole, its keys, and the reasons")
  func tour() {
    let page = TourPage()
    for lesson in page.lessons {
      var player = page.player
      for digit in "\(lesson.index)g" { _ = player.press(.character(digit)) }
      let name = "moment \(lesson.index)"
      let plain = page.screen(&player, size: Self.size)
      holds(plain, keys: "", name)
      #expect(plain.lines[23].contains("q"), "\(name): \(plain.lines[23])")
      #expect(!plain.lines[18..<23].contains { $0.hasSuffix("…") }, "\(name): \(plain.lines)")
      // The flags are at the right edge, before their border.
      let flags = plain.lines[2..<14].map { String($0.dropLast()).trimmingWhitespace }
      #expect(!flags.contains { $0.hasSuffix("…") }, "\(name): \(flags)")
      for key in ["w", "?"] as [Character] {
        _ = player.press(.character(key))
        holds(page.screen(&player, size: Self.size), keys: "", "\(name), \(key)")
        _ = player.press(.escape)
      }
    }
  }

  @Test("a drag of every system shows its keys and both sides' reasons, at rest and pulled")
  func drag() {
    for system in RefreshSystemName.allCases {
      var session = DragSession(system)
      for pulled in [0.0, 60, 400] {
        if pulled > 0 {
          session.finger.down(at: CGPoint(x: 150, y: 100))
          session.finger.nudge(by: pulled)
          for _ in 1...10 { session.step() }
        }
        let name = "\(system) at \(pulled)"
        for (keys, why) in [(false, false), (true, false), (false, true)] {
          let screen = DragPage.screen(
            session, size: Self.size,
            switches: PageSwitches(showsKeys: keys, showsWhy: why, missesFinger: true))
          holds(screen, keys: DragPage.keys, name)
          guard why else { continue }
          let text = screen.lines.joined(separator: "\n")
          #expect(text.contains("The header "), "\(name)")
          #expect(text.contains("The footer ") || system == .WBRefresh, "\(name)")
        }
      }
    }
  }

  @Test("a live scene shows its keys, its tree and its reasons")
  func live() throws {
    for name in RefreshSystemName.allCases.map(\.rawValue) + [
      "figure/row", "golden/hstack-fixed-flex-fixed",
    ] {
      var session = LiveSession(try Scene.named(name))
      for _ in 1...3 {
        session.choose(by: 1)
        for why in [false, true] {
          holds(
            LivePage.screen(session, size: Self.size, switches: PageSwitches(showsWhy: why)),
            keys: LivePage.keys, name)
        }
      }
    }
  }
}
