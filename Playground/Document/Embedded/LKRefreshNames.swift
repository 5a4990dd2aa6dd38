import SwiftUI

struct LKRefreshPreferenceType {
  enum ViewType { case movingPositionView, fixedPositionView }

  struct LKRefreshPreferenceData: Equatable {
    let viewType: ViewType
    let bounds: CGRect
  }

  struct LKRefreshPreferenceKey: PreferenceKey {
    static let defaultValue: [LKRefreshPreferenceData] = []
    static func reduce(
      value: inout [LKRefreshPreferenceData], nextValue: () -> [LKRefreshPreferenceData]
    ) {
      value += nextValue()
    }
  }
}

enum LKRefreshUIStyle { case indicator, loading }

/// The document's view on a screen of its own.
public struct DocumentScreen: View {
  let probe: DocumentProbe
  @State var headerRefreshing = false
  @State var footerRefreshing = false

  public init(probe: DocumentProbe) {
    self.probe = probe
  }

  public var body: some View {
    LKRefreshView(
      probe.setting["threshold"] ?? Self.plain.threshold, headerRefreshing: $headerRefreshing,
      footerRefreshing: $footerRefreshing, headerHidden: probe.flag("headerHidden"),
      footerHidden: probe.flag("footerHidden"),
      refreshTrigger: {
        probe.count("refreshCalls")
        if probe.flag("finishesAtOnce") { headerRefreshing = false }
      },
      moreTrigger: {
        probe.count("moreCalls")
        if probe.flag("finishesAtOnce") { footerRefreshing = false }
      }
    ) {
      Color.clear.frame(height: probe.number("content")).accessibilityIdentifier("content")
    }
    .environmentObject(probe)
    .onAppear {
      probe.writers["headerRefreshing"] = { headerRefreshing = $0 != 0 }
      probe.writers["footerRefreshing"] = { footerRefreshing = $0 != 0 }
      probe.readers["headerRefreshing"] = { "\(headerRefreshing)" }
      probe.readers["footerRefreshing"] = { "\(footerRefreshing)" }
    }
  }

  /// The document's view, with a host that passes no arguments.
  static var plain: LKRefreshView<Color> {
    LKRefreshView(
      headerRefreshing: .constant(false), footerRefreshing: .constant(false), refreshTrigger: {},
      moreTrigger: {}
    ) { Color.clear }
  }

  /// Its threshold, whether its sides are hidden, the header's three texts and the footer's two.
  public static var defaults: [String] {
    [
      "\(plain.threshold)", "\(plain.headerHidden)", "\(plain.footerHidden)",
      plain.headerConfig.refreshingTitle, plain.headerConfig.willRefreshTitle,
      plain.headerConfig.dateFormatter, plain.footerConfig.refreshingTitle,
      plain.footerConfig.willRefreshTitle,
    ]
  }
}

struct LKRefresh {
  // The document's listings stand here.
}
