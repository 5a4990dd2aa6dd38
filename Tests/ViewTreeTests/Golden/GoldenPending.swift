/// The cases that are not replayed yet, each with what it waits for.
///
/// An entry is removed, and its view added to the table, when the named part is built.
enum GoldenPending {
  /// Categories in which every case waits.
  static let categories = [
    "grid": "Grid and LazyVGrid",
    "safe-area": "safeAreaInset",
  ]

  /// Single cases of categories that are replayed otherwise.
  static let ids = [
    "containerrelative-count3": "containerRelativeFrame",
    "containerrelative-full": "containerRelativeFrame",
    "lazyvstack-fills-width-hugs-height": "LazyVStack",
  ]

  /// What the case waits for; nil for a case that is replayed.
  static func reason(for goldenCase: GoldenCase) -> String? {
    ids[goldenCase.id] ?? categories[goldenCase.category]
  }
}
