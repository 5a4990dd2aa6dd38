import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Source: Apple documentation, `contentMargins(_:_:for:)`; SCROLL-4.4.6.
@MainActor
@Suite("Settings of scroll views")
struct ScrollSettingsTests {
  private let margins = EdgeInsets(top: 7, leading: 5, bottom: 13, trailing: 11)

  @Test("a margin that changes alone moves the content, and nil takes it away")
  func changes() {
    func view(_ margin: CGFloat?) -> some View {
      ScrollView { Color.red.frame(height: 300).called("content") }
        .contentMargins(.top, margin)
        .called("scroll")
    }
    let host = host(100, 200) { view(10) }
    for (margin, y) in [(10, 10), (30, 30), (nil, 0), (20, 20), (nil, 0)] as [(CGFloat?, CGFloat)] {
      host.update { view(margin) }
      #expect(host.frame(of: "content")?.minY == y)
      #expect(host.offset == 0 - y)
    }
  }

  @Test("an anchor that is taken away leaves none: short content goes back to the top")
  func anchorGoes() {
    func view(_ anchor: UnitPoint?) -> some View {
      ScrollView { Color.red.frame(height: 40).called("content") }
        .defaultScrollAnchor(anchor, for: .alignment)
    }
    let host = host(100, 200) { view(nil) }
    // The free room is 200 - 40.
    for (anchor, y) in [(.bottom, 160), (.center, 80), (nil, 0)] as [(UnitPoint?, CGFloat)] {
      host.update { view(anchor) }
      #expect(host.frame(of: "content")?.minY == y)
    }
  }

  @Test("a body that runs again with the same settings places nothing")
  func unchanged() {
    struct Screen: View {
      let count: Int

      var body: some View {
        let _ = count
        ScrollView { Color.red.frame(height: 300) }.contentMargins(.top, 10)
      }
    }
    let host = host(100, 200) { Screen(count: 3) }
    let before = host.counters
    host.update { Screen(count: 4) }
    #expect(host.counters.bodies == before.bodies + 1)
    #expect(host.counters.placements == before.placements)
  }

  @Test("a relative frame is as large as the window less the margins on both sides")
  func relativeFrames() {
    let scroll = ScrollView([.horizontal, .vertical]) {
      Color.red.containerRelativeFrame([.horizontal, .vertical]).called("content")
    }
    // 100 - 5 - 11 and 200 - 7 - 13.
    expectFrames("content 5 7 84 180", in: CGSize(width: 100, height: 200)) {
      scroll.contentMargins(.all, margins)
    }
    let narrow = host(10, 10) { scroll.contentMargins(20) }
    #expect(narrow.frame(of: "content")?.size == .zero)
  }

  @Test("a behaviour is told the visible part between the margins")
  func container() {
    let seen = NotingBehavior.Seen()
    let host = host(100, 200) {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 800) }
        .contentMargins(.all, margins)
        .scrollTargetBehavior(NotingBehavior(seen: seen))
        .called("scroll")
    }
    host.dragAndRest((90, 150), (60, 110))
    #expect(seen.contexts.map(\.containerSize) == [CGSize(width: 84, height: 180)])
    // The finger went 30 to the left and 40 up; the content began where the insets end.
    #expect(seen.targets.map(\.rect) == [CGRect(x: 30, y: 40, width: 84, height: 180)])
    let original = seen.contexts.map(\.originalTarget.rect)
    #expect(original == [CGRect(x: 0, y: 0, width: 84, height: 180)])
    #expect(host.scrollOffset(of: "scroll") == CGPoint(x: 25, y: 33))
  }

  @Test(
    "indicators and bouncing are set along the axes that are named, and on no other",
    arguments: [[], .horizontal, .vertical, [.horizontal, .vertical]] as [Axis.Set])
  func axes(axes: Axis.Set) {
    struct Probe: View {
      @Environment(\.self) private var values
      let note: (EnvironmentValues) -> Void

      var body: some View {
        let _ = note(values)
        Color.red
      }
    }
    func values(_ view: (Probe) -> some View) -> EnvironmentValues {
      var values = EnvironmentValues()
      _ = host { view(Probe { values = $0 }) }
      return values
    }
    let indicators = values { $0.scrollIndicators(.hidden, axes: axes) }
    let bounce = values { $0.scrollBounceBehavior(.basedOnSize, axes: axes) }
    let across = axes.contains(.horizontal)
    let down = axes.contains(.vertical)
    #expect(indicators.horizontalScrollIndicatorVisibility == (across ? .hidden : .automatic))
    #expect(indicators.verticalScrollIndicatorVisibility == (down ? .hidden : .automatic))
    #expect(bounce.horizontalScrollBounceBehavior == (across ? .basedOnSize : .automatic))
    #expect(bounce.verticalScrollBounceBehavior == (down ? .basedOnSize : .automatic))
  }

  @Test("a view that is a scroll target is one itself, whatever its layout holds")
  func wholeTarget() {
    let host = host {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3) { _ in
            VStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.frame(height: 40) } }
              .scrollTarget()
          }
        }
      }
      .scrollTargetBehavior(.viewAligned)
      .called("scroll")
    }
    // Dragged by 75, nearer to the second group at 120 than to the first one; the rows at 40 and 80
    // are no targets.
    host.dragAndRest((50, 90), (50, 15))
    host.advance(by: 5)
    #expect(host.offset == 120)
    #expect(
      host.tree.scrollNode("scroll")?.scrollTargets().map(\.rect)
        == (0..<3).map { CGRect(x: 0, y: CGFloat($0) * 120, width: 100, height: 120) })
  }
}
