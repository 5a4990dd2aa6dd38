import RefreshSystems

/// The name of a suite of traces.
///
/// - Shape: fourteen suites are known, twelve of them for the documents; every other name that
///   begins with `ref_` is contrast material too.
public struct TraceSuiteName: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// The system that the suite tests; nil for a reference suite.
  public let system: RefreshSystemName?

  /// The suite of the given name, nil when it is not known.
  public init?(_ name: String) {
    if name.hasPrefix(Self.referencePrefix) {
      system = nil
    } else if let system = Self.systems[name] {
      self.system = system
    } else {
      return nil
    }
    description = name
  }

  /// The suites that count, in alphabetical order, then the mark of the others.
  static var allNames: [String] {
    systems.keys.sorted() + [referencePrefix + "..."]
  }

  private static let referencePrefix = "ref_"

  private static let systems: [String: RefreshSystemName] = [
    "lk_calculate": .LKRefresh,
    "lk_preference_reduce": .LKRefresh,
    "lk_rotation": .LKRefresh,
    "lk_view_state": .LKRefresh,
    "sr_footer": .PullToRefresh,
    "sr_header": .PullToRefresh,
    "sr_layout": .PullToRefresh,
    "zh_delegate": .ZHRefresh,
    "zh_kvo": .ZHRefresh,
    "zk_footer": .ZKRefresh,
    "zk_header": .ZKRefresh,
    "wb_refresh_control": .WBRefresh,
  ]
}
