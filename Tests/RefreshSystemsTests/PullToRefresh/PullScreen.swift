import RefreshSystems
import SwiftUI
import TestSupport
import ViewTreeTesting

/// Which sides a list is given.
enum PullSides {
  case both
  case headerOnly
  case footerOnly
  case defaults
}

/// A list between sides of 60 points.
struct PullScreen: View {
  @Bindable var model: RefreshModel
  var sides = PullSides.both
  var listState = ListState()

  var body: some View {
    switch sides {
    case .both:
      ScrollView {
        PullToRefreshView(header: bar("header bar"), footer: bar("footer bar")) { rows }
      }
      .addPullToRefresh(
        isHeaderRefreshing: $model.isRefreshing, onHeaderRefresh: model.refresh,
        isFooterRefreshing: $model.isLoading, onFooterRefresh: model.loadMore)
    case .headerOnly:
      ScrollView { PullToRefreshView(header: bar("header bar")) { rows } }
        .addPullToRefresh(
          isHeaderRefreshing: $model.isRefreshing, onHeaderRefresh: model.refresh)
    case .footerOnly:
      ScrollView { PullToRefreshView(footer: bar("footer bar")) { rows } }
        .addPullToRefresh(isFooterRefreshing: $model.isLoading, onFooterRefresh: model.loadMore)
    case .defaults:
      ScrollView { PullToRefreshView { rows }.environmentObject(listState) }
        .addPullToRefresh(
          isHeaderRefreshing: $model.isRefreshing, onHeaderRefresh: model.refresh,
          isFooterRefreshing: $model.isLoading, onFooterRefresh: model.loadMore)
    }
  }

  private func bar(_ identifier: String) -> some View {
    Color.clear.frame(height: 60).accessibilityIdentifier(identifier)
  }

  private var rows: some View { RefreshRows(model: model) }
}

@MainActor struct PullHost: ListUnderFinger {
  let model: RefreshModel
  let host: ViewHost
  let deliveries = ChangeInbox<PullToRefreshDelivery>()
  private let log = Log()

  init(
    rows: Int, sides: PullSides = .both, version: PullToRefreshVersion = .third,
    listState: ListState = ListState()
  ) {
    let model = RefreshModel(rows: rows)
    self.model = model
    host = ViewHost(size: Self.screenSize) { [log, deliveries] in
      PullScreen(model: model, sides: sides, listState: listState)
        .environment(\.pullToRefreshVersion, version)
        .environment(\.pullToRefreshChangeLog, PullToRefreshChangeLog { log.note($0.text) })
        .environment(\.pullToRefreshLog, PullToRefreshLog { deliveries.append($0) })
    }
  }

  /// A list whose first refresh, which the third version begins by itself, is over.
  static func resting(rows: Int, sides: PullSides = .both) -> PullHost {
    let screen = PullHost(rows: rows, sides: sides)
    screen.finish()
    screen.model.refreshes = 0
    return screen
  }

  /// The states that passes have changed, as `header loading`.
  var changes: [String] { log.entries }

  /// The host finishes whatever runs.
  func finish() {
    (model.isRefreshing, model.isLoading) = (false, false)
    host.settle()
  }

  /// Moves the finger, once for each offset, so far that 40 rows are so far beyond their end, which
  /// is at an offset of 2000 - 600 = 1400.
  func pullEnd(to offsets: CGFloat...) {
    for offset in offsets { move(by: -1400 - Self.travel(to: offset)) }
  }

  var contentY: CGFloat { top(PullToRefreshIdentifier.content) }
  var headerY: CGFloat { top(PullToRefreshIdentifier.header) }
  var footerY: CGFloat { top(PullToRefreshIdentifier.footer) }
}

extension ViewHost {
  /// The texts on the screen, in tree order.
  var texts: [String] {
    var texts: [String] = []
    tree.forEachNode { node in
      if let leaf = node as? LeafNode, case .text(let text) = leaf.look { texts.append(text) }
    }
    return texts
  }
}
