import Foundation
import RefreshSystems
import Testing

@testable import Playground

@Suite("Drag page")
@MainActor
struct DragPageTests {
  private static let least = DragLayout.minimum

  @Test("the smallest page shows every key whole", arguments: [(60, 20), (80, 24)])
  func keys(columns: Int, rows: Int) throws {
    let size = TerminalSize(columns: columns, rows: rows)
    let side = try #require(DragLayout(size: size)).side.inside
    let page = DragPage.screen(
      DragSession(.LKRefresh), size: size, switches: PageSwitches(showsKeys: true)
    ).lines
    let shown = (side.row..<side.row + side.rows).map { row in
      String(page[row].dropFirst(side.column).prefix(side.columns))
        .trimmingCharacters(in: .whitespaces)
    }.joined(separator: " ")
    for line in DragPage.allKeys { #expect(shown.contains(line), "\(line)") }
  }

  @Test("the page of keys explains every sign of the page", arguments: [(60, 20), (80, 24)])
  func signs(columns: Int, rows: Int) throws {
    let size = TerminalSize(columns: columns, rows: rows)
    let phone = try #require(DragLayout(size: size)).phone.inside
    let page = DragPage.screen(
      DragSession(.LKRefresh), size: size, switches: PageSwitches(showsKeys: true)
    ).lines
    let shown = (phone.row..<phone.row + phone.rows).map { row in
      String(page[row].dropFirst(phone.column).prefix(phone.columns))
        .trimmingCharacters(in: .whitespaces)
    }.joined(separator: " ")
    for line in DragPage.allSigns {
      for word in line.split(separator: " ") { #expect(shown.contains(word), "\(line)") }
    }
    let legend = DragPage.allSigns.joined()
    for phase in RefreshPhase.allCases { #expect(legend.contains(phase.letter)) }
  }

  @Test("the smallest page shows system and speed whole, without the mouse and in slow motion too")
  func title() {
    for system in RefreshSystemName.allCases {
      var session = DragSession(system)
      session.toggleSlow()
      session.togglePause()
      let title = DragPage.screen(
        session, size: Self.least, switches: PageSwitches(usesMouse: false)
      ).lines[0]
      #expect(title.hasPrefix("\(system.number) \(system.rawValue)"))
      #expect(title.hasSuffix("mouse off  0 s  ‖ ×0.1"))
    }
  }

  @Test("rows that come after the control in the tree cover it, as they do at rest in document 004")
  func covering() {
    let page = DragPage.screen(DragSession(.WBRefresh), size: TerminalSize(columns: 80, rows: 24))
      .lines.joined(separator: "\n")
    #expect(page.contains("[ row 1 ]"))
    #expect(!page.contains("▒"))
  }

  @Test("a key that moves a finger that is up says how it comes down")
  func missingFinger() {
    let session = DragSession(.LKRefresh)
    let page = DragPage.screen(
      session, size: Self.least, switches: PageSwitches(missesFinger: true)
    ).lines
    #expect(page.contains { $0.contains("finger up: space puts it down") })
  }
}
