import SwiftUI

/// Everything that decides how an ``LKRefreshView`` looks, apart from its content.
package struct LKRefreshLook {
  /// Points.
  package var threshold = LKRefresh.defaultThreshold
  package var headerHidden = false
  package var headerRefreshing = false
  package var headerFrozen = false
  /// Degrees.
  package var headerRotation: Double = 0
  /// Nil until the view has appeared.
  package var updateTime: Date?
  package var headerConfig = LKRefresh.HeaderConfig()
  package var footerHidden = false
  package var footerRefreshing = false
  /// Degrees.
  package var footerRotation: Double = 0
  package var footerConfig = LKRefresh.FooterConfig()

  /// A view that has just been made, with the default threshold and configurations.
  package static var atRest: LKRefreshLook { LKRefreshLook() }

  /// Whether the header is given space: refreshing and frozen.
  var headerHasSpace: Bool {
    headerRefreshing && headerFrozen
  }

  /// Where the content's top guide lies, from the content's own top. Points.
  ///
  /// The only space that a refresh ever gets is made here: while a visible header has space the
  /// guide lies one threshold above the content, which pushes the content down by that much. The
  /// footer's frozen flag makes no space at all (B000-17).
  ///
  /// - Source: `systems.md` 2.1, "Body"; row S0.28.
  package var contentTopGuide: CGFloat {
    headerHasSpace && !headerHidden ? -threshold : 0
  }

  /// How far the header's parts are drawn from its frame. Points.
  var headerPartsOffset: CGFloat {
    headerHasSpace ? 0 : -threshold
  }

  var headerIndicator: LKRefreshIndicator {
    LKRefreshIndicator(
      isWorking: headerRefreshing, style: headerConfig.indicatorStyle,
      symbol: LKRefreshHeaderView.symbol)
  }

  var footerIndicator: LKRefreshIndicator {
    LKRefreshIndicator(
      isWorking: footerRefreshing, style: footerConfig.indicatorStyle,
      symbol: LKRefreshFooterView.symbol)
  }

  /// Row S0.33: the footer's titles follow their names.
  var footerTitle: String {
    footerRefreshing ? footerConfig.refreshingTitle : footerConfig.willRefreshTitle
  }
}
