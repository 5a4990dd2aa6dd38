import RefreshSystems

extension DocumentRecipe {
  /// Document 002: its four listings are the Swift of 2016, so none is compiled.
  static let zhRefresh = DocumentRecipe(
    number: "002", system: "ZHRefresh",
    parts: [
      RecipePart(
        place: "file level",
        names: [
          "ZHRefreshStatus", "CompleteHandler", "headerViewH", "footerViewH",
          "componentsMarin", "screenH", "screenW",
        ],
        leftOutBecause: "Swift of 2016: UIScreen.mainScreen() is a property today"),
      RecipePart(
        place: "inside extension UIScrollView",
        names: [
          "addHeaderWithCallback", "addFooterWithCallback", "headerBeginRefreshing",
          "headerEndRefreshing", "footerBeginRefreshing", "footerEndRefreshing",
        ],
        leftOutBecause: "Swift of 2016: a callback that is kept has to be @escaping today"),
      RecipePart(
        place: "inside class ZHRefreshComponent",
        names: ["willMoveToSuperview"],
        leftOutBecause: "Swift of 2016: the method is willMove(toSuperview:) today"),
      RecipePart(
        place: "inside extension ZHHeaderView",
        names: ["scrollViewDidScroll", "scrollViewDidEndDragging"],
        leftOutBecause: "Swift of 2016: its labels are not those of UIScrollViewDelegate today, "
          + "and the methods that it calls are not in the document"),
    ],
    knownNames: [
      "addHeaderWithCallback", "addFooterWithCallback", "headerBeginRefreshing",
      "headerEndRefreshing", "footerBeginRefreshing", "footerEndRefreshing", "headerViewH",
      "footerViewH", "componentsMarin", "ZHRefreshStatus", "CompleteHandler",
    ],
    statedNumbers: [
      StatedNumber(name: "headerViewH", value: Double(headerViewH)),
      StatedNumber(name: "footerViewH", value: Double(footerViewH)),
      StatedNumber(name: "componentsMarin", value: Double(componentsMarin)),
    ],
    runsNothingBecause: "its listings are the Swift of 2016, which does not compile today",
    correspondence: .zhRefresh)
}
