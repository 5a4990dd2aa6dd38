import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Hit testing")
struct HitTestingTests {
  /// How often a finger in the middle of the screen taps a button.
  private func taps<Content: View>(@ViewBuilder on content: (Button<Text>) -> Content) -> Int {
    var taps = 0
    let view = content(Button("tap") { taps += 1 })
    host { view }.tap()
    return taps
  }

  /// How often a finger at a point taps a view that fills 100 x 100.
  private func taps<Content: View>(
    _ x: CGFloat, _ y: CGFloat, @ViewBuilder _ content: () -> Content
  ) -> Int {
    var taps = 0
    let view = content()
    host { view.onTapGesture { taps += 1 } }.tap(x, y)
    return taps
  }

  @Test("a choice that is not taken any more is not tapped where it was")
  func choice() {
    let log = Log()
    let host = host {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 80, height: 80).onTapGesture { log.note("wide") }
        Color.red.frame(width: 20, height: 20).onTapGesture { log.note("narrow") }
      }
    }
    for (width, x) in [(100, 45), (50, 45), (50, 25), (100, 45)] as [(CGFloat, CGFloat)] {
      host.size = CGSize(width: width, height: 100)
      host.tap(x, 50)
    }
    // The narrow one is from 15 to 35 in 50 points.
    #expect(log.entries == ["wide", "narrow", "wide"])
  }

  /// Rule: GESTURE-1.1.2.
  @Test(
    "a button that is seen is tapped: not one that is hidden, transparent, refuses or has no size")
  func seen() {
    #expect(taps { $0 } == 1)
    #expect(taps { $0.opacity(0.5).allowsHitTesting(true) } == 1)
    #expect(taps { $0.opacity(0) } == 0)
    #expect(taps { $0.hidden() } == 0)
    #expect(taps { button in VStack { button }.padding().hidden() } == 0)
    #expect(taps { $0.allowsHitTesting(false) } == 0)
    #expect(taps { $0.disabled(true) } == 0)
    #expect(taps { $0.scaleEffect(0) } == 0)
    #expect(taps { $0.scaleEffect(x: 1, y: 0) } == 0)
  }

  @Test("a touch of what is scaled to nothing warns of nothing")
  func noWarning() {
    let host = host { Button("tap") {}.scaleEffect(0) }
    let before = host.warnings.count
    host.tap()
    #expect(host.warnings.count == before)
  }

  @Test("a view in front takes the touch, whether it has a gesture or not, and also when disabled")
  func inFront() {
    #expect(taps { $0.overlay(Color.red) } == 0)
    #expect(taps { $0.overlay(Color.red.onTapGesture {}) } == 0)
    #expect(taps { $0.overlay(Color.red.onTapGesture {}.disabled(true)) } == 0)
    #expect(taps { $0.overlay(Color.red.onTapGesture {}.allowsHitTesting(false)) } == 1)
    #expect(taps { $0.overlay(Color.red.scaleEffect(0)) } == 1)
    #expect(taps { $0.overlay(Color.clear) } == 1)
    // In a stack the last one is in front, unless an index says otherwise.
    func stacked(isLast: Bool, zIndex: Double) -> Int {
      taps { button in
        ZStack {
          if !isLast { button.zIndex(zIndex) }
          Color.red
          if isLast { button.zIndex(zIndex) }
        }
      }
    }
    #expect(stacked(isLast: true, zIndex: 0) == 1)
    #expect(stacked(isLast: false, zIndex: 0) == 0)
    #expect(stacked(isLast: false, zIndex: 1) == 1)
    #expect(stacked(isLast: true, zIndex: -1) == 0)
  }

  /// Rule: GESTURE-1.1.1. The circle of radius 50 leaves the corners of its square out.
  @Test("a gesture is touched only where its view draws something, or in its content shape")
  func drawn() {
    #expect(taps(5, 5) { Circle() } == 0)
    #expect(taps(50, 50) { Circle() } == 1)
    #expect(taps(5, 5) { Circle().contentShape(Rectangle()) } == 1)
    #expect(taps(50, 50) { Color.clear } == 0)
    #expect(taps(50, 50) { Rectangle().fill(Color.clear) } == 0)
    #expect(taps(50, 50) { Color.clear.contentShape(Rectangle()) } == 1)
    // A touch outside of a content shape misses the view even where it draws something.
    #expect(taps(5, 5) { Color.red.contentShape(Circle()) } == 0)
    // An offset view is touched where it is seen.
    let moved = Color.red.frame(width: 20, height: 20).offset(x: 40, y: 0)
    #expect(taps(90, 50) { moved } == 1)
    #expect(taps(50, 50) { moved } == 0)
    // The gap of a stack draws nothing.
    let stack = VStack(spacing: 80) {
      Color.red.frame(width: 100, height: 10)
      Color.red.frame(width: 100, height: 10)
    }
    #expect(taps(50, 50) { stack } == 0)
    #expect(taps(50, 50) { stack.contentShape(Rectangle()) } == 1)
    #expect(taps(50, 50) { stack.background(Color.red) } == 1)
    #expect(taps(50, 50) { stack.contentShape(.dragPreview, Rectangle()) } == 0)
  }

  @Test("a scroll view is touched where its content ends")
  func endOfContent() {
    let log = Log()
    let host = host {
      ZStack {
        Color.blue.onTapGesture { log.note("behind") }
        ScrollView { Color.red.frame(height: 10) }.onTapGesture { log.note("scroll") }
      }
    }
    for y in [5, 80] as [CGFloat] { host.tap(50, y) }
    #expect(log.entries == ["scroll", "scroll"])
  }

  /// Places are final at once; the eye alone sees the way there.
  @Test("what moves or grows is touched where it will be")
  func underWay() {
    func taps(at x: CGFloat, offset: [CGFloat], scale: [CGFloat]) -> Int {
      var count = 0
      func view(_ step: Int) -> some View {
        Color.red.frame(width: 20, height: 20).onTapGesture { count += 1 }
          .scaleEffect(scale[step]).offset(x: offset[step])
      }
      let host = host { view(0) }
      host.animate { view(1) }
      host.tap(x, 50)
      return count
    }
    #expect(taps(at: 90, offset: [0, 40], scale: [1, 1]) == 1)
    #expect(taps(at: 50, offset: [0, 40], scale: [1, 1]) == 0)
    #expect(taps(at: 50, offset: [0, 0], scale: [1, 0]) == 0)
    #expect(taps(at: 50, offset: [0, 0], scale: [0, 1]) == 1)
  }

  /// Kinds can be joined and told apart: each is a bit of its own.
  @Test("the kinds of content shapes do not overlap")
  func kinds() {
    let kinds: [ContentShapeKinds] = [
      .interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect, .accessibility,
    ]
    #expect(kinds.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    let all = kinds.reduce(into: ContentShapeKinds()) { $0.formUnion($1) }
    #expect(all.rawValue.nonzeroBitCount == 6)
  }
}
