import RefreshSystems
import SwiftUI

extension TraceSuiteName {
  /// The replay of the suite's system; nil for a reference suite.
  @MainActor var replay: (any TraceReplay.Type)? {
    switch description {
    case "lk_calculate": LKCalculateReplay.self
    case "lk_preference_reduce": LKPreferenceReplay.self
    case "lk_rotation": LKRotationReplay.self
    case "lk_view_state": LKViewStateReplay.self
    case "sr_footer": PullToRefreshFooterReplay.self
    case "sr_header": PullToRefreshHeaderReplay.self
    case "sr_layout": PullToRefreshLayoutReplay.self
    case "wb_refresh_control": WBRefreshReplay.self
    case "zh_delegate", "zh_kvo": ZHRefreshReplay.self
    case "zk_footer": ZKFooterReplay.self
    case "zk_header": ZKHeaderReplay.self
    default: nil
    }
  }
}
