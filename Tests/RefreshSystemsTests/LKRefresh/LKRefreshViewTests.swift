import SwiftUI
import Testing
import ViewTreeTesting

@testable import RefreshSystems

/// The view's parts and the quirks that only a laid-out tree shows, by their identifiers in
/// B000-1 to B000-18.
@MainActor @Suite("Views of document 000") struct LKRefreshViewTests {
  private typealias Part = LKRefreshIdentifier

  @Test("the header's parts lie one threshold above the list, the footer's 8 points below the rows")
  func atRest() {
    let screen = RefreshHost(rows: 4)
    #expect([Part.header, Part.headerParts, Part.content].map(screen.top) == [0, -120, 0])
    #expect([Part.footer, Part.footerIcon].map(screen.top) == [200, 208])
    #expect(screen.host.frame(of: Part.header)?.height == 120)
    // 120 * 0.25 by 120 * 0.8
    #expect(screen.host.frame(of: Part.headerIcon)?.size == CGSize(width: 30, height: 96))
    #expect(screen.host.frame(of: Part.footerIcon)?.size == CGSize(width: 38, height: 38))
  }

  /// Rule: S0.30.
  @Test(
    "a hidden header has no parts and no height, a hidden footer is not there; both run no pass")
  func hidden() {
    let screen = RefreshHost(rows: 40, headerHidden: true, footerHidden: true)
    #expect(screen.host.frame(of: Part.header)?.height == 0)
    #expect(screen.host.frame(of: Part.headerParts) == nil)
    #expect(screen.host.frame(of: Part.footer) == nil)
    screen.pull(to: 150)
    #expect(screen.passes.isEmpty)
    #expect(screen.model.refreshes == 0)
  }

  /// Rule: S0.32.
  @Test(
    "B000-3: the header's titles are the wrong way around unless asked otherwise",
    arguments: [
      (LKHeaderTitles.published, "正在刷新数据", "下拉刷新数据"), (.intended, "下拉刷新数据", "正在刷新数据"),
    ])
  func swappedTitles(titles: LKHeaderTitles, atRest: String, refreshing: String) {
    let config = LKRefresh.HeaderConfig()
    #expect(titles.title(isRefreshing: false, config: config) == atRest)
    #expect(titles.title(isRefreshing: true, config: config) == refreshing)
  }

  /// Rule: PLATFORM-8.
  @Test("B000-6: the view sees what a trigger writes before it returns")
  func synchronousHost() {
    let screen = RefreshHost(rows: 4)
    screen.model.finishesAtOnce = true
    screen.pull(to: -130, -131, -132)
    #expect(screen.model.loads == 3)
    #expect(!screen.model.isLoading)
  }

  /// Rule: S0.31.
  @Test("B000-7: rows that arrive later do not move the footer's line")
  func staleHeights() {
    let screen = RefreshHost(rows: 40)
    screen.model.rows = 50
    screen.host.settle()
    // The old line at -1520 now lies in the middle of the list, 980 points before its end.
    screen.move(by: -1519)
    #expect(screen.model.loads == 0)
    screen.move(by: -1521)
    #expect(screen.model.loads == 1)
  }

  @Test("B000-7: a list that is empty at first never loads more")
  func emptyAtFirst() {
    let screen = RefreshHost(rows: 0)
    screen.model.rows = 4
    screen.host.settle()
    screen.pull(to: -200)
    #expect(screen.model.loads == 0)
  }

  @Test("B000-8: a hidden footer latches its flag and makes no call")
  func hiddenFooter() {
    let screen = RefreshHost(rows: 4, footerHidden: true)
    screen.pull(to: -130)
    #expect(screen.model.loads == 0)
    #expect(screen.model.isLoading)
  }

  @Test("B000-10: a refresh that the host begins makes no space for its spinner")
  func programmaticRefresh() {
    let screen = RefreshHost(rows: 4)
    screen.model.isRefreshing = true
    screen.host.settle()
    #expect(screen.model.refreshes == 0)
    #expect([Part.content, Part.headerParts].map(screen.top) == [0, -120])
  }

  @Test("B000-13: a hidden header refreshes, without space")
  func hiddenHeader() {
    let screen = RefreshHost(rows: 40, headerHidden: true)
    screen.pull(to: 130)
    #expect(screen.model.refreshes == 1)
    screen.release()
    #expect(screen.contentY == 0)
  }

  @Test("B000-17: the frozen footer makes no space")
  func frozenFooter() {
    let screen = RefreshHost(rows: 4)
    screen.pull(to: -130)
    screen.release()
    #expect(screen.model.isLoading)
    #expect([Part.content, Part.footer].map(screen.top) == [0, 200])
  }
}
