import RefreshSystems
import SwiftUI
import Synchronization

/// Document 001's list on a screen: ten rows between the default header and footer.
///
/// The third version is shown, unless another is asked for: it begins with a refresh of its own. The
/// host is done two virtual seconds after it was called, as in the published demo.
@MainActor final class PullToRefreshScene {
  /// The host's two flags; the modifier writes them through its bindings.
  final class Model: ObservableObject {
    @Published var headerRefreshing = false
    @Published var footerRefreshing = false
  }

  /// The screen. Points.
  static let screen = CGSize(width: 300, height: 600)

  let host: TreeHost
  let model = Model()
  private let changes = Changes()

  /// The state changes that the modifier has told, kept for the next reading.
  private final class Changes: Sendable {
    private let waiting = Mutex<[PullToRefreshChange]>([])

    func append(_ change: PullToRefreshChange) {
      waiting.withLock { $0.append(change) }
    }

    func take() -> [PullToRefreshChange] {
      waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
    }
  }

  /// Lays the scene out.
  ///
  /// - Parameters:
  ///   - version: the published version that the list follows.
  ///   - observer: hears everything, the first layout included.
  init(version: PullToRefreshVersion = .third, observer: (any TreeObserver)? = nil) {
    let (model, changes) = (model, changes)
    host = TreeHost(size: Self.screen) { EmptyView() }
    host.observer = observer
    host.update {
      PullToRefreshScreen(model: model)
        .environment(\.pullToRefreshVersion, version)
        .environment(\.pullToRefreshChangeLog, PullToRefreshChangeLog { changes.append($0) })
    }
  }

  /// The scene after the refresh that begins when the list appears.
  static func afterFirstRefresh() -> PullToRefreshScene {
    let scene = PullToRefreshScene()
    scene.host.advance(by: PullToRefreshDemo.delay)
    return scene
  }

  /// The state changes since the last call, in order.
  func takeChanges() -> [PullToRefreshChange] {
    changes.take()
  }
}

/// A list of ten rows that refreshes and loads for as long as the published demo does.
struct PullToRefreshScreen: View {
  @ObservedObject var model: PullToRefreshScene.Model
  @StateObject private var listState = ListState()

  /// Points.
  static let rowHeight: CGFloat = 44

  var body: some View {
    ScrollView {
      PullToRefreshView(header: RefreshDefaultHeader(), footer: RefreshDefaultFooter()) {
        VStack(spacing: 0) {
          ForEach(1..<PullToRefreshDemo.rowsPerPage + 1, id: \.self) { row in
            Text("row \(row)")
              .frame(maxWidth: .infinity)
              .frame(height: Self.rowHeight)
              .accessibilityIdentifier("row \(row)")
          }
        }
      }
      .environmentObject(listState)
    }
    .addPullToRefresh(
      isHeaderRefreshing: $model.headerRefreshing,
      onHeaderRefresh: { finish { $0.headerRefreshing = false } },
      isFooterRefreshing: $model.footerRefreshing,
      onFooterRefresh: { finish { $0.footerRefreshing = false } })
  }

  private func finish(_ write: @escaping @MainActor (PullToRefreshScene.Model) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + PullToRefreshDemo.delay) { write(model) }
  }
}
