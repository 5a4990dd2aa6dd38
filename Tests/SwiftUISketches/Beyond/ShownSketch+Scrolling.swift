import SwiftUI
import ViewSketches

extension ShownSketch {
  /// The first where the first parameter is even, else the second.
  func either(_ first: some View, _ second: some View) -> any View {
    if sketch.a % 2 == 0 { first } else { second }
  }

  /// Modifiers that scroll views inside read.
  func scrolling(_ content: some View) -> (any View)? {
    let alignment: UnitPoint = [.top, .bottomTrailing, .center][sketch.b % 3]
    switch sketch.kind {
    case .margins:
      return content.contentMargins(Edge.Set(rawValue: Int8(sketch.b + 1)), sketch.length)
    case .scrollPosition:
      return either(
        content.scrollPosition(id: .constant(sketch.b), anchor: alignment),
        content.modifier(SketchPosition(a: sketch.a)))
    case .scrollTargets:
      return content.scrollTargetLayout(isEnabled: sketch.a % 2 == 0).scrollDisabled(
        sketch.b % 2 == 0)
    case .scrollAnchor:
      return either(
        content.defaultScrollAnchor(alignment),
        content.defaultScrollAnchor(alignment, for: .alignment))
    case .scrollBehavior:
      return either(
        content.scrollTargetBehavior(.paging), content.scrollTargetBehavior(.viewAligned))
    case .scrollWatched:
      return content.onScrollGeometryChange(for: CGSize.self) {
        $0.contentSize
      } action: { _, _ in
      }.onScrollVisibilityChange { _ in }.onScrollPhaseChange { _, _ in }.refreshable {}
        .scrollClipDisabled().scrollBounceBehavior(.basedOnSize).scrollIndicators(.hidden)
    case .scrollTransition:
      return content.scrollTransition { effect, phase in effect.offset(x: phase.value * 10) }
    default: return nil
    }
  }
}

/// Owns a position, which nothing but a finger changes.
private struct SketchPosition: ViewModifier {
  let a: Int
  @State private var position = ScrollPosition(edge: .bottom)

  func body(content: Content) -> some View {
    content.scrollPosition($position, anchor: a % 3 == 0 ? .top : nil)
  }
}
