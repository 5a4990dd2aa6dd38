import SwiftUI
import Testing
import ViewTreeTesting

@testable import RefreshSystems

/// Document 001's views as they are laid out and written down.
@MainActor @Suite("Views of document 001") struct PullToRefreshViewTests {
  private func host(@ViewBuilder _ content: () -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 600), content: content)
  }

  /// Reads both values from the environment, as the document's own indicators do.
  private struct PullReadings: View {
    @Environment(\.headerRefreshData) private var header
    @Environment(\.footerRefreshData) private var footer

    var body: some View {
      Text(
        verbatim:
          "\(header.refreshState) \(header.progress) \(footer.refreshState) \(footer.progress)")
    }
  }

  /// Rule: PLATFORM-6.
  @Test(
    "S1.08, S1.12, S1.14, S1.17: both sides are invalid outside of the modifier and stopped inside, full width above and below"
  )
  func environment() {
    #expect(host { PullReadings() }.texts == ["invalid 0.0 invalid 0.0"])
    let host = host {
      ScrollView {
        PullToRefreshView(
          header: Color.clear.frame(width: 50, height: 60),
          footer: Color.clear.frame(width: 50, height: 70)
        ) {
          PullReadings().frame(height: 500)
        }
      }
      .addPullToRefresh(
        isHeaderRefreshing: nil, onHeaderRefresh: nil, isFooterRefreshing: nil,
        onFooterRefresh: nil
      )
      .environment(\.pullToRefreshVersion, .first)
    }
    #expect(host.texts == ["stopped 0.0 stopped 0.0"])
    #expect(
      host.frame(of: PullToRefreshIdentifier.header)
        == CGRect(x: 0, y: -60, width: 300, height: 60))
    #expect(
      host.frame(of: PullToRefreshIdentifier.footer)
        == CGRect(x: 0, y: 500, width: 300, height: 70))
    #expect(host.frame(of: PullToRefreshIdentifier.stack)?.height == 500)
  }

  @Test("S1.13: the header's key holds the header, the footer's key content and footer")
  func keys() {
    let both = host {
      PullToRefreshView(header: Color.clear.frame(height: 60), footer: Color.clear) {
        Color.clear.frame(height: 100)
      }
    }
    #expect(reported(both) == [1, 2])
  }

  @Test("S1.02, B001-8: a side that is left out reports nothing")
  func oneSidedKeys() {
    #expect(reported(host { PullToRefreshView(header: Color.clear) { Color.clear } }) == [1, 1])
    #expect(reported(host { PullToRefreshView(footer: Color.clear) { Color.clear } }) == [0, 2])
  }

  /// How many bounds the header's and the footer's key hold.
  private func reported(_ host: ViewHost) -> [Int] {
    [
      host.value(of: HeaderBoundsPreferenceKey.self).count,
      host.value(of: FooterBoundsPreferenceKey.self).count,
    ]
  }

  @Test("S1.05: the one-sided modifiers call only their own side, missing flags stay down")
  func oneSidedModifiers() {
    let screen = PullHost(rows: 40, sides: .footerOnly, version: .first)
    screen.pull(to: 120, 80)
    #expect(screen.model.refreshes == 0)
    #expect(!screen.model.isRefreshing)
  }

  @Test("S1.03, S1.19: without sides the default ones are there, 65 points high at rest")
  func defaults() {
    let screen = PullHost(rows: 40, sides: .defaults, version: .first)
    #expect(screen.host.texts.contains("下拉刷新"))
    #expect(screen.host.texts.contains("上拉加载更多"))
    #expect(screen.host.frame(of: PullToRefreshIdentifier.header)?.height == 65)
    #expect(screen.host.frame(of: PullToRefreshIdentifier.footer)?.height == 65)
    #expect(screen.contentY == 0)
  }

  @Test(
    "S1.09, S1.19: the default header says what each state asks for",
    arguments: [
      (.invalid, [], 60), (.stopped, ["下拉刷新"], 65), (.triggered, ["松手加载"], 65),
      (.loading, ["加载中..."], 60),
    ] as [(RefreshState, [String], CGFloat)])
  func headerTexts(state: RefreshState, texts: [String], height: CGFloat) {
    let host = host {
      RefreshDefaultHeader()
        .environment(\.headerRefreshData, RefreshData(refreshState: state))
        .accessibilityIdentifier("header")
    }
    #expect(host.frame(of: "header")?.height == height)
    #expect(host.texts == texts)
  }

  @Test("S1.15, B001-9: no more is a text; the footer loads all the same")
  func noMore() {
    let listState = ListState()
    let screen = PullHost(
      rows: 40, sides: .defaults, version: .first, listState: listState)
    listState.setNoMore(true)
    screen.host.settle()
    #expect(screen.host.texts.contains("没有更多了"))
    #expect(!screen.host.texts.contains("上拉加载更多"))
    screen.pullEnd(to: 90, 80)
    #expect(screen.model.loads == 1)
  }

  // SR-L4 reasons that 60 points while invalid and 65 once stopped never meet the one place. On the
  // tree the flag that goes down runs the closures once more with the bounds of the loading header,
  // 60 points high: the footer's top is at 60 + 200, which is its place.
  @Test("B001-7: between default sides the footer of short content wakes up on bounds of before")
  func staleBounds() {
    let screen = PullHost(rows: 4, sides: .defaults)
    #expect(!screen.changes.contains("footer stopped"))
    screen.finish()
    #expect(screen.changes == ["header loading", "header stopped", "footer stopped"])
  }

  @Test("S1.19: the footer's cat walks from -100 to 100 points, ten points up and down")
  func walk() {
    #expect(RefreshDefaultFooter.walk(0) == CGSize(width: -100, height: 0))
    #expect([0.5, 1].map { RefreshDefaultFooter.walk($0).width } == [0, 100])
    // A twentieth of ten half turns is a quarter turn.
    #expect(abs(RefreshDefaultFooter.walk(0.05).height - 10) < 1e-4)
  }

  @Test(
    "S1.20: a list that comes back again refreshes by itself again, but for the first version",
    arguments: [(PullToRefreshVersion.second, 2), (.third, 2), (.first, 0)])
  func appearances(version: PullToRefreshVersion, calls: Int) {
    let model = RefreshModel(rows: 4)
    let host = host { PullToggle(model: model, version: version) }
    model.isRefreshing = false
    for rows in [4, 0, 4] {
      model.rows = rows
      host.settle()
    }
    #expect(model.refreshes == calls)
  }

  /// A list that is there while there are rows.
  private struct PullToggle: View {
    @Bindable var model: RefreshModel
    let version: PullToRefreshVersion

    var body: some View {
      ZStack {
        if model.rows > 0 { PullScreen(model: model) }
      }
      .environment(\.pullToRefreshVersion, version)
    }
  }

  @Test("S1.21: the demo loads ten rows at a time, each after two seconds, until there are no more")
  func demo() {
    let host = ViewHost(size: CGSize(width: 300, height: 700)) {
      PullToRefreshDemo(rowsInAll: 24).environment(\.pullToRefreshVersion, .first)
    }
    func rows() -> Int { host.texts.count { $0.hasPrefix("row ") } }
    func loadMore() {
      let end = max(0, CGFloat(rows()) * 60 - 700)
      host.finger.down(at: CGPoint(x: 150, y: 600))
      for beyond in [100, 60] as [CGFloat] {
        let travel = end + RubberBand.pull(offset: beyond, viewport: 700)
        host.finger.move(to: CGPoint(x: 150, y: 600 - travel))
        host.settle()
      }
      host.finger.up()
      host.advance(by: 1.9)
    }
    #expect(rows() == 10)
    loadMore()
    #expect(rows() == 10)
    host.advance(by: 3)
    #expect(rows() == 20)
    loadMore()
    host.advance(by: 3)
    #expect(rows() == 24)
    #expect(host.texts.contains("没有更多了"))
  }
}
