import SwiftUI

/// The marker that stays: fills the list's background and reports where it stands.
///
/// - Source: document 000 (row S0.06).
public struct LKFixedPositionView: View {
  public init() {}

  public var body: some View {
    LKPositionReport(viewType: .fixedPositionView)
  }
}

/// The marker that moves with the content: no height, first inside the scroll view.
///
/// - Source: document 000 (row S0.07).
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
