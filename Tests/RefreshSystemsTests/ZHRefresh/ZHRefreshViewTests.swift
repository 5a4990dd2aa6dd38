import SwiftUI
import Testing
import ViewTreeTesting

@testable import RefreshSystems

/// Document 002's views: who makes them, where they are, and what they do to their scroll view.
@MainActor @Suite("Document 002's views") struct ZHRefreshViewTests {
  private final class AppDelegate: UIScrollViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  /// Rules: S2.10, S2.13.
  @Test("both sides are as wide as the screen; the header has an arrow, the footer a spinner")
  func atFirst() throws {
    let screen = ZHScreen(insetBottom: 34)
    let header = try #require(screen.list.headerView)
    let footer = try #require(screen.list.footerView)
    #expect(header.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    #expect(footer.frame == CGRect(x: 0, y: 2034, width: 300, height: 44))
    #expect((screenW, screenH) == (300, 600))
    #expect((header.titleLabel.text, footer.titleLabel.text) == ("下拉刷新...", "加载更多..."))
    #expect(!header.arrowView.isHidden && header.indicatorView.isHidden)
    #expect(!footer.indicatorView.isHidden)
    #expect(header.indicatorView.isAnimating && footer.indicatorView.isAnimating)
  }

  @Test(
    "spinner and title are in the middle with 10 points between, the arrow 10 before the title")
  func layout() throws {
    let screen = ZHScreen()
    let header = try #require(screen.list.headerView)
    let title = header.titleLabel.frame
    let spinner = header.indicatorView.frame
    #expect(spinner.size == CGSize(width: 20, height: 20))
    #expect(title.size == CGSize(width: header.titleLabel.intrinsicContentSize.width, height: 60))
    #expect(abs(spinner.minX - (300 - title.width - 20 - 10) / 2) < 1e-6)
    #expect(abs(title.minX - spinner.maxX - 10) < 1e-6)
    #expect(abs(header.arrowView.frame.maxX - (title.minX - 10)) < 1e-6)
    #expect([title, spinner, header.arrowView.frame].map(\.midY) == [30, 30, 30])
    #expect(header.titleLabel.font.pointSize == 14)
  }

  @Test("the arrow turns by half a turn, and back to where it was drawn")
  func arrow() throws {
    let screen = ZHScreen()
    let header = try #require(screen.list.headerView)
    screen.pull(to: 61)
    #expect(abs(header.arrowView.transform.a + 1) < 1e-9)
    screen.wait(0.15)
    let seen = try #require(header.arrowView.layer.presentation()).affineTransform()
    #expect(seen.a > -0.99 && seen.a < 0.99, "half the animation has been shown")
    screen.wait(0.3)
    screen.pull(to: 59)
    #expect(header.arrowView.transform.isIdentity)
  }

  /// Rule: S2.06.
  @Test("the header takes the delegate's place, and the application's own is lost (B002-2)")
  func lostDelegate() {
    let screen = ZHScreen(header: false)
    let own = AppDelegate()
    screen.list.delegate = own
    screen.list.addHeaderWithCallback {}
    #expect(screen.list.delegate === screen.list.headerView)
    screen.pullAndLetGo(at: 30)
    #expect(own.scrolls == 0)
    screen.list.delegate = own
    screen.wait(2)
    screen.pullAndLetGo(at: 80)
    #expect(own.scrolls > 0)
    #expect(screen.isRefreshing == false, "now the header is lost")
  }

  @Test("a footer alone hears of nothing (B002-2)")
  func footerAlone() {
    let screen = ZHScreen(header: false)
    screen.pullEndAndLetGo(at: 100)
    screen.wait(2)
    #expect(screen.loads == 0)
  }

  @Test("begin from code makes room without scrolling, so that the header is out of sight (B002-7)")
  func beginFromCode() throws {
    let screen = ZHScreen()
    screen.list.headerBeginRefreshing()
    screen.wait(1)
    #expect(screen.refreshes == 1)
    #expect((screen.list.contentInset.top, screen.offset) == (60, 0))
    let header = try #require(screen.list.headerView)
    #expect(header.convert(header.bounds, to: nil).maxY == 0)
  }

