import RefreshSystems

extension DocumentRecipe {
  /// Document 000: the size reader and the markers at file level, the configurations inside
  /// `LKRefresh`, the properties and the initialiser inside `LKRefreshView`.
  ///
  /// The document leaves out: the type of the marker data with its key, the two indicator styles, the
  /// state properties, the two functions that turn an offset into an angle, and the body.
  /// - Source: the rules S0.01 to S0.34 for everything that is left out.
  static let lkRefresh = DocumentRecipe(
    number: "000", system: "LKRefresh",
    parts: [
      RecipePart(
        place: "file level",
        names: [
          "LKChildSizeReader", "LKSizePreferenceKey", "LKScrollOffsetPreferenceKey",
          "LKFixedPositionView", "LKMovingPositionView", "LKRefreshView",
        ],
        before: "import SwiftUI\n"),
      RecipePart(
        place: "inside struct LKRefresh", names: ["HeaderConfig", "FooterConfig"],
        source: RecipeSource(EmbeddedText.LKRefreshNames_swift)),
      RecipePart(
        place: "inside struct LKRefreshView",
        names: [
          "calculate", "headerRefreshing", "footerRefreshing", "headerHidden", "footerHidden",
          "headerConfig", "footerConfig", "refreshTrigger", "moreTrigger", "threshold", "content",
          "init",
        ],
        source: RecipeSource(EmbeddedText.LKRefreshBody_swift)),
    ],
    replay: LKRefreshReplay.self,
    statedNumbers: [
      StatedNumber(name: "threshold", value: Double(LKRefresh.defaultThreshold))
    ])
}
