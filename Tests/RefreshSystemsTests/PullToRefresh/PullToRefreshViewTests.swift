import SwiftUI
import Testing
import ViewTreeTesting

@testable import RefreshSystems

/// Document 001's views as they are laid out and written down.
@MainActor @Suite("Views of document 001") struct PullToRefreshViewTests {
  /// Reads both values from the environment, as the document's own indicators do.
  private struct PullReadings: View {
    @Environment(\.headerRefreshData) private var header
    @Environment(\.footerRefreshData) private var footer

    var body: some View {
      Text(
        verbatim:
          "\(header.refreshState) \(header.progress) \(footer.refreshState) \(footer.progress)"
      )
      .accessibilityIdentifier("readings")
    }
  }

  @Test("S1.08: outside the modifier both sides are invalid")
  func environmentDefaults() {
    let host = ViewHost(size: CGSize(width: 300, height: 600)) { PullReadings() }
    #expect(host.texts == ["invalid 0.0 invalid 0.0"])
  }

  /// Rule: PLATFORM-6.
  @Test(
    "S1.08, S1.12, S1.14, S1.17: inside it they follow, and the sides are full width above and below"
  )
  func environment() {
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
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
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      PullToRefreshView(header: Color.clear.frame(height: 60), footer: Color.clear) {
        Color.clear.frame(height: 100)
      }
    }
    #expect(host.value(of: HeaderBoundsPreferenceKey.self).count == 1)
    #expect(host.value(of: FooterBoundsPreferenceKey.self).count == 2)
  }

  @Test("S1.02, B001-8: a side that is left out reports nothing")
  func oneSidedKeys() {
    let header = ViewHost(size: CGSize(width: 300, height: 600)) {
      PullToRefreshView(header: Color.clear) { Color.clear }
    }
    #expect(header.value(of: HeaderBoundsPreferenceKey.self).count == 1)
    #expect(header.value(of: FooterBoundsPreferenceKey.self).count == 1)
    let footer = ViewHost(size: CGSize(width: 300, height: 600)) {
      PullToRefreshView(footer: Color.clear) { Color.clear }
    }
    #expect(footer.value(of: HeaderBoundsPreferenceKey.self).isEmpty)
    #expect(footer.value(of: FooterBoundsPreferenceKey.self).count == 2)
  }

  @Test("S1.05: the one-sided modifiers call only their own side, missing flags stay down")
  func oneSidedModifiers() {
    let screen = PullHost(rows: 40, sides: .footerOnly, version: .first)
    screen.touch()
    screen.pull(to: 120)
    screen.pull(to: 80)
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

  @Test("S1.09, S1.19: the default header says what each state asks for", arguments: states)
  func headerTexts(state: RefreshState, text: String?, height: CGFloat) {
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      RefreshDefaultHeader()
        .environment(\.headerRefreshData, RefreshData(refreshState: state))
        .accessibilityIdentifier("header")
    }
    #expect(host.frame(of: "header")?.height == height)
    #expect(host.texts == [text].compactMap(\.self))
  }

  private nonisolated static let states: [(RefreshState, String?, CGFloat)] = [
    (.invalid, nil, 60), (.stopped, "下拉刷新", 65), (.triggered, "松手加载", 65),
    (.loading, "加载中...", 60),
  ]

  @Test("S1.15, B001-9: no more is a text; the footer loads all the same")
  func noMore() {
    let listState = ListState()
    let screen = PullHost(
      rows: 40, sides: .defaults, version: .first, listState: listState)
    listState.setNoMore(true)
    screen.host.settle()
    #expect(screen.host.texts.contains("没有更多了"))
    #expect(!screen.host.texts.contains("上拉加载更多"))
    screen.touch()
    screen.move(by: -1400 - RubberBand.pull(offset: 90, viewport: 600))
    screen.move(by: -1400 - RubberBand.pull(offset: 80, viewport: 600))
    #expect(screen.model.loads == 1)
  }

  // SR-L4 reasons that 60 points while invalid and 65 once stopped never meet the one place. On the
  // tree the flag that goes down runs the closures once more with the bounds of the loading header,
  // 60 points high: the footer's top is at 60 + 200, which is its place.
  @Test("B001-7: between default sides the footer of short content wakes up on bounds of before")
  func staleBounds() {
    let screen = PullHost(rows: 4, sides: .defaults)
    #expect(!screen.changes.states.contains("footer stopped"))
    screen.finish()
    #expect(screen.changes.states == ["header loading", "header stopped", "footer stopped"])
  }

  @Test("S1.19: the footer's cat walks from -100 to 100 points, ten points up and down")
  func walk() {
    #expect(RefreshDefaultFooter.walk(0) == CGSize(width: -100, height: 0))
    #expect(RefreshDefaultFooter.walk(0.5).width == 0)
    #expect(RefreshDefaultFooter.walk(1).width == 100)
    // A twentieth of ten half turns is a quarter turn.
    #expect(abs(RefreshDefaultFooter.walk(0.05).height - 10) < 1e-4)
  }

  @Test("S1.20: a list that comes back again refreshes by itself again, but for the first version")
  func appearances() {
    for (version, calls) in [(PullToRefreshVersion.second, 2), (.third, 2), (.first, 0)] {
      let model = PullModel(rows: 4)
      let host = ViewHost(size: CGSize(width: 300, height: 600)) {
        PullToggle(model: model, version: version)
      }
      model.isRefreshing = false
      host.settle()
      model.rows = 0
      host.settle()
      model.rows = 4
      host.settle()
      #expect(model.refreshes == calls, "\(version)")
    }
  }

  /// A list that is there while there are rows.
  private struct PullToggle: View {
    @Bindable var model: PullModel
    let version: PullToRefreshVersion

    var body: some View {
      ZStack {
        if model.rows > 0 {
          PullScreen(model: model)
        }
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
      let height = CGFloat(rows()) * 60
      let reach = max(0, height - 700)
      let beyond = { RubberBand.pull(offset: $0, viewport: 700) }
      host.finger.down(at: CGPoint(x: 150, y: 600))
      host.finger.move(to: CGPoint(x: 150, y: 600 - reach - beyond(100)))
      host.settle()
      host.finger.move(to: CGPoint(x: 150, y: 600 - reach - beyond(60)))
      host.settle()
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
