import SwiftUI
import Testing
import ViewTreeTesting

@testable import RefreshSystems

@MainActor @Suite("What document 000's sides show") struct LKRefreshHeaderTests {
  private typealias Part = LKRefreshIdentifier

  private let model = RefreshModel(rows: 0)

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
    style: LKRefreshUIStyle = .indicator, titles: LKHeaderTitles = .published
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 600)) { [model] in
      StyledScreen(model: model, style: style)
        .environment(\.lkRefreshLog, .silent)
        // The second day, 3:04.
        .environment(
          \.lkRefreshClock,
          LKRefreshClock { Date(timeIntervalSince1970: 86400 + 3 * 3600 + 240) }
        )
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

  /// Rules: S0.33, S0.29.
  @Test("at rest both sides show an arrow and a title, and the time in its Chinese pattern")
  func atRest() {
    let host = host()
    #expect(looks(of: Part.headerIcon, in: host) == [.image("arrow.down")])
    #expect(looks(of: Part.headerTitle, in: host) == [.text("正在刷新数据")])
    #expect(looks(of: Part.headerTime, in: host) == [.text("上次更新 01-02 03:04")])
    #expect(looks(of: Part.footerIcon, in: host) == [.image("arrow.up")])
    #expect(looks(of: Part.footerTitle, in: host) == [.text("上拉加载更多")])
  }

  /// Rule: S0.26.
  @Test("at work both sides show a spinner, or the image of the other style")
  func atWork() {
    (model.isRefreshing, model.isLoading) = (true, true)
    for (style, look) in [
      (LKRefreshUIStyle.indicator, LeafNode.Look.indicator(nil)),
      (.loading, .image("lk_header_refresh")),
    ] {
      let host = host(style: style)
      #expect(looks(of: Part.headerIcon, in: host) == [look])
      #expect(looks(of: Part.footerIcon, in: host) == [look])
      #expect(looks(of: Part.footerTitle, in: host) == [.text("正在加载更多数据")])
    }
  }

  @Test("the environment chooses the header's titles by their names")
  func intendedTitles() {
    let host = host(titles: .intended)
    #expect(looks(of: Part.headerTitle, in: host) == [.text("下拉刷新数据")])
    model.isRefreshing = true
    host.settle()
    #expect(looks(of: Part.headerTitle, in: host) == [.text("正在刷新数据")])
  }

  @Test("the arrow turns with the pull: 90 degrees at 70 % of the threshold")
  func arrow() {
    let screen = RefreshHost(rows: 40)
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
    func contentHeight() -> CGFloat? { host.frame(of: Part.content)?.height }
    // Ten rows of 44 points have nine gaps of 8; five rows have four.
    let (five, ten) = (CGFloat(5 * 44 + 4 * 8), CGFloat(10 * 44 + 9 * 8))
    #expect(contentHeight() == five)
    host.finger.drag(
      from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 500 - RefreshHost.travel(to: 130)),
      over: 0.5)
    host.advance(by: 2.5)
    #expect(contentHeight() == five)
    host.advance(by: 1)
    #expect(contentHeight() == ten)
  }
}
