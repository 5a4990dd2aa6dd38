import SwiftUI
import Testing
import ViewTreeTesting

@testable import RefreshSystems

/// Installing, looks and calls of document 003's components.
@MainActor @Suite("Components of document 003") struct RefreshComponentTests {
  private final class Counting: RefreshHeader {
    var moves = 0
    var states: [RefreshState] = []

    override func refreshComponentHeight() -> CGFloat { 80 }

    override func refreshComponentTitlesWithStates() -> [RefreshState: String] {
      [.pullingInRect: "a", .pullingOutRect: "b"]
    }

    override func refreshComponentDidMoveToSuperview() {
      super.refreshComponentDidMoveToSuperview()
      moves += 1
    }

    override func refreshComponentStateChange(state: RefreshState) {
      super.refreshComponentStateChange(state: state)
      states.append(state)
    }
  }

  private final class Target: SelectorPerforming {
    var performed: [String] = []

    func perform(_ selector: Selector, with sender: Any?) {
      performed.append(selector.description)
    }
  }

  private func list(contentHeight: CGFloat = 0) -> UIScrollView {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    list.contentSize = CGSize(width: 300, height: contentHeight)
    return list
  }

  /// Rule: S3.01.
  @Test("a header is rearmost above the content, as wide as the list")
  func headerPlace() {
    let list = list()
    list.addSubview(UIView())
    list.zk_header = RefreshHeader {}
    #expect(list.subviews.first === list.zk_header)
    #expect(list.zk_header?.frame == CGRect(x: 0, y: -50, width: 300, height: 50))
    #expect(list.contentInsetAdjustmentBehavior == .never)
    let title = list.zk_header?.titleLabel
    #expect(title?.font.pointSize == 14)
    #expect(title?.textAlignment == .center)
    #expect(title?.text == nil)
  }

  @Test("a new header takes the place of the old one, which hears of nothing more")
  func replaced() throws {
    let list = list()
    let old = RefreshHeader {}
    list.zk_header = old
    list.zk_header = RefreshIndicatorHeader {}
    #expect(old.superview == nil)
    #expect(list.subviews.count == 1)
    list.contentOffset.y = -80
    #expect(old.previousOffset == 0)
    #expect(list.zk_header?.previousOffset == -80)
  }

  @Test("B003-16: nil removes no component")
  func nilAssignment() {
    let list = list()
    list.zk_header = RefreshHeader {}
    list.zk_footer = RefreshFooter {}
    list.zk_header = nil
    list.zk_footer = nil
    #expect(list.zk_header != nil && list.zk_footer != nil)
  }

  @Test(
    "B003-12: a footer that comes after the content lies on the first row until the size changes")
  func footerPlace() {
    let before = list()
    before.zk_footer = RefreshFooter {}
    before.contentSize.height = 2000
    #expect(before.zk_footer?.frame == CGRect(x: 0, y: 2000, width: 300, height: 50))
    let after = list(contentHeight: 2000)
    after.zk_footer = RefreshFooter {}
    #expect(after.zk_footer?.frame.minY == 0)
    after.contentSize.height = 2100
    #expect(after.zk_footer?.frame.minY == 2100)
  }

  @Test("a table estimates no heights any more")
  func table() {
    let table = UITableView(frame: .zero, style: .plain)
    table.zk_header = RefreshHeader {}
    let heights = [
      table.estimatedRowHeight, table.estimatedSectionHeaderHeight,
      table.estimatedSectionFooterHeight,
    ]
    #expect(heights == [0, 0, 0])
  }

  /// Rule: S3.05.
  @Test("a subclass is asked for height and texts, told of its place once and of every new state")
  func subclass() {
    let screen = ZKListScreen { $0.table.zk_header = Counting {} }
    let header = screen.header as? Counting
    #expect(header?.frame == CGRect(x: 0, y: -80, width: 300, height: 80))
    #expect(header?.moves == 1)
    screen.pull(to: 70, 85, 86, 87)
    #expect(header?.states == [.pullingInRect, .pullingOutRect])
    #expect(header?.titleLabel?.text == "b")
  }

  /// Rules: S3.10, S3.13, S3.18.
  @Test("the defaults decide what the short calls make, and how high")
  func defaults() {
    #expect(ZKRefreshGetDefaultHeader() == RefreshIndicatorHeader.self)
    #expect(ZKRefreshGetDefaultFooter() == RefreshIndicatorFooter.self)
    #expect(ZKRefreshGetDefaultComponentHeight() == 50)
    let (header, footer) = (ZKRefreshGetDefaultHeader(), ZKRefreshGetDefaultFooter())
    defer {
      ZKRefreshSetDefaultHeader(header)
      ZKRefreshSetDefaultFooter(footer)
      ZKRefreshSetDefaultComponentHeight(50)
    }
    ZKRefreshSetDefaultHeader(RefreshImagesHeader.self)
    ZKRefreshSetDefaultFooter(RefreshFooter.self)
    ZKRefreshSetDefaultComponentHeight(44)
    let list = list()
    list.zk_header {}
    list.zk_footer {}
    #expect(list.zk_header is RefreshImagesHeader)
    #expect(list.zk_header?.frame.height == 60)
    #expect(list.zk_footer?.frame.height == 44)
    #expect(!(list.zk_footer is RefreshIndicatorFooter))
  }