  /// Rule: S2.05.
  @Test("a header that leaves its scroll view lets go of it and hears nothing more (B002-10)")
  func removed() throws {
    let screen = ZHScreen()
    let header = try #require(screen.list.headerView)
    header.removeFromSuperview()
    #expect(header.scrollView == nil)
    #expect(screen.list.delegate == nil && screen.list.headerView == nil)
    screen.pullAndLetGo(at: 80)
    screen.wait(2)
    #expect(screen.refreshes == 0)
    UIView(frame: .zero).addSubview(header)
    #expect(header.scrollView == nil)
  }

  /// Rules: S2.03, S2.04.
  @Test("the document's calls do nothing without an add call, the published ones make the view")
  func creation() {
    let screen = ZHScreen(header: false, footer: false)
    let list = screen.list
    list.headerBeginRefreshing()
    list.headerEndRefreshing()
    list.footerBeginRefreshing()
    list.footerEndRefreshing()
    #expect(list.headerView == nil && list.footerView == nil)
    list.headerEndRefreshing(creating: .everyCall)
    list.footerBeginRefreshing(creating: .everyCall)
    #expect(list.headerView != nil && list.footerView != nil)
    #expect(list.footerView?.isRefreshing == false)
  }

  @Test("adding twice keeps the view and takes the second callback")
  func addedTwice() {
    let screen = ZHScreen()
    let first = screen.list.headerView
    var calls = 0
    screen.list.addHeaderWithCallback { calls += 1 }
    #expect(screen.list.headerView === first)
    screen.list.headerBeginRefreshing()
    screen.wait(1)
    #expect((calls, screen.refreshes) == (1, 0))
  }

  /// Rule: S2.15.
  @Test("the later version leaves the delegate alone and follows offset and content size")
  func observation() throws {
    let screen = ZHScreen(.observation)
    let footer = try #require(screen.list.footerView)
    #expect(screen.list.delegate == nil)
    #expect(footer.alpha == 0)
    screen.list.contentSize.height = 2500
    #expect(footer.frame.minY == 2500)
    screen.scroll(to: 10)
    #expect(footer.alpha == 1)
    screen.scroll(to: 1900)
    #expect(footer.isRefreshing)
  }

  @Test("the later version refreshes when the program sets the offset (B002-12)")
  func programmaticOffset() {
    let screen = ZHScreen(.observation)
    screen.scroll(to: -61)
    #expect(screen.isRefreshing == true)
    screen.wait(1)
    #expect(screen.refreshes == 1)
  }

  @Test("the later version's views stop observing when they leave, without a warning")
  func stopsObserving() throws {
    let screen = ZHScreen(.observation)
    let header = try #require(screen.list.headerView)
    header.removeFromSuperview()
    screen.list.footerView?.removeFromSuperview()
    screen.scroll(to: -80)
    #expect(!header.isRefreshing)
    #expect(screen.host.warnings.isEmpty)
    screen.list.addSubview(header)
    screen.scroll(to: -90)
    #expect(header.isRefreshing)
  }

  @Test("every step of a rule is told with its numbers")
  func changes() throws {
    let screen = ZHScreen()
    var told: [String] = []
    screen.list.headerView?.changeHandler = { told.append($0.description) }
    screen.pullAndLetGo(at: 60.5)
    screen.list.headerEndRefreshing()
    #expect(
      told == [
        "status = releaseToRefresh: refreshOffset 60.5 > headerViewH 60 (S2.07)",
        "header isRefreshing = true: refreshOffset 60.5 > headerViewH 60, a drag ends (S2.08)",
        "contentInset.top = 60: 60 above the captured inset; the callback follows in 0.3 s (S2.12)",
        "header isRefreshing = false: the application is done (S2.12)",
        "contentInset.top = 0: the captured inset (S2.12)",
      ])
  }
}
