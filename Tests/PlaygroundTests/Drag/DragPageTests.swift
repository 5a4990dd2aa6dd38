import Foundation
import RefreshSystems
import Testing

@testable import Playground

@Suite("Drag page")
@MainActor
struct DragPageTests {
  private static let least = DragLayout.minimum

  /// The words inside a panel of the page that shows the keys.
  private func words(
    in panel: KeyPath<DragLayout, ScreenArea>, columns: Int, rows: Int
  ) throws -> String {
    let size = TerminalSize(columns: columns, rows: rows)
    let area = try #require(DragLayout(size: size))[keyPath: panel].inside
    let page = DragPage.screen(
      DragSession(.LKRefresh), size: size, switches: PageSwitches(showsKeys: true)
    ).lines
    return (area.row..<area.row + area.rows).map { row in
      String(page[row].dropFirst(area.column).prefix(area.columns))
        .trimmingCharacters(in: .whitespaces)
    }.joined(separator: " ")
  }

  @Test(
    "the smallest page shows every key whole, and explains every sign of the page",
    arguments: [(60, 20), (80, 24)])
  func keysAndSigns(columns: Int, rows: Int) throws {
    let keys = try words(in: \.side, columns: columns, rows: rows)
    for line in DragPage.allKeys { #expect(keys.contains(line), "\(line)") }
    let signs = try words(in: \.phone, columns: columns, rows: rows)
    for line in DragPage.allSigns {
      for word in line.split(separator: " ") { #expect(signs.contains(word), "\(line)") }
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
    let page = DragPage.screen(
      DragSession(.LKRefresh), size: Self.least, switches: PageSwitches(missesFinger: true)
    ).lines
    #expect(page.contains { $0.contains("finger up: space puts it down") })
  }
}
