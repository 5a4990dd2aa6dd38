/// A sheet: content that rests at one of some heights, and that a finger pulls to others and away.
///
/// The finger may come down anywhere on it, including on a scroll view at its upper end. Between
/// the heights the sheet follows the finger; below the smallest one it moves down without
/// shrinking. When released, it goes to the height nearest to where the finger would be a quarter
/// of a second later. It is dismissed if less than half of the smallest height would be left. A tap
/// beside a sheet that leaves room dismisses it too.
///
/// - Source: Apple documentation, `PresentationDetent` and `presentationDetents(_:)`. Apple publishes
///   no figures; the shares are ours, and so are that `large` is the safe part of the window, where a
///   device leaves some points more at the top, and an indicator of 36 by 5, 5 below the upper edge.
struct SheetPanel {
  let content: AnyView
  @State private var wishes = SheetWishes()
  /// The height that was chosen last, by a finger.
  @State private var detent: PresentationDetent?
  /// How far down a finger has pulled the sheet; nil without one.
  @GestureState private var pulled: CGFloat?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.self) private var environment

  nonisolated private init(content: AnyView) {
    self.content = content
  }

  nonisolated static func around(_ content: some View) -> AnyView {
    AnyView(SheetPanel(content: AnyView(content)))
  }
}

extension SheetPanel: View {
  var body: some View {
    GeometryReader { proxy in
      let heights = SheetHeights(wishes.detents, in: proxy.size.height, environment)
      let reached = heights.length(of: chosen) - (pulled ?? 0)
      let height = min(max(reached, heights.smallest), heights.largest)
      ZStack(alignment: .bottom) {
        PresentedShade().onTapGesture(perform: height < proxy.size.height ? end : {})
        sheet(heights, proxy.safeAreaInsets)
          .frame(height: height)
          .offset(y: wishes.isDismissDisabled ? 0 : max(heights.smallest - reached, 0))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
    .onPreferenceChange(SheetKey.self) { wishes = $0 }
  }

  private func sheet(_ heights: SheetHeights, _ insets: EdgeInsets) -> some View {
    let outline = SheetOutline(radius: wishes.cornerRadius ?? 10, insets: insets)
    return VStack { content }
      .environment(\.isElevated, true)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) { indicator(heights) }
      .backgroundPreferenceValue(SheetGroundKey.self) { ground in
        ZStack { ground ?? AnyView(PresentedGround(outline: Rectangle())) }
          .ignoresSafeArea(edges: [.horizontal, .bottom])
      }
      .clipShape(outline)
      .contentShape(outline)
      .gesture(pull(heights) { $0.isVertical && $0.verticalScrollView == nil })
      .highPriorityGesture(
        pull(heights) { finger in
          let goesOn = finger.moved.height >= 0 || heights.length(of: chosen) < heights.largest
          return finger.isVertical && goesOn && finger.verticalScrollView?.letsPull == true
        })
  }

  @ViewBuilder private func indicator(_ heights: SheetHeights) -> some View {
    let canChange = heights.count > 1
    let wish = wishes.indicator ?? .automatic
    if wish == .visible || wish == .automatic && canChange {
      Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(5)
        .contentShape(Rectangle())
        .gesture(
          TapGesture().onEnded { choose(heights.next(after: chosen)) }, isEnabled: canChange
        )
        .accessibilityLabel("Sheet Grabber")
    }
  }

  // MARK: The finger

  private func pull(
    _ heights: SheetHeights, accepting accepts: @escaping (DragOffer) -> Bool
  ) -> some Gesture {
    DragGesture(coordinateSpace: .global).accepting(accepts)
      .updating($pulled) { drag, pulled, _ in pulled = drag.translation.height }
      .onEnded { drag in
        let reached = heights.length(of: chosen) - drag.predictedEndTranslation.height
        if reached < heights.smallest / 2, !wishes.isDismissDisabled {
          dismiss()
        } else {
          choose(heights.nearest(to: reached))
        }
      }
  }

  private var chosen: PresentationDetent? { wishes.selection?.wrappedValue ?? detent }

  private func choose(_ detent: PresentationDetent) {
    self.detent = detent
    if detent != wishes.selection?.wrappedValue { wishes.selection?.wrappedValue = detent }
  }

  private func end() {
    if !wishes.isDismissDisabled { dismiss() }
  }
}

/// A sheet with the unsafe areas beside and below it.
private struct SheetOutline: Shape {
  /// Of the upper corners. Points.
  let radius: CGFloat
  let insets: EdgeInsets

  nonisolated func path(in rect: CGRect) -> Path {
    let side = max(insets.leading, insets.trailing)
    return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).path(
      in: CGRect(
        x: rect.minX - side, y: rect.minY, width: rect.width + 2 * side,
        height: rect.height + insets.bottom))
  }
}

extension DragOffer {
  fileprivate var isVertical: Bool { abs(moved.height) >= abs(moved.width) }
}
