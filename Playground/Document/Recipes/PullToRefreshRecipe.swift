extension DocumentRecipe {
  /// Document 001: the default header at file level, the list inside a screen, and the two
  /// expressions inside the view and the modifier that they are taken from.
  ///
  /// The document leaves out: the data and its environment values, the two keys, the default footer,
  /// the rest of the view and of the modifier, and the two functions that compute the states.
  /// - Source: the rules S1.01 to S1.21 for everything that is left out.
  static let pullToRefresh = DocumentRecipe(
    number: "001", system: "PullToRefresh",
    parts: [
      RecipePart(
        place: "file level", names: ["RefreshDefaultHeader"], before: "import SwiftUI\n"),
      RecipePart(
        place: "inside the screen", names: ["headerFooterRefresh"],
        source: RecipeSource(EmbeddedText.PullToRefreshScreen_swift)),
      RecipePart(
        place: "inside PullToRefreshView", names: [], openings: ["header"],
        source: RecipeSource(EmbeddedText.PullToRefreshHeader_swift)),
      RecipePart(
        place: "inside addPullToRefresh's modifier", names: [], openings: ["content"],
        source: RecipeSource(EmbeddedText.PullToRefreshModifier_swift)),
    ],
    replay: PullToRefreshReplay.self)
}
