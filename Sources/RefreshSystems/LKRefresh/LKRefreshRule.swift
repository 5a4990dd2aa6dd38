/// A rule of document 000's pass that changes a flag.
///
/// - Source: rows S0.12 to S0.21 of `systems.md`.
public enum LKRefreshRule: String, CaseIterable, Hashable, Sendable {
  case headerFires
  case headerCancelsFooter
  case headerFreezes
  case headerThaws
  case footerFiresBelowLongList
  case footerFiresBelowShortList
  case footerCancelsHeader
  case footerFreezes
  case footerThaws

  /// The row of the feature checklist that states the rule.
  public var row: String {
    switch self {
    case .headerFires: "S0.12"
    case .headerCancelsFooter: "S0.13"
    case .headerFreezes, .headerThaws: "S0.14"
    case .footerFiresBelowLongList: "S0.15"
    case .footerFiresBelowShortList: "S0.16"
    case .footerCancelsHeader: "S0.18"
    case .footerFreezes, .footerThaws: "S0.21"
    }
  }
}
