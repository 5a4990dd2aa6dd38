import RefreshSystems
import SwiftUI
import ViewTreeTesting

/// The application's side of a refresh: what it was asked, and the two flags that it owns.
@MainActor @Observable final class RefreshModel {
  var isRefreshing = false
  var isLoading = false
  var rows: Int
  var refreshes = 0
  var loads = 0
  /// Whether the host is done before its trigger returns.
  var finishesAtOnce = false

  init(rows: Int) {
    self.rows = rows
  }

  func refresh() {
    refreshes += 1
    if finishesAtOnce { isRefreshing = false }
  }

  func loadMore() {
    loads += 1
    if finishesAtOnce { isLoading = false }
  }
}

/// A list of rows 50 points high in an ``LKRefreshView``.
struct RefreshScreen: View {
  @Bindable var model: RefreshModel
  var headerHidden = false
  var footerHidden = false

  var body: some View {
    LKRefreshView(
      headerRefreshing: $model.isRefreshing, footerRefreshing: $model.isLoading,
      headerHidden: headerHidden, footerHidden: footerHidden,
      refreshTrigger: model.refresh, moreTrigger: model.loadMore
    ) {
      VStack(spacing: 0) {
        ForEach(0..<model.rows, id: \.self) { _ in
          Color.clear.frame(height: 50)
        }
      }
    }
  }
}

/// A screen of 300 by 600 points with a finger on it.
@MainActor struct RefreshHost {
  static let viewport: CGFloat = 600

  let model: RefreshModel
  let host: ViewHost

  init(
    rows: Int, headerHidden: Bool = false, footerHidden: Bool = false,
    log: LKRefreshLog = .silent
  ) {
    let model = RefreshModel(rows: rows)
    self.model = model
    host = ViewHost(size: CGSize(width: 300, height: Self.viewport)) {
      RefreshScreen(model: model, headerHidden: headerHidden, footerHidden: footerHidden)
        .environment(\.lkRefreshLog, log)
    }
  }

  /// Puts a finger down in the middle.
  func touch() {
    host.finger.down(at: CGPoint(x: 150, y: 300))
    host.settle()
  }

  /// Moves the finger so far below where it came down that the content is `offset` points below
  /// its place of rest.
  func pull(to offset: CGFloat) {
    let travel = RubberBand.pull(offset: offset, viewport: Self.viewport)
    move(by: travel)
  }

  /// Moves the finger to a distance below where it came down; negative is above.
  func move(by travel: CGFloat) {
    host.finger.move(to: CGPoint(x: 150, y: 300 + travel))
    host.settle()
  }

  /// Lifts the finger and waits until nothing moves any more.
  func release() {
    host.finger.up()
    host.advance(by: 3)
  }

  /// Where the content's upper edge is on the screen. Points.
  var contentY: CGFloat? {
    host.frame(of: LKRefreshIdentifier.content)?.minY
  }
}
