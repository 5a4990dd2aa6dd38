/// The cases that are not replayed yet, each with what it waits for.
///
/// An entry is removed, and its view added to the table, when the named part is built.
enum GoldenPending {
  /// Categories in which every case waits.
  static let categories = [
    "safe-area": "safeAreaInset",
    "view-that-fits": "ViewThatFits",
  ]

  /// Single cases of categories that are replayed otherwise.
  static let ids = [
    "containerrelative-count3": "containerRelativeFrame",
    "containerrelative-full": "containerRelativeFrame",
    "grid-spacing-explicit": "Grid",
    "grid-two-by-two-fixed": "Grid",
    "layout-anylayout-hstack": "AnyLayout",
  ]

  /// What the case waits for; nil for a case that is replayed.
  static func reason(for goldenCase: GoldenCase) -> String? {
    ids[goldenCase.id] ?? categories[goldenCase.category]
  }
}
