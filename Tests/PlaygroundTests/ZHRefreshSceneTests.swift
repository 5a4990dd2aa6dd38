import RefreshSystems
import SwiftUI
import Testing

@testable import Playground

@Suite("Scene of document 002")
@MainActor
struct ZHRefreshSceneTests {
  private func tapFirstRow(_ scene: ZHRefreshScene) {
    scene.host.touchDown(at: CGPoint(x: 150, y: 20))
    scene.host.touchUp()
    scene.host.settle()
  }

  @Test("the printed tree goes on inside the table, down to what the header shows")
  func tree() {
    playground("tree 002").expectOutput(
      "UITableView #ZHRefresh.list (0, 0, 300, 600)",
      "ZHHeaderView #ZHRefresh.header (0, -60, 300, 60)",
      "ZHFooterView #ZHRefresh.footer (0, 880, 300, 44)",
      "UITableViewCell #row 1 (0, 0, 300, 44)")
  }

  @Test("the phases of a whole refresh, at rest again when the application is done")
  func phases() {
    let scene = ZHRefreshScene()
    #expect(scene.phase(of: .header) == .idle)
    #expect(scene.frame(of: .header) == CGRect(x: 0, y: -60, width: 300, height: 60))
    scene.host.touchDown(at: CGPoint(x: 150, y: 100))
    scene.host.touchMoved(to: CGPoint(x: 150, y: 150))
    #expect(scene.phase(of: .header) == .pulling)
    scene.host.touchMoved(to: CGPoint(x: 150, y: 400))
    #expect(scene.phase(of: .header) == .armed)
    scene.host.advance(by: 0.2)
    scene.host.touchUp()
    #expect(scene.phase(of: .header) == .refreshing)
    scene.host.advance(by: 0.3 + ZHRefreshDemo.delay + 0.6)
    #expect(scene.phase(of: .header) == .idle)
    #expect(
      scene.takeEvents().map(\.step) == [.armed, .requested, .held, .ended, .freed])
  }

  @Test("loading appends five rows, and the footer of the document's version stays (B002-11)")
  func loading() {
    let scene = ZHRefreshScene()
    scene.table.footerBeginRefreshing()
    #expect(scene.phase(of: .footer) == .refreshing)
    scene.host.advance(by: 0.5 + ZHRefreshDemo.delay + 0.6)
    #expect(scene.table.contentSize.height == 1100, "25 rows of 44 points")
    #expect(scene.table.footerView?.frame.minY == 880)
  }

  /// Rule: S2.16.
  @Test("selecting a row begins a refresh, unless the header has taken the delegate's place")
  func selection() {
    let later = ZHRefreshScene(version: .observation)
    tapFirstRow(later)
    #expect(later.phase(of: .header) == .refreshing)
    let documented = ZHRefreshScene()
    tapFirstRow(documented)
    #expect(documented.phase(of: .header) == .idle)
  }
}
