import RefreshSystems
import SwiftUI
import Synchronization
import ViewTreeTesting

/// The application's side of document 001: what it was asked, and the two flags that it owns.
@MainActor @Observable final class PullModel {
  var isRefreshing = false
  var isLoading = false
  var rows: Int
  var refreshes = 0
  var loads = 0

  init(rows: Int) {
    self.rows = rows
  }
}

/// Which sides a list is given.
enum PullSides {
  case both
  case headerOnly
  case footerOnly
  case defaults
}

/// A list of rows 50 points high between sides of 60 points.
struct PullScreen: View {
  @Bindable var model: PullModel
  var sides = PullSides.both
  var listState = ListState()

  var body: some View {
    switch sides {
    case .both:
      ScrollView {
        PullToRefreshView(header: bar("header bar"), footer: bar("footer bar")) { rows }
      }
      .accessibilityIdentifier("list")
      .addPullToRefresh(
        isHeaderRefreshing: $model.isRefreshing, onHeaderRefresh: { model.refreshes += 1 },
        isFooterRefreshing: $model.isLoading, onFooterRefresh: { model.loads += 1 })
    case .headerOnly:
      ScrollView {
        PullToRefreshView(header: bar("header bar")) { rows }
      }
      .accessibilityIdentifier("list")
      .addPullToRefresh(
        isHeaderRefreshing: $model.isRefreshing, onHeaderRefresh: { model.refreshes += 1 })
    case .footerOnly:
      ScrollView {
        PullToRefreshView(footer: bar("footer bar")) { rows }
      }
      .accessibilityIdentifier("list")
      .addPullToRefresh(
        isFooterRefreshing: $model.isLoading, onFooterRefresh: { model.loads += 1 })
    case .defaults:
      ScrollView {
        PullToRefreshView { rows }
          .environmentObject(listState)
      }
      .accessibilityIdentifier("list")
      .addPullToRefresh(
        isHeaderRefreshing: $model.isRefreshing, onHeaderRefresh: { model.refreshes += 1 },
        isFooterRefreshing: $model.isLoading, onFooterRefresh: { model.loads += 1 })
    }
  }

  private func bar(_ identifier: String) -> some View {
    Color.clear.frame(height: 60).accessibilityIdentifier(identifier)
  }

  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(0..<model.rows, id: \.self) { _ in
        Color.clear.frame(height: 50)
      }
    }
  }
}

/// Keeps the changes of a ``PullToRefreshChangeLog``.
final class PullChanges: Sendable {
  private let changes = Mutex<[PullToRefreshChange]>([])

  var log: PullToRefreshChangeLog {
    PullToRefreshChangeLog { change in self.changes.withLock { $0.append(change) } }
  }

  /// The changes, as `header loading`.
  var states: [String] {
    changes.withLock { $0.map(Self.state) }
  }

  static func state(_ change: PullToRefreshChange) -> String {
    "\(change.side.rawValue) \(change.state)"
  }
}

/// Keeps the deliveries of a ``PullToRefreshLog``.
final class PullDeliveries: Sendable {
  private let deliveries = Mutex<[PullToRefreshDelivery]>([])

  var log: PullToRefreshLog {
    PullToRefreshLog { delivery in self.deliveries.withLock { $0.append(delivery) } }
  }

  /// The deliveries since the last call.
  func take() -> [PullToRefreshDelivery] {
    deliveries.withLock { deliveries in
      defer { deliveries = [] }
      return deliveries
    }
  }
}

/// A screen of 300 by 600 points with a finger on it.
@MainActor struct PullHost {
  static let viewport: CGFloat = 600

  let model: PullModel
  let host: ViewHost
  let changes = PullChanges()
  let deliveries = PullDeliveries()

  init(
    rows: Int, sides: PullSides = .both, version: PullToRefreshVersion = .third,
    listState: ListState = ListState()
  ) {
    let model = PullModel(rows: rows)
    let (log, deliveryLog) = (changes.log, deliveries.log)
    self.model = model
    host = ViewHost(size: CGSize(width: 300, height: Self.viewport)) {
      PullScreen(model: model, sides: sides, listState: listState)
        .environment(\.pullToRefreshVersion, version)
        .environment(\.pullToRefreshChangeLog, log)
        .environment(\.pullToRefreshLog, deliveryLog)
    }
  }

  /// The host finishes whatever runs.
  func finish() {
    model.isRefreshing = false
    model.isLoading = false
    host.settle()
  }

  /// Puts a finger down in the middle.
  func touch() {
    host.finger.down(at: CGPoint(x: 150, y: 300))
    host.settle()
  }

  /// Moves the finger so far below where it came down that the list is `offset` points below
  /// its place of rest.
  func pull(to offset: CGFloat) {
    move(by: RubberBand.pull(offset: offset, viewport: Self.viewport))
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

  /// The upper edge of a part on the screen. Points.
  func top(_ identifier: String) -> CGFloat? {
    host.frame(of: identifier)?.minY
  }

  var contentY: CGFloat? { top(PullToRefreshIdentifier.content) }
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
