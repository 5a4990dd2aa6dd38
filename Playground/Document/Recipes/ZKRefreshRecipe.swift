import RefreshSystems

extension DocumentRecipe {
  /// Document 003: the listings that an application writes are compiled, each in a function of its
  /// own; those with `...` in their text are not.
  ///
  /// The document leaves out: the screen with its list, and the application's own components that
  /// the listings name. The module that they import is the port.
  static let zkRefresh = DocumentRecipe(
    number: "003", system: "ZKRefresh",
    parts: [
      RecipePart(
        place: "file level", names: [], before: "import SwiftUI\nimport ZKRefresh\n"),
      RecipePart(
        place: "inside install()", names: [], openings: ["scrollView"],
        words: ["RefreshIndicatorHeader"],
        source: RecipeSource(EmbeddedText.ZKRefreshScreen_swift)),
      RecipePart(
        place: "inside setDefaults()", names: [],
        openings: ["ZKRefreshSetDefaultHeader", "ZKRefreshSetDefaultFooter"],
        source: function("setDefaults")),
      RecipePart(
        place: "inside installDefaults()", names: [], openings: ["scrollView"],
        words: ["zk_header", "zk_footer"],
        source: function("installDefaults")),
      RecipePart(
        place: "inside noMoreData()", names: [], openings: ["tableView"],
        source: function("noMoreData")),
      RecipePart(
        place: "inside installCustom()", names: [], openings: ["scrollView"],
        words: ["MyCustom2Header"],
        source: function("installCustom")),
      RecipePart(
        place: "file level", names: ["MyCustomHeader"],
        leftOutBecause: "it has ... where the reader's own code belongs, and adds views that are "
          + "optional there"),
      RecipePart(
        place: "file level", names: ["RefreshHeader", "RefreshFooter"],
        leftOutBecause: "it has ... for the rest of the class"),
    ],
    driver: RecipeSource(EmbeddedText.ZKRefreshDriver_swift),
    knownNames: ["MyCustomHeader", "RefreshHeader", "RefreshFooter"],
    modules: ["ZKRefresh": "@_exported import RefreshSystems\n"],
    correspondence: .zkRefresh)

  /// A function of the screen for the statements of one listing.
  private static func function(_ name: String) -> RecipeSource {
    RecipeSource(EmbeddedText.ZKRefreshFunction_swift).renaming("listing()", to: "\(name)()")
  }
}
