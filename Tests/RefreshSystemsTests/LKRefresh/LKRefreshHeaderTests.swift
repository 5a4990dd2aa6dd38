import SwiftUI
import Testing
import ViewTreeTesting

@testable import RefreshSystems

@MainActor @Suite("What document 000's sides show") struct LKRefreshHeaderTests {
  private static let clock = LKRefreshClock { Date(timeIntervalSince1970: 86400 + 3 * 3600 + 240) }

  /// The looks of the leaves of a part, in tree order.
  private func looks(of identifier: String, in host: ViewHost) -> [LeafNode.Look] {
    var looks: [LeafNode.Look] = []
    func visit(_ node: Node) {
      if let leaf = node as? LeafNode { looks.append(leaf.look) }
      node.forEachChild(visit)
    }
    if let part = host.tree.firstElement(identifier) { visit(part) }
    return looks
  }

  private func host(
    _ model: RefreshModel, style: LKRefreshUIStyle = .indicator, titles: LKHeaderTitles = .published
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 600)) {
      StyledScreen(model: model, style: style)
        .environment(\.lkRefreshLog, .silent)
        .environment(\.lkRefreshClock, Self.clock)
        .environment(\.lkHeaderTitles, titles)
    }
  }

  private struct StyledScreen: View {
    @Bindable var model: RefreshModel
    let style: LKRefreshUIStyle

    var body: some View {
      LKRefreshView(
        headerRefreshing: $model.isRefreshing, footerRefreshing: $model.isLoading,
        headerConfig: LKRefresh.HeaderConfig(indicatorStyle: style),
        footerConfig: LKRefresh.FooterConfig(indicatorStyle: style),
        refreshTrigger: model.refresh, moreTrigger: model.loadMore
      ) {
        Color.clear.frame(height: 300)
      }
    }
  }

  /// Rule: S0.33.
  @Test("at rest both sides show an arrow and a title")
  func atRest() {
    let host = host(RefreshModel(rows: 0))
    #expect(looks(of: LKRefreshIdentifier.headerIcon, in: host) == [.image("arrow.down")])
    #expect(looks(of: LKRefreshIdentifier.headerTitle, in: host) == [.text("正在刷新数据")])
    #expect(looks(of: LKRefreshIdentifier.footerIcon, in: host) == [.image("arrow.up")])
    #expect(looks(of: LKRefreshIdentifier.footerTitle, in: host) == [.text("上拉加载更多")])
  }

  /// Rule: S0.26.
  @Test("at work both sides show a spinner, or the image of the other style")
  func atWork() {
    let model = RefreshModel(rows: 0)
    model.isRefreshing = true
    model.isLoading = true
    for (style, look) in [
      (LKRefreshUIStyle.indicator, LeafNode.Look.indicator(nil)),
      (.loading, .image("lk_header_refresh")),
    ] {
      let host = host(model, style: style)
      #expect(looks(of: LKRefreshIdentifier.headerIcon, in: host) == [look])
      #expect(looks(of: LKRefreshIdentifier.footerIcon, in: host) == [look])
      #expect(looks(of: LKRefreshIdentifier.footerTitle, in: host) == [.text("正在加载更多数据")])
    }
  }

  @Test("the environment chooses the header's titles by their names")
  func intendedTitles() {
    let model = RefreshModel(rows: 0)
    let host = host(model, titles: .intended)
    #expect(looks(of: LKRefreshIdentifier.headerTitle, in: host) == [.text("下拉刷新数据")])
    model.isRefreshing = true
    host.settle()
    #expect(looks(of: LKRefreshIdentifier.headerTitle, in: host) == [.text("正在刷新数据")])
  }

  /// Rule: S0.29.
  @Test("the line with the time keeps the Chinese characters of its pattern")
  func time() {
    let host = host(RefreshModel(rows: 0))
    #expect(
      looks(of: LKRefreshIdentifier.headerTime, in: host) == [.text("上次更新 01-02 03:04")])
  }

  @Test("the arrow turns with the pull: 90 degrees at 70 % of the threshold")
  func arrow() {
    let screen = RefreshHost(rows: 40)
    screen.touch()
    screen.pull(to: 84)
    let text = screen.host.text()
    // A square of 38 points turned by 90 degrees keeps its bounding box; by 45 it grows to 53.74.
    #expect(text.contains("rotationEffect"))
    screen.pull(to: 72)
    #expect(screen.host.text().contains("53.74, 53.74"))
  }

  /// Rule: S0.34.
  @Test("the demo refreshes and loads five rows, each after three seconds")
  func demo() {
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      LKRefreshDemo().environment(\.lkRefreshLog, .silent)
    }
    func contentHeight() -> CGFloat? { host.frame(of: LKRefreshIdentifier.content)?.height }
    let page = contentHeight() ?? 0
    let travel = RubberBand.pull(offset: 130, viewport: 600)
    host.finger.drag(
      from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 500 - travel), over: 0.5)
    host.advance(by: 2.5)
    #expect(contentHeight() == page)
    host.advance(by: 1)
    // Ten rows of 44 points with nine gaps of 8; five rows have four.
    #expect(page == CGFloat(5 * 44 + 4 * 8))
    #expect(contentHeight() == CGFloat(10 * 44 + 9 * 8))
  }
}
