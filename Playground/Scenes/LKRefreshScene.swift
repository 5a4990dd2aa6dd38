import RefreshSystems
import SwiftUI

/// Document 000's view on a screen: five rows, a header and a footer, as in the published demo.
///
/// The log is silent and the clock does not run, so that the same gesture gives the same text. The
/// host is done three virtual seconds after its trigger was called.
@MainActor final class LKRefreshScene {
  let host: TreeHost
  let model = RefreshFlags()
  let threshold: CGFloat
  private let changes = ChangeInbox<LKRefreshChange>()
  private let parameters: SceneParameters
  /// The flags as rules have told them last; only rules write the frozen ones.
  private let told = LatestValues<LKRefreshFlag, Bool>(false)

  /// Lays the scene out.
  ///
  /// - Parameters:
  ///   - log: gets a line a pass.
  ///   - prepare: gets the host before the first layout.
  init(
    _ parameters: SceneParameters = SceneParameters(), log: LKRefreshLog = .silent,
    prepare: (TreeHost) -> Void = { _ in }
  ) {
    let (model, changes, told) = (model, changes, told)
    self.parameters = parameters
    threshold = parameters.threshold ?? LKRefresh.defaultThreshold
    host = TreeHost(size: RefreshScenes.screen, environment: RefreshScenes.environment) {
      EmptyView()
    }
    prepare(host)
    host.update {
      LKRefreshScreen(model: model, parameters: parameters)
        .environment(\.lkRefreshLog, log)
        .environment(\.lkRefreshClock, LKRefreshClock { Date(timeIntervalSince1970: 0) })
        .environment(
          \.lkRefreshChangeLog,
          LKRefreshChangeLog {
            changes.append($0)
            told[$0.flag] = $0.value
          })
    }
  }

  /// The flag changes since the last call, in order.
  func takeChanges() -> [LKRefreshChange] {
    changes.take()
  }
}

extension LKRefreshScene: RefreshScene {
  var system: RefreshSystemName { .LKRefresh }
  var pull: CGFloat { -contentOffset(LKRefreshIdentifier.list) }

  var state: String {
    guard model.headerRefreshing else { return "idle" }
    return told[.headerFrozen] ? "refreshing and frozen" : "refreshing"
  }

  func phase(of side: RefreshSide) -> RefreshPhase {
    switch side {
    case .header: model.headerRefreshing ? .refreshing : pull > 0 ? .pulling : .idle
    case .footer: model.footerRefreshing ? .refreshing : pull < 0 ? .pulling : .idle
    }
  }

  /// Judged by the pass after the one that has left the present offset behind.
  func guards(of side: RefreshSide) -> [RefreshGuard] {
    let list = host.scrollNode(LKRefreshIdentifier.list)
    var machine = LKRefreshMachine(
      threshold: threshold, listSizeH: list?.viewport.height ?? 0,
      listContentH: list?.contentSize.height ?? 0, headerHidden: parameters.headerHidden,
      footerHidden: parameters.footerHidden)
    machine.offset = pull
    machine.preOffset = pull
    machine.headerRefreshing = model.headerRefreshing
    machine.footerRefreshing = model.footerRefreshing
    machine.footerFrozen = told[.footerFrozen]
    return machine.guards(of: side)
  }

  func identifier(of side: RefreshSide) -> String? {
    side == .header ? LKRefreshIdentifier.headerParts : LKRefreshIdentifier.footer
  }

  func takeEvents() -> [RefreshEvent] { takeChanges().map(\.event) }
}

/// A list of five rows that refreshes and loads for as long as the published demo does.
struct LKRefreshScreen: View {
  @ObservedObject var model: RefreshFlags
  var parameters = SceneParameters()

  var body: some View {
    LKRefreshView(
      parameters.threshold ?? LKRefresh.defaultThreshold,
      headerRefreshing: $model.headerRefreshing, footerRefreshing: $model.footerRefreshing,
      headerHidden: parameters.headerHidden, footerHidden: parameters.footerHidden,
      refreshTrigger: { finish { $0.headerRefreshing = false } },
      moreTrigger: { finish { $0.footerRefreshing = false } }
    ) {
      ForEach(1..<LKRefreshDemo.rowsPerPage + 1, id: \.self) { listRow($0) }
    }
  }

  private func finish(_ write: @escaping @MainActor (RefreshFlags) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + LKRefreshDemo.delay) { write(model) }
  }
}
