import RefreshSystems
import SwiftUI

/// Document 000's view on a screen: six rows under a pull-to-refresh header.
///
/// The log is silent and the clock stands still, so that the same gesture gives the same text.
@MainActor final class LKRefreshScene {
  /// The host's two flags; the view writes them through its bindings.
  final class Model: ObservableObject {
    @Published var headerRefreshing = false
    @Published var footerRefreshing = false
  }

  /// The screen. Points.
  static let screen = CGSize(width: 300, height: 600)

  let model = Model()
  let host: TreeHost

  init() {
    let model = model
    host = TreeHost(size: Self.screen) { LKRefreshScreen(model: model) }
  }
}

/// Six rows of 120 points, a little more than the screen holds.
struct LKRefreshScreen: View {
  @ObservedObject var model: LKRefreshScene.Model

  static let rowCount = 6
  /// Points.
  static let rowHeight: CGFloat = 120

  var body: some View {
    LKRefreshView(
      headerRefreshing: $model.headerRefreshing, footerRefreshing: $model.footerRefreshing,
      refreshTrigger: {}, moreTrigger: {}
    ) {
      VStack(spacing: 0) {
        ForEach(1..<Self.rowCount + 1, id: \.self) { row in
          Text("row \(row)")
            .frame(maxWidth: .infinity, minHeight: Self.rowHeight)
            .accessibilityIdentifier("row \(row)")
        }
      }
    }
    .environment(\.lkRefreshLog, .silent)
    .environment(\.lkRefreshClock, LKRefreshClock { Date(timeIntervalSince1970: 0) })
  }
}
