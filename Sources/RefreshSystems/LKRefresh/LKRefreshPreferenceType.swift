import SwiftUI

/// What the two markers report, and how the reports are collected.
///
/// - Source: document 000 names the types; the reduce body is the published code's.
public enum LKRefreshPreferenceType {
  /// Which of the two markers reports.
  public enum ViewType: String, CaseIterable, Hashable, Sendable {
    /// Moves with the content.
    case movingPositionView
    /// Stays with the list.
    case fixedPositionView
  }

  /// A marker's report: which one it is and where it stands.
  public struct LKRefreshPreferenceData: Equatable, Sendable {
    public let viewType: ViewType
    /// The marker's frame in global space. Points.
    public let bounds: CGRect

    public init(viewType: ViewType, bounds: CGRect) {
      self.viewType = viewType
      self.bounds = bounds
    }
  }

  /// Collects the reports in tree order; the list's background comes before its content.
  public struct LKRefreshPreferenceKey: PreferenceKey {
    public static var defaultValue: [LKRefreshPreferenceData] { [] }

    public static func reduce(
      value: inout [LKRefreshPreferenceData], nextValue: () -> [LKRefreshPreferenceData]
    ) {
      value += nextValue()
    }
  }
}

extension [LKRefreshPreferenceType.LKRefreshPreferenceData] {
  /// The frame that the first marker of a type reports; nil when there is none.
  func bounds(of viewType: LKRefreshPreferenceType.ViewType) -> CGRect? {
    first { $0.viewType == viewType }?.bounds
  }
}
