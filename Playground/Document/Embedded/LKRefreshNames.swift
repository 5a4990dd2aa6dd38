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

/// One delivered change, with the heights as they are when it is evaluated.
public struct DeliveredChange {
  public let moving: CGRect?
  public let fixed: CGRect?
  public let listHeight: CGFloat
  public let contentHeight: CGFloat
}

/// Everything that the document's view remembers.
public struct DocumentState {
  public var offset: CGFloat = 0
  public var preOffset: CGFloat = 0
  public var headerFrozen = false
  public var footerFrozen = false
  public var headerRotation = 0.0
  public var footerRotation = 0.0
}

/// The link between the driver and the document's view.
@MainActor public final class DocumentProbe: ObservableObject {
  public init() {}

  /// The host's two flags, which the view changes through its bindings.
  @Published public var headerRefreshing = false
  @Published public var footerRefreshing = false
  /// Moves the marker without a finger, so that every offset can be met exactly.
  @Published public var shift: CGFloat = 0
  /// The changes that were evaluated since the driver looked last.
  public var changes: [DeliveredChange] = []
  public var readState: () -> DocumentState = { DocumentState() }
  public var refreshCalls = 0
  public var moreCalls = 0
  /// Whether the host is done before its trigger returns.
  public var finishesAtOnce = false
}

/// The document's view on a screen of its own.
public struct DocumentScreen: View {
  @ObservedObject var probe: DocumentProbe
  let threshold: CGFloat
  let contentHeight: CGFloat
  let headerHidden: Bool
  let footerHidden: Bool

  public init(
    probe: DocumentProbe, threshold: CGFloat, contentHeight: CGFloat, headerHidden: Bool,
    footerHidden: Bool
  ) {
    self.probe = probe
    self.threshold = threshold
    self.contentHeight = contentHeight
    self.headerHidden = headerHidden
    self.footerHidden = footerHidden
  }

  public var body: some View {
    LKRefreshView(
      threshold, headerRefreshing: $probe.headerRefreshing,
      footerRefreshing: $probe.footerRefreshing, headerHidden: headerHidden,
      footerHidden: footerHidden,
      refreshTrigger: {
        probe.refreshCalls += 1
        if probe.finishesAtOnce { probe.headerRefreshing = false }
      },
      moreTrigger: {
        probe.moreCalls += 1
        if probe.finishesAtOnce { probe.footerRefreshing = false }
      }
    ) {
      Color.clear.frame(height: contentHeight).accessibilityIdentifier("content")
    }
    .environmentObject(probe)
  }
}

/// The values that the document's view takes where the host says nothing.
@MainActor public struct DocumentDefaults {
  public let threshold: CGFloat
  public let headerHidden: Bool
  public let footerHidden: Bool
  /// The header's three texts, then the footer's two.
  public let texts: [String]

  public init() {
    let view = LKRefreshView(
      headerRefreshing: .constant(false), footerRefreshing: .constant(false), refreshTrigger: {},
      moreTrigger: {}
    ) { Color.clear }
    threshold = view.threshold
    headerHidden = view.headerHidden
    footerHidden = view.footerHidden
    texts = [
      view.headerConfig.refreshingTitle, view.headerConfig.willRefreshTitle,
      view.headerConfig.dateFormatter, view.footerConfig.refreshingTitle,
      view.footerConfig.willRefreshTitle,
    ]
  }
}

struct LKRefresh {
  // The document's listings stand here.
}
