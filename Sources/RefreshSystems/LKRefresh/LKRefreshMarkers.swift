import SwiftUI

/// The fixed marker: it fills the list's background and reports its position.
///
/// - Rule: S0.06.
public struct LKFixedPositionView: View {
  public init() {}

  public var body: some View {
    LKPositionReport(viewType: .fixedPositionView)
  }
}

/// The moving marker: it has no height and comes first inside the scroll view.
///
/// - Rule: S0.07.
public struct LKMovingPositionView: View {
  public init() {}

  public var body: some View {
    LKPositionReport(viewType: .movingPositionView)
      .frame(height: LKRefresh.movingMarkerHeight)
  }
}

/// Reports its own frame in global space under a marker's name; nothing is drawn.
private struct LKPositionReport: View {
  let viewType: LKRefreshPreferenceType.ViewType

  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(
        key: LKRefreshPreferenceType.LKRefreshPreferenceKey.self,
        value: [
          LKRefreshPreferenceType.LKRefreshPreferenceData(
            viewType: viewType, bounds: proxy.frame(in: .global))
        ])
    }
  }
}

/// The reports of the two markers, and the preference key that collects them.
///
/// - Rule: S0.08. The document names the types; the published code gives the body of the reduce.
public enum LKRefreshPreferenceType {
  /// Which of the two markers reports.
  public enum ViewType: String, CaseIterable, Hashable, Sendable {
    /// Moves with the content.
    case movingPositionView
    /// Stays with the list.
    case fixedPositionView
  }

  /// One marker's report: its name and its position.
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
