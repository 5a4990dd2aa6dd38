import RefreshSystems

extension DocumentRecipe {
  /// Document 004: its listings are the Swift of 2016 and parts of classes, so none is compiled.
  static let wbRefresh = DocumentRecipe(
    number: "004", system: "WBRefresh",
    parts: [
      RecipePart(
        place: "file level", names: ["WBRefreshControlOffset"],
        leftOutBecause: "it alone would compile, but nothing that uses it does"),
      RecipePart(
        place: "inside the table's controller", names: ["loadData", "v"],
        openings: ["refreshControl"],
        leftOutBecause: "Swift of 2016: UIColor.redColor(), UIControlEvents and a selector as text "
          + "have other names today, and SVProgressHUD is no part of it"),
      RecipePart(
        place: "class WBRefreshControl",
        names: [
          "WBRefreshControl", "setupUI", "refreshView", "observeValueForKeyPath", "endRefreshing",
          "beginRefreshing",
        ],
        openings: ["addObserver", "deinit", "dispatch_async", "if"],
        leftOutBecause: "Swift of 2016: observers, queues and SnapKit's calls have other names "
          + "today, and the condition calls a function that no listing has (B004-5)"),
      RecipePart(
        place: "class WBRefreshView",
        names: [
          "WBRefreshView", "tipIconView", "tipView", "loadingIcon", "rotateTipIcon", "rotateFlag",
          "startAnimation", "stopAnimation",
        ],
        leftOutBecause: "Swift of 2016 with outlets of a XIB that is no part of the document; "
          + "CGAffineTransformRotate and M_PI have other names today"),
    ],
    knownNames: [
      "WBRefreshControl", "WBRefreshView", "WBRefreshControlOffset", "rotateTipIcon",
      "rotateFlag", "startAnimation", "tipIconView", "loadingIcon",
    ],
    statedNumbers: [
      StatedNumber(name: "WBRefreshControlOffset", value: Double(WBRefreshControlOffset))
    ],
    runsNothingBecause: "its listings are the Swift of 2016, which does not compile today",
    correspondence: .wbRefresh)
}
