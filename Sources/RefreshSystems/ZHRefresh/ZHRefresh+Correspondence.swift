extension Correspondence {
  /// Document 002 line by line, with the declaration that corresponds to each line.
  ///
  /// The document shows the calls, the two delegate methods and the constants; the published code
  /// shows the begin and end of the two views.
  public static let zhRefresh = Correspondence(
    .ZHRefresh, rows: zhRefreshCalls + zhRefreshViews + zhRefreshDelegate + zhRefreshConstants)

  private static let zhRefreshCalls = [
    row(
      nil, 10, "ZHRefreshView.swift",
      "ZHRefresh+UIScrollView.swift, ZHRefreshView.swift, ZHRefreshConsts.swift",
      "the document's three files; the rules, which it keeps in the views, stand apart (S2.01)"),
    row(
      nil, 14, "headerView", "UIScrollView.headerView and .footerView, package access",
      "the document hides them; they are found among the subviews, since there is no Objective-C "
        + "runtime to associate them with (S2.03)"),
    row(
      1, 17, "addHeaderWithCallback",
      "UIScrollView.addHeaderWithCallback(version:creating:_:)",
      "a callback that is kept has to be @escaping; the two parameters have defaults and choose "
        + "the published version and who may create views (S2.02)"),
    row(
      1, 24, "addFooterWithCallback",
      "UIScrollView.addFooterWithCallback(version:creating:_:)", "as for the header (S2.02)"),
    row(
      1, 31, "headerBeginRefreshing",
      "UIScrollView.headerBeginRefreshing(creating:), ZHRefreshStorage.headerBeginRefreshing()",
      "the document lets only the add calls create a view, the published code lets every call: "
        + "`creating: .everyCall` (S2.04)"),
    row(
      1, 36, "headerEndRefreshing",
      "UIScrollView.headerEndRefreshing(creating:), ZHRefreshStorage.headerEndRefreshing()",
      "the body is the published code's: 0.5 s, the captured inset, the status parked (S2.12, "
        + "S2.14)"),
    row(
      1, 41, "footerBeginRefreshing",
      "UIScrollView.footerBeginRefreshing(creating:), ZHRefreshStorage.footerBeginRefreshing()",
      "the body is the published code's: 0.5 s, 44 points more at the bottom (S2.12)"),
    row(
      1, 46, "footerEndRefreshing",
      "UIScrollView.footerEndRefreshing(creating:), ZHRefreshStorage.footerEndRefreshing()",
      "not guarded, as published (B002-9)"),
  ]

  private static let zhRefreshViews = [
    row(nil, 59, "handler", "ZHRefreshComponent.handler", "unchanged (S2.05)"),
    row(
      nil, 60, "isRefreshing", "ZHRefreshComponent.isRefreshing",
      "kept in ZHHeaderState and ZHFooterState, which the rules read and write (S2.05)"),
    row(
      nil, 61, "oldStatus", "ZHRefreshComponent.oldStatus",
      "every assignment of status copies the old value, equal or not (S2.05)"),
    row(nil, 62, "status", "ZHRefreshComponent.status", "unchanged (S2.05)"),
    row(
      nil, 63, "indicatorView", "ZHRefreshComponent.indicatorView",
      "always animating, hidden or shown (S2.13)"),
    row(
      nil, 64, "titleLabel", "ZHRefreshComponent.titleLabel",
      "texts, font and colour are the published code's (S2.13)"),
    row(
      2, 69, "func willMoveToSuperview", "ZHRefreshComponent.willMove(toSuperview:)",
      "renamed in 2016; leaving the superview, where the published code stops the program, lets "
        + "go of the scroll view (B002-10)"),
    row(
      nil, 78, "insetTop", "ZHHeaderState.insetTop, ZHFooterState.insetBottom",
      "captured once, when the view gets its scroll view (S2.06, B002-3)"),
    row(nil, 80, "arrowView", "ZHHeaderView.arrowView", "unchanged (S2.10)"),
  ]

  private static let zhRefreshDelegate = [
    row(
      3, 84, "scrollViewDidScroll",
      "ZHHeaderView.scrollViewDidScroll(_:), ZHRefreshStorage.scrolled()",
      "the view only passes the call on, so that traces replay the same rules without a view "
        + "(S2.07)"),
    row(3, 87, "let refreshOffset", "ZHRefreshStorage.refreshOffset", "the same sum (S2.07)"),
    row(
      3, 90, "if refreshOffset", "ZHRefreshStorage.scrolled()",
      "the comparison excludes 60 (B002-5); releaseToRefresh() and pullToRefresh(), which the "
        + "document only calls, are the published code's (S2.13)"),
    row(
      3, 102, "scrollViewDidEndDragging",
      "ZHHeaderView.scrollViewDidEndDragging(_:willDecelerate:), ZHRefreshStorage.dragEnded()",
      "as above (S2.08)"),
    row(
      3, 107, "if refreshOffset", "ZHRefreshStorage.dragEnded()",
      "begins only with a callback and while nothing runs (S2.08, B002-8)"),
    row(
      3, 112, "let loadMoreOffset", "ZHRefreshStorage.loadMoreOffset",
      "the same sum; short content is below the line at any time (B002-1)"),
    row(
      3, 114, "if", "ZHRefreshStorage.dragEnded()",
      "the comparison excludes 44; without a header nothing asks (S2.09, B002-2, B002-5)"),
    row(
      nil, 119, "ZHFooterView", "ZHFooterView",
      "the document says no more; frame, insets and texts are the published code's (S2.12, S2.13)"),
  ]

  private static let zhRefreshConstants = [
    row(4, 125, "CompleteHandler", "CompleteHandler", "unchanged (S2.11)"),
    row(4, 127, "headerViewH", "headerViewH", "unchanged (S2.11)"),
    row(4, 128, "footerViewH", "footerViewH", "unchanged (S2.11)"),
    row(4, 130, "componentsMarin", "componentsMarin", "unchanged, spelling included (S2.11)"),
    row(
      4, 132, "screenH", "screenH", "computed, since a screen of the stand-in can change (S2.11)"),
    row(
      4, 133, "screenW", "screenW", "computed, since a screen of the stand-in can change (S2.11)"),
    row(4, 136, "ZHRefreshStatus", "ZHRefreshStatus", "unchanged (S2.11)"),
  ]
}
