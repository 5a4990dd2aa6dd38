import SwiftUI

/// The scrolled part of an ``LKRefreshView``: the header lies over the content, the footer below
/// it.
///
/// - Rules: S0.07, S0.28.
package struct LKRefreshScrollContent<Content: View>: View {
  let look: LKRefreshLook
  @Binding var contentSize: CGSize
  let content: Content

  package init(look: LKRefreshLook, contentSize: Binding<CGSize>, content: Content) {
    self.look = look
    _contentSize = contentSize
    self.content = content
  }

  package var body: some View {
    VStack(spacing: 0) {
      ZStack(alignment: .top) {
        LKMovingPositionView()
        LKChildSizeReader(size: $contentSize) {
          VStack { content }
        }
        .accessibilityIdentifier(LKRefreshIdentifier.content)
        .alignmentGuide(.top) { _ in look.contentTopGuide }
        LKRefreshHeaderView(look: look)
      }
      .accessibilityIdentifier(LKRefreshIdentifier.stack)
      if !look.footerHidden {
        LKRefreshFooterView(look: look)
      }
    }
  }
}

/// Everything that determines the appearance of an ``LKRefreshView``, apart from its content.
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

  /// A newly made view, with the default threshold and configurations.
  package static var atRest: LKRefreshLook { LKRefreshLook() }

  /// Whether the header has space: refreshing and frozen.
  var headerHasSpace: Bool {
    headerRefreshing && headerFrozen
  }

  /// The position of the content's top guide, from the content's own top. Points.
  ///
  /// This is the only space that a refresh ever gets: while a visible header has space the guide is
  /// one threshold above the content, which pushes the content down by that much. The footer's
  /// frozen flag makes no space at all (B000-17).
  ///
  /// - Rule: S0.28.
  package var contentTopGuide: CGFloat {
    headerHasSpace && !headerHidden ? -threshold : 0
  }

  /// The offset of the header's parts from its frame. Points.
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

  /// The footer's title; unlike the header's two titles it matches the names (S0.33).
  var footerTitle: String {
    footerRefreshing ? footerConfig.refreshingTitle : footerConfig.willRefreshTitle
  }
}

/// The accessibility identifiers of an `LKRefreshView`'s parts, for tests and explanations.
public enum LKRefreshIdentifier {
  /// Their common prefix.
  public static let prefix = "LKRefresh."
  /// The scroll view.
  public static let list = "LKRefresh.list"
  /// The top-aligned stack of marker, content and header.
  public static let stack = "LKRefresh.stack"
  /// The measured content.
  public static let content = "LKRefresh.content"
  /// The header's frame, which never moves.
  public static let header = "LKRefresh.header"
  /// The header's drawn parts, one threshold higher while the header has no space.
  public static let headerParts = "LKRefresh.header.parts"
  public static let headerIcon = "LKRefresh.header.icon"
  public static let headerTitle = "LKRefresh.header.title"
  public static let headerTime = "LKRefresh.header.time"
  public static let footer = "LKRefresh.footer"
  public static let footerIcon = "LKRefresh.footer.icon"
  public static let footerTitle = "LKRefresh.footer.title"
}
