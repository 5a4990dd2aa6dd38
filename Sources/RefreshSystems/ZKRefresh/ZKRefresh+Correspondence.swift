extension Correspondence {
  /// Document 003 line by line, with the declaration that corresponds to each line.
  ///
  /// The document shows the calls, the classes to override, the states and the texts; the published
  /// code shows when a state is entered.
  public static let zkRefresh = Correspondence(
    .ZKRefresh,
    rows: zkRefreshInstalling + zkRefreshSubclass + zkRefreshStates + zkRefreshPractice)

  private static let zkRefreshInstalling = [
    row(
      1, 18, "import ZKRefresh", "module RefreshSystems",
      "the five systems share one module; `document` makes a module of that name that re-exports it"
    ),
    row(
      1, 20, "zk_header", "UIScrollView.zk_header",
      "compiled unchanged; found among the subviews, since there is no Objective-C runtime to "
        + "associate it with (S3.01, B003-16)"),
    row(
      1, 20, "RefreshIndicatorHeader", "RefreshIndicatorHeader.init(refreshingClosure:)",
      "spinner and text; the lengths are the published code's (S3.04)"),
    row(
      1, 22, "sleep", "sleep(_:) of virtual time",
      "three seconds of the host's clock; no code waits for them"),
    row(
      1, 24, "endRefreshing", "RefreshComponent.endRefreshing(closure:)",
      "the end goes to offset 0 as published (S3.02, B003-3)"),
    row(
      nil, 30, "ZKRefreshDemo", "ZKRefreshDemo",
      "12 rows, up to 50, 3 seconds (S3.20)"),
    row(
      nil, 38, "titleLabel", "RefreshComponent.titleLabel",
      "empty until the first change of state (S3.03, B003-10)"),
    row(
      nil, 43, "Text", "RefreshHeader, RefreshFooter",
      "the three ready kinds of component (S3.04)"),
    row(nil, 44, "Indicator", "RefreshIndicatorHeader, RefreshIndicatorFooter", "as above (S3.04)"),
    row(
      nil, 45, "Images", "RefreshImagesHeader",
      "the images' names, number and pace are the published code's (S3.04)"),
  ]

  private static let zkRefreshSubclass = [
    row(
      2, 51, "MyCustomHeader", "left out; RefreshHeader is open for such a class",
      "the listing has ... in four places (S3.05)"),
    row(
      2, 60, "refreshComponentHeight", "RefreshComponent.refreshComponentHeight()",
      "50 unless overridden or set for all (S3.05, S3.18)"),
    row(
      2, 65, "refreshComponentDidMoveToSuperview",
      "RefreshComponent.refreshComponentDidMoveToSuperview()",
      "called when the component is put into a list (S3.05)"),
    row(
      2, 102, "refreshComponentStateChange",
      "RefreshComponent.refreshComponentStateChange(state:)",
      "RefreshState is ZKRefreshState inside these classes; at file level document 001 has that name "
        + "(S3.05)"),
  ]

  private static let zkRefreshStates = [
    row(nil, 123, "idle", "ZKRefreshState.idle", "reached by an end alone (S3.06, B003-2)"),
    row(
      nil, 124, "pullingInRect", "ZKRefreshState.pullingInRect, ZKHeaderStorage, ZKFooterStorage",
      "judged by the notification before (S3.06, B003-1)"),
    row(
      nil, 125, "pullingOutRect", "ZKRefreshState.pullingOutRect",
      "strictly beyond the height (S3.06)"),
    row(
      nil, 126, "releaseing", "ZKRefreshState.releaseing, RefreshFooterControl.entersReleaseing",
      "the published footer never enters it; the document's does, unless told otherwise (S3.06, "
        + "S3.09)"),
    row(
      nil, 127, "refreshing", "ZKRefreshState.refreshing",
      "the closure is called 0.3 s later, when the room is open (S3.06, S3.15)"),
    row(nil, 128, "noMoreData", "ZKRefreshState.noMoreData", "of the footer alone (S3.07)"),
    row(
      3, 139, "下拉刷新", "ZKRefreshLanguage.headerTitles",
      "left out for its ...; the published code ships English texts, `.english` (S3.08)"),
    row(
      4, 156, "上拉加载更多数据", "ZKRefreshLanguage.footerTitles",
      "left out for its ...; the published code ships English texts, `.english` (S3.08)"),
  ]

  private static let zkRefreshPractice = [
    row(
      5, 182, "ZKRefreshSetDefaultHeader", "ZKRefreshSetDefaultHeader(_:)",
      "compiled unchanged (S3.10)"),
    row(
      5, 183, "ZKRefreshSetDefaultFooter", "ZKRefreshSetDefaultFooter(_:)",
      "compiled unchanged (S3.10)"),
    row(
      6, 192, "scrollView.zk_header",
      "UIScrollView.zk_header(refreshingClosure:endRefreshingClosure:)",
      "compiled unchanged (S3.10)"),
    row(
      6, 200, "scrollView.zk_footer",
      "UIScrollView.zk_footer(refreshingClosure:endRefreshingClosure:)",
      "compiled unchanged (S3.10)"),
    row(
      7, 215, "setTitle", "RefreshComponent.setTitle(_:for:)",
      "compiled unchanged; the label follows at the next change of state (S3.11, B003-11)"),
    row(
      7, 216, "endRefreshingWithNoMoreData",
      "RefreshFooterControl.endRefreshingWithNoMoreData(closure:)",
      "compiled unchanged; ends wait for one another in the order of the calls (S3.12, B003-15)"),
    row(
      8, 223, "MyCustom2Header", "RefreshHeader, subclassed by the application",
      "compiled unchanged beside a class of that name (S3.13)"),
    row(
      nil, 235, "iOS", "none: Linux, Swift 6.1",
      "the application's code may still be in the mode of Swift 5 (S3.14)"),
    row(
      9, 246, "pod", "left out: no Swift",
      "the port is a product of this package, `RefreshSystems` (S3.14)"),
  ]
}
