extension DocumentRecipe {
  /// Document 000: the size reader and the markers at file level, the configurations inside
  /// `LKRefresh`, the properties and the initialiser inside `LKRefreshView`.
  ///
  /// The document leaves out: the type of the marker data with its key, the two indicator styles, the
  /// state properties, the two functions that turn an offset into an angle, and the body.
  /// - Source: the rules S0.01 to S0.34 for everything that is left out.
  static let lkRefresh = DocumentRecipe(
    number: "000", system: "LKRefresh",
    parts: [
      RecipePart(
        place: "file level",
        names: [
          "LKChildSizeReader", "LKSizePreferenceKey", "LKScrollOffsetPreferenceKey",
          "LKFixedPositionView", "LKMovingPositionView", "LKRefreshView",
        ],
        before: "import SwiftUI\n", after: ""),
      RecipePart(
        place: "inside struct LKRefresh", names: ["HeaderConfig", "FooterConfig"],
        before: LKRefreshParts.namesBeforeConfigurations, after: "}\n"),
      RecipePart(
        place: "inside struct LKRefreshView",
        names: [
          "calculate", "headerRefreshing", "footerRefreshing", "headerHidden", "footerHidden",
          "headerConfig", "footerConfig", "refreshTrigger", "moreTrigger", "threshold", "content",
          "init",
        ],
        before: LKRefreshParts.viewBeforeProperties, after: "}\n"),
    ],
    driver: LKRefreshDriver.text)
}

/// The Swift text that document 000 leaves out.
enum LKRefreshParts {
  /// The marker data with its key, the styles, the driver's probe, and the head of `LKRefresh`.
  static let namesBeforeConfigurations = """
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

    /// What stands between the driver and the document's view.
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

    struct LKRefresh {

    """

  /// State, angles, body and the head of `LKRefreshView`.
  static let viewBeforeProperties = """
    import SwiftUI

    struct LKRefreshView<Content: View>: View {
      @State var offset: CGFloat = 0
      @State var preOffset: CGFloat = 0
      @State var headerFrozen = false
      @State var footerFrozen = false
      @State var headerRotation = 0.0
      @State var footerRotation = 0.0
      @State var listSizeH: CGFloat = 0
      @State var listContentH: CGFloat = 0
      @State var listSize = CGSize.zero
      @State var contentSize = CGSize.zero
      @EnvironmentObject var probe: DocumentProbe

      func headerRotation(_ offset: CGFloat) -> Double {
        offset < threshold * 0.6 ? 0 : 180 * turned(offset)
      }

      func footerRotation(_ offset: CGFloat) -> Double {
        if listContentH > listSizeH {
          let beyond = offset - listSizeH + listContentH + threshold
          return listContentH + threshold <= abs(offset - listSizeH) ? -180 * turned(beyond) : 0
        }
        return abs(offset) < threshold * 0.6 ? 0 : -180 * turned(abs(offset))
      }

      func turned(_ distance: CGFloat) -> Double {
        let span = threshold * 0.4
        return Double(max(0, min(distance - threshold * 0.5, span)) / span)
      }

      var opensSpace: Bool { headerRefreshing && headerFrozen && !headerHidden }

      var body: some View {
        VStack(spacing: 0) {
          GeometryReader { _ in
            LKChildSizeReader(size: $listSize) {
              ScrollView { scrolledContent }
                .accessibilityIdentifier("list")
                .background(LKFixedPositionView())
                .onPreferenceChange(LKRefreshPreferenceType.LKRefreshPreferenceKey.self) {
                  evaluate($0)
                }
            }
          }
        }
        .onAppear {
          probe.readState = { state }
          DispatchQueue.main.async {
            withAnimation {
              listSizeH = listSize.height
              listContentH = contentSize.height
            }
          }
        }
      }

      var scrolledContent: some View {
        VStack(spacing: 0) {
          ZStack(alignment: .top) {
            LKMovingPositionView().offset(y: probe.shift)
            LKChildSizeReader(size: $contentSize) {
              VStack(spacing: 0) { content }
            }
            .alignmentGuide(.top) { _ in opensSpace ? -threshold : 0 }
            Color.clear.frame(height: headerHidden ? 0 : threshold)
              .offset(y: opensSpace ? 0 : -threshold)
          }
          if !footerHidden {
            Color.clear.frame(height: 46)
          }
        }
      }

      func evaluate(_ values: [LKRefreshPreferenceType.LKRefreshPreferenceData]) {
        guard !headerHidden || !footerHidden else { return }
        DispatchQueue.main.async {
          probe.changes.append(
            DeliveredChange(
              moving: values.first { $0.viewType == .movingPositionView }?.bounds,
              fixed: values.first { $0.viewType == .fixedPositionView }?.bounds,
              listHeight: listSizeH, contentHeight: listContentH))
        }
        calculate(values)
      }

      var state: DocumentState {
        DocumentState(
          offset: offset, preOffset: preOffset, headerFrozen: headerFrozen,
          footerFrozen: footerFrozen, headerRotation: headerRotation,
          footerRotation: footerRotation)
      }


    """
}
