/// The five documented systems, with the names that commands, folders and output use.
public enum RefreshSystemName: String, CaseIterable, Hashable, Sendable {
  case LKRefresh
  case PullToRefresh
  case ZHRefresh
  case ZKRefresh
  case WBRefresh

  /// The document's number: `000` to `004`.
  public var number: String {
    switch self {
    case .LKRefresh: "000"
    case .PullToRefresh: "001"
    case .ZHRefresh: "002"
    case .ZKRefresh: "003"
    case .WBRefresh: "004"
    }
  }

  /// The system for a document's file name, such as `000_1e2e9fa9b78656a1.txt`.
  public init?(seed: String) {
    guard let system = Self.allCases.first(where: { seed.hasPrefix($0.number + "_") }) else {
      return nil
    }
    self = system
  }
}
