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

  // The document's listings stand here.
}
