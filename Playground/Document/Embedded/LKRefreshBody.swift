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
  /// Moves the marker without a finger, so that every offset can be hit exactly.
  @State var shift: CGFloat = 0
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
      probe.writers["shift"] = { shift = $0 }
      probe.readers["offset"] = { "\(offset)" }
      probe.readers["preOffset"] = { "\(preOffset)" }
      probe.readers["headerFrozen"] = { "\(headerFrozen)" }
      probe.readers["footerFrozen"] = { "\(footerFrozen)" }
      probe.readers["headerRotation"] = { "\(headerRotation)" }
      probe.readers["footerRotation"] = { "\(footerRotation)" }
      DispatchQueue.main.async {
        listSizeH = listSize.height
        listContentH = contentSize.height
      }
    }
  }

  var scrolledContent: some View {
    VStack(spacing: 0) {
      ZStack(alignment: .top) {
        LKMovingPositionView().offset(y: shift)
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
      func bounds(_ type: LKRefreshPreferenceType.ViewType) -> String {
        DocumentProbe.text(values.first { $0.viewType == type }?.bounds)
      }
      probe.events.append([
        bounds(.movingPositionView), bounds(.fixedPositionView), "\(listSizeH)", "\(listContentH)",
      ])
    }
    calculate(values)
  }

  // The document's listings stand here.
}
