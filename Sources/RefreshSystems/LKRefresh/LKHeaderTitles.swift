import SwiftUI

/// Which of the two header titles is shown when.
///
/// The published view shows the two the wrong way round (B000-3); the document's names say how they
/// are meant. The port follows the published view unless the environment says otherwise.
public enum LKHeaderTitles: String, CaseIterable, Hashable, Sendable {
  /// `refreshingTitle` while idle, `willRefreshTitle` while refreshing.
  case published
  /// `willRefreshTitle` while idle, `refreshingTitle` while refreshing.
  case intended

  /// The header's title.
  public func title(isRefreshing: Bool, config: LKRefresh.HeaderConfig) -> String {
    let showsRefreshingTitle = isRefreshing == (self == .intended)
    return showsRefreshingTitle ? config.refreshingTitle : config.willRefreshTitle
  }
}

private enum LKHeaderTitlesKey: EnvironmentKey {
  static let defaultValue = LKHeaderTitles.published
}

extension EnvironmentValues {
  /// Which of the two header titles an ``LKRefreshView`` shows when.
  public var lkHeaderTitles: LKHeaderTitles {
    get { self[LKHeaderTitlesKey.self] }
    set { self[LKHeaderTitlesKey.self] = newValue }
  }
}
