/// The cases that are not replayed yet, each with what it waits for.
///
/// An entry is removed, and its view added to the table, when the named part is built.
enum GoldenPending {
  /// Categories in which every case waits.
  static let categories: [String: String] = [:]

  /// Single cases of categories that are replayed otherwise.
  static let ids = [
    "lazyvgrid-adaptive-max": "LazyVGrid",
    "lazyvgrid-cell-centred": "LazyVGrid",
    "lazyvgrid-equal-flexible": "LazyVGrid",
    "lazyvgrid-fixed-and-adaptive": "LazyVGrid",
    "lazyvgrid-fixed-flex-mix": "LazyVGrid",
    "lazyvstack-fills-width-hugs-height": "LazyVStack",
  ]

  /// What the case waits for; nil for a case that is replayed.
  static func reason(for goldenCase: GoldenCase) -> String? {
    ids[goldenCase.id] ?? categories[goldenCase.category]
  }
}
