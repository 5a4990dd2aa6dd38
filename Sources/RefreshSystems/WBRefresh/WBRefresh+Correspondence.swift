extension Correspondence {
  /// Document 004 line by line, with the declaration that corresponds to each line.
  ///
  /// The document builds its control step by step; where two listings differ the port has both.
  public static let wbRefresh = Correspondence(
    .WBRefresh, rows: wbRefreshSystem + wbRefreshControl + wbRefreshArrow + wbRefreshLoading)

  private static let wbRefreshSystem = [
    row(
      1, 18, "refreshControl = UIRefreshControl", "WBRefreshDemo.refreshControl",
      "the system's control; its decision is a stand-in with a stated distance (S4.01)"),
    row(
      1, 20, "addTarget", "WBRefreshDemo.init(frame:rowHeight:variant:)",
      "a target performs its selectors itself, since there is no Objective-C runtime (S4.01)"),
    row(
      nil, 24, "60", "WBRefreshLook.controlHeight, UIRefreshControl.defaultHeight",
      "what the document sees; not published by Apple (S4.02)"),
    row(
      2, 30, "backgroundColor", "WBRefreshLook.overlayWhite and .overlayAlpha",
      "a view over the control is possible; the numbers are kept (S4.03)"),
    row(3, 37, "tintColor", "WBRefreshControl.init()", "a clear tint hides the spinner (S4.04)"),
    row(
      4, 44, "func loadData", "WBRefreshDemo.loadData()",
      "as shown; the model is two virtual seconds (S4.05, B004-9)"),
    row(
      4, 51, "showInfoWithStatus", "WBRefreshDemo.messages, WBRefreshLook.errorText",
      "the text is kept, spelling included; SVProgressHUD is another library (S4.05)"),
  ]

  private static let wbRefreshControl = [
    row(5, 69, "class WBRefreshControl", "WBRefreshControl", "both initialisers set it up (S4.06)"),
    row(
      6, 99, "refreshView", "WBRefreshView.refreshView()",
      "made in code: the XIB is no part of the document (S4.07)"),
    row(
      7, 120, "snp_makeConstraints", "WBRefreshControl.init(), layout anchors",
      "the same four constraints without SnapKit; the size of the XIB has to be asked for (S4.07)"),
    row(
      8, 139, "addObserver", "WBRefreshControl.init()",
      "the frame, without options (S4.08)"),
    row(9, 146, "removeObserver", "WBRefreshControl.deinit", "unchanged (S4.08)"),
    row(
      10, 154, "observeValueForKeyPath",
      "WBRefreshControl.observeValue(forKeyPath:of:change:context:)",
      "renamed in 2016; it only passes the call on, so that traces replay the same rules without a "
        + "view (S4.09)"),
    row(
      11, 169, "dispatch_async", "WBRefreshControl.init()",
      "registered in a later turn of the main queue; nothing is heard before (S4.10)"),
  ]

  private static let wbRefreshArrow = [
    row(
      12, 182, "WBRefreshControlOffset", "WBRefreshControlOffset",
      "unchanged, and public (S4.11)"),
    row(
      13, 192, "if frame.origin.y", "WBRefreshStorage.frameDidChange()",
      "the first listing: back at -60 too, `WBRefreshVariant.Comparison.first` (S4.11, B004-1)"),
    row(
      13, 195, "print", "WBRefreshLook.turnsOverText, WBRefreshChange",
      "the texts are kept; nothing is printed, changes are handed to whoever asks"),
    row(
      14, 208, "tipIconView", "WBRefreshView.tipIconView", "made in code, not an outlet (S4.13)"),
    row(
      15, 215, "rotateTipIcon", "WBRefreshVariant.turnEpsilon, 0",
      "exactly half a turn is a tie, and always goes with the clock (S4.14)"),
    row(
      16, 227, "var rotateFlag", "WBRefreshView.rotateFlag",
      "each assignment turns the arrow (S4.13)"),
    row(
      17, 240, "else if frame.origin.y", "WBRefreshStorage.frameDidChange()",
      "the adjusted listing: back strictly above -60, the port's default (S4.12, B004-1)"),
    row(
      18, 250, "rotateTipIcon", "WBRefreshVariant.angle(turningOver:)",
      "a thousandth less over and more back: there and back the same way (S4.14)"),
  ]

  private static let wbRefreshLoading = [
    row(19, 267, "tipView", "WBRefreshView.tipView", "made in code, not an outlet (S4.15)"),
    row(
      19, 269, "loadingIcon", "WBRefreshView.loadingIcon", "made in code, not an outlet (S4.15)"),
    row(
      20, 276, "startAnimation", "WBRefreshVariant.first, WBRefreshStorage.startAnimation()",
      "20 seconds and no key: each call adds a copy (S4.15, S4.16, B004-6)"),
    row(
      20, 289, "stopAnimation", "WBRefreshStorage.stopAnimation()",
      "not guarded (S4.18, B004-10)"),
    row(
      21, 300, "startLoadingAnim", "WBRefreshStorage.startAnimation()",
      "a name that no listing declares; the function that is meant (S4.20, B004-5)"),
    row(
      22, 311, "startAnimation", "WBRefreshStorage.startAnimation(), WBLoadingRotation",
      "half a second under a key that is looked for first (S4.17)"),
    row(23, 335, "func endRefreshing", "WBRefreshControl.endRefreshing()", "unchanged (S4.18)"),
    row(
      23, 341, "func beginRefreshing", "WBRefreshControl.beginRefreshing()",
      "unchanged; no target hears of it (S4.18, S4.19)"),
  ]
}
