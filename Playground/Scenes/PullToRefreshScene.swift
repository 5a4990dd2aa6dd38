import RefreshSystems
import SwiftUI

/// Document 001's list on a screen: ten rows between the default header and footer.
///
/// The third version is shown, unless another is asked for: it begins with a refresh of its own. The
/// host is done two virtual seconds after it was called, as in the published demo.
@MainActor final class PullToRefreshScene {
  let host: TreeHost
  let model = RefreshFlags()
  private let changes = ChangeInbox<PullToRefreshChange>()
  private let states = LatestValues<RefreshSide, RefreshState>(.invalid)
  let version: PullToRefreshVersion

  /// Lays the scene out.
  ///
  /// - Parameters:
  ///   - version: the published version that the list follows.
  ///   - headerHeight: the height of a plain header in points; nil for the default header, which
  ///     is 65 points high while it can be pulled.
  ///   - log: hears of every pass.
  ///   - observer: hears everything, the first layout included.
  init(
    version: PullToRefreshVersion = .third, headerHeight: CGFloat? = nil,
    log: PullToRefreshLog = .silent, observer: (any TreeObserver)? = nil
  ) {
    let (model, changes, states) = (model, changes, states)
    self.version = version
    host = TreeHost(size: RefreshScenes.screen, environment: RefreshScenes.environment) {
      EmptyView()
    }
    host.observer = observer
    host.update {
      PullToRefreshScreen(model: model, headerHeight: headerHeight)
        .environment(\.pullToRefreshVersion, version)
        .environment(\.pullToRefreshLog, log)
        .environment(
          \.pullToRefreshChangeLog,
          PullToRefreshChangeLog {
            changes.append($0)
            states[$0.side] = $0.state
          })
    }
  }

  /// The scene after the refresh that begins when the list appears.
  static func afterFirstRefresh(
    version: PullToRefreshVersion = .third, headerHeight: CGFloat? = nil,
    log: PullToRefreshLog = .silent
  ) -> PullToRefreshScene {
    let scene = PullToRefreshScene(version: version, headerHeight: headerHeight, log: log)
    scene.host.advance(by: PullToRefreshDemo.delay)
    return scene
  }
}

extension PullToRefreshScene: RefreshScene {
  var system: RefreshSystemName { .PullToRefresh }
  var pull: CGFloat { -contentOffset(PullToRefreshScreen.list) }

  /// The dead zone and the header's own height, which is the threshold beyond it.
  var threshold: CGFloat {
    version.headerDeadZone
      + (frame(of: PullToRefreshIdentifier.header)?.height ?? 0)
  }

  var state: String { "\(states[.header])" }

  func phase(of side: RefreshSide) -> RefreshPhase {
    switch states[side] {
    case .invalid: .unready
    case .stopped: (side == .header ? pull : -pull) > 0 ? .pulling : .idle
    case .triggered: .armed
    case .loading: .refreshing
    }
  }

  func guards(of side: RefreshSide) -> [RefreshGuard] {
    var machine = PullToRefreshMachine(version: version)
    machine.isHeaderRefreshing = model.headerRefreshing
    machine.isFooterRefreshing = model.footerRefreshing
    let bounds = frame(of: side) ?? .zero
    let data = RefreshData(thresold: bounds.height, refreshState: states[side])
    guard side == .footer else {
      machine.headerRefreshData = data
      return machine.guards(of: side, pull: bounds.maxY)
    }
    machine.footerRefreshData = data
    let content = host.scrollNode(PullToRefreshScreen.list)?.contentSize.height ?? 0
    return machine.guards(of: side, pull: min(RefreshScenes.screen.height, content) - bounds.minY)
  }

  func identifier(of side: RefreshSide) -> String? {
    side == .header ? PullToRefreshIdentifier.header : PullToRefreshIdentifier.footer
  }

  func takeEvents() -> [RefreshEvent] { changes.take().map(\.event) }
}

/// A list of ten rows that refreshes and loads for as long as the published demo does.
struct PullToRefreshScreen: View {
  static let list = "PullToRefresh.list"

  @ObservedObject var model: RefreshFlags
  /// The height of a plain header; nil for the default one. Points.
  let headerHeight: CGFloat?
  @StateObject private var listState = ListState()

  var body: some View {
    ScrollView {
      PullToRefreshView(
        header: PullToRefreshScreenHeader(height: headerHeight), footer: RefreshDefaultFooter()
      ) {
        VStack(spacing: 0) {
          ForEach(1..<PullToRefreshDemo.rowsPerPage + 1, id: \.self) { listRow($0) }
        }
      }
      .environmentObject(listState)
    }
    .accessibilityIdentifier(Self.list)
    .addPullToRefresh(
      isHeaderRefreshing: $model.headerRefreshing,
      onHeaderRefresh: { finish { $0.headerRefreshing = false } },
      isFooterRefreshing: $model.footerRefreshing,
      onFooterRefresh: { finish { $0.footerRefreshing = false } })
  }

  private func finish(_ write: @escaping @MainActor (RefreshFlags) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + PullToRefreshDemo.delay) { write(model) }
  }
}

private struct PullToRefreshScreenHeader: View {
  /// Points; nil for the default header.
  let height: CGFloat?

  var body: some View {
    if let height {
      Color.clear.frame(height: height)
    } else {
      RefreshDefaultHeader()
    }
  }
}
