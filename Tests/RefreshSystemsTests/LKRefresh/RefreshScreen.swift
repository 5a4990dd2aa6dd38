import RefreshSystems
import SwiftUI
import TestSupport
import ViewTreeTesting

/// A list in an ``LKRefreshView``.
struct RefreshScreen: View {
  @Bindable var model: RefreshModel
  var headerHidden = false
  var footerHidden = false

  var body: some View {
    LKRefreshView(
      headerRefreshing: $model.isRefreshing, footerRefreshing: $model.isLoading,
      headerHidden: headerHidden, footerHidden: footerHidden,
      refreshTrigger: model.refresh, moreTrigger: model.loadMore
    ) { RefreshRows(model: model) }
  }
}

@MainActor struct RefreshHost: ListUnderFinger {
  let model: RefreshModel
  let host: ViewHost
  /// The lines of the view's log.
  let log = Log()

  init(rows: Int, headerHidden: Bool = false, footerHidden: Bool = false) {
    let model = RefreshModel(rows: rows)
    self.model = model
    host = ViewHost(size: Self.screenSize) { [log] in
      RefreshScreen(model: model, headerHidden: headerHidden, footerHidden: footerHidden)
        .environment(\.lkRefreshLog, LKRefreshLog { log.note($0) })
    }
  }

  /// The offsets that passes logged, as they wrote them.
  var passes: [String] {
    log.entries.filter { $0.hasPrefix("滑动位置偏移：") }.map { String($0.dropFirst(7)) }
  }

  /// The upper edge of the content on the screen. Points.
  var contentY: CGFloat { top(LKRefreshIdentifier.content) }
}