  // (300 - 25) / 2 - 45 = 92.5; the title is 5 points right of 92.5 + 25.
  /// Rule: S3.04.
  @Test("a spinner is left of the middle, the title beside it while refreshing, else over all")
  func indicator() throws {
    let screen = ZKListScreen { $0.table.zk_header = RefreshIndicatorHeader {} }
    let header = try #require(screen.header as? RefreshIndicatorHeader)
    #expect(header.indicator.view.frame == CGRect(x: 92.5, y: 12.5, width: 25, height: 25))
    #expect(header.titleLabel?.frame == CGRect(x: 122.5, y: 0, width: 177.5, height: 50))
    #expect(header.titleLabel?.font.pointSize == 13)
    screen.pullSlowly(to: 140)
    #expect(header.titleLabel?.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(header.titleLabel?.textAlignment == .center)
    #expect(!header.indicator.view.isAnimating)
    screen.release(0.1)
    #expect(header.titleLabel?.frame == CGRect(x: 122.5, y: 0, width: 177.5, height: 50))
    #expect(header.titleLabel?.textAlignment == .left)
    #expect(header.indicator.view.isAnimating)
  }

  // 300 / 2 - 40 - 20 = 90; the title is 10 points right of 90 + 40.
  @Test("the images move while refreshing, eight in 0.72 seconds, the title right of them")
  func images() throws {
    let screen = ZKListScreen { $0.table.zk_header = RefreshImagesHeader {} }
    let header = try #require(screen.header as? RefreshImagesHeader)
    #expect(header.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    #expect(header.imageView.frame == CGRect(x: 90, y: 0, width: 40, height: 60))
    #expect(header.titleLabel?.frame == CGRect(x: 140, y: 0, width: 160, height: 60))
    #expect(header.imageView.animationImages?.count == 8)
    #expect(abs(header.imageView.animationDuration - 0.72) < 1e-9)
    screen.pullSlowly(to: 140)
    #expect(!header.imageView.isAnimating)
    screen.release(0.1)
    #expect(header.imageView.isAnimating)
  }

  /// Rule: S3.08.
  @Test("the texts are the document's unless the published ones are asked for")
  func languages() {
    ZKRefreshSetDefaultLanguage(.english)
    let english = ZKListScreen()
    ZKRefreshSetDefaultLanguage(.chinese)
    let chinese = ZKListScreen()
    for (screen, text) in [(english, "Pull down to refresh"), (chinese, "下拉刷新")] {
      screen.pullSlowly(to: 20)
      #expect(screen.header?.titleLabel?.text == text)
    }
  }

  /// Rule: S3.09.
  @Test(
    "a footer let go inside is parked, or stays as the published one does",
    arguments: [(true, .releaseing), (false, .pullingInRect)] as [(Bool, ZKRefreshState)])
  func releaseing(enters: Bool, state: ZKRefreshState) {
    let screen = ZKListScreen()
    screen.footer?.entersReleaseing = enters
    screen.host.finger.fling(
      from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300), over: 0.1)
    screen.wait(2)
    #expect(screen.footer?.state == state)
  }

  /// Rules: S3.02, S3.19.
  @Test("targets perform their selectors at the beginning and at the end")
  func targets() {
    let target = Target()
    let screen = ZKListScreen {
      $0.table.zk_header = RefreshHeader(
        refreshingTarget: target, refreshingSelector: "begin", endRefreshingTarget: target,
        endRefreshingSelector: "end")
    }
    screen.refresh(waiting: 1)
    #expect(target.performed == ["begin"])
    screen.header?.endRefreshing()
    screen.wait(1)
    #expect(target.performed == ["begin", "end"])
    screen.header?.endRefreshing(target: target, selector: "other")
    screen.wait(1)
    #expect(target.performed == ["begin", "end", "other"])
  }

  /// Rule: S3.19.
  @Test("a closure given with an end is called in place of the first one")
  func endClosures() {
    let screen = ZKListScreen()
    var others = 0
    screen.header?.endRefreshing()
    #expect(screen.ends == 1)
    screen.header?.endRefreshing { others += 1 }
    #expect((screen.ends, others) == (1, 1))
  }

  @Test("a component outside of a scroll view ends nothing and does not stop the program")
  func withoutList() {
    var ends = 0
    let header = RefreshHeader(refreshingClosure: {}, endRefreshingClosure: { ends += 1 })
    header.endRefreshing()
    RefreshFooter {}.endRefreshingWithNoMoreData()
    #expect(ends == 0)
  }

  /// Rule: S3.20.
  @Test("the demo shows twelve rows more with every load, and says so when there are fifty")
  func demo() {
    let demo = ZKRefreshDemo(frame: CGRect(x: 0, y: 0, width: 300, height: 600), rowHeight: 60)
    let host = ViewHost(size: CGSize(width: 300, height: 600), uiView: demo.table)
    host.settle()
    var counts: [Int] = []
    for _ in 0..<4 {
      demo.table.setContentOffset(
        CGPoint(x: 0, y: demo.table.contentSize.height - 600), animated: false)
      host.finger.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200), over: 0.5)
      host.advance(by: 5)
      counts.append(demo.rows)
    }
    #expect(counts == [24, 36, 48, 50])
    #expect(demo.table.zk_footer?.state == .noMoreData)
  }
}
