import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Notes the context that it gets, and changes nothing.
private struct NotingBehavior: ScrollTargetBehavior {
  let note: (ScrollTarget, TargetContext) -> Void

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { note(target, context) }
}

@MainActor
@Observable
private final class MarginModel {
  var margin: CGFloat? = 10
  var anchor: UnitPoint?
  var count = 3
}

/// Source: Apple documentation, `contentMargins(_:_:for:)`; SCROLL-4.4.6.
@MainActor
@Suite("Settings of scroll views")
struct ScrollSettingsTests {
  private struct MarginScreen: View {
    let model: MarginModel

    var body: some View {
      ScrollView { Color.red.frame(height: 300).accessibilityIdentifier("content") }
        .contentMargins(.top, model.margin)
        .accessibilityIdentifier("scroll")
    }
  }

  @Test("a margin that changes alone moves the content, and nil takes it away")
  func changes() {
    let model = MarginModel()
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { MarginScreen(model: model) }
    for margin in [10, 30, nil, 20, nil] as [CGFloat?] {
      model.margin = margin
      host.settle()
      #expect(host.frame(of: "content")?.minY == margin ?? 0, "\(margin ?? -1)")
      #expect(host.scrollOffset(of: "scroll")?.y == 0 - (margin ?? 0), "\(margin ?? -1)")
    }
  }

  @Test("an anchor that is taken away leaves none: short content goes back to the top")
  func anchorGoes() {
    struct Screen: View {
      let model: MarginModel

      var body: some View {
        ScrollView { Color.red.frame(height: 40).accessibilityIdentifier("content") }
          .defaultScrollAnchor(model.anchor, for: .alignment)
      }
    }
    let model = MarginModel()
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Screen(model: model) }
    // The free room is 200 - 40.
    for (anchor, y) in [(UnitPoint.bottom, 160), (.center, 80), (nil, 0)] as [(UnitPoint?, CGFloat)]
    {
      model.anchor = anchor
      host.settle()
      #expect(host.frame(of: "content")?.minY == y)
    }
  }

  @Test("a body that runs again with the same settings places nothing")
  func unchanged() {
    struct Screen: View {
      let model: MarginModel

      var body: some View {
        let _ = model.count
        ScrollView { Color.red.frame(height: 300) }.contentMargins(.top, 10)
      }
    }
    let model = MarginModel()
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Screen(model: model) }
    let before = host.counters
    model.count += 1
    host.settle()
    #expect(host.counters.bodies == before.bodies + 1)
    #expect(host.counters.placements == before.placements)
  }

  @Test("a relative frame is as large as the window less the margins on both sides")
  func relativeFrames() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      ScrollView([.horizontal, .vertical]) {
        Color.red.containerRelativeFrame([.horizontal, .vertical])
          .accessibilityIdentifier("content")
      }
      .contentMargins(.all, EdgeInsets(top: 7, leading: 5, bottom: 13, trailing: 11))
    }
    // 100 - 5 - 11 and 200 - 7 - 13.
    #expect(host.frame(of: "content") == CGRect(x: 5, y: 7, width: 84, height: 180))
    let narrow = ViewHost(size: CGSize(width: 10, height: 10)) {
      ScrollView([.horizontal, .vertical]) {
        Color.red.containerRelativeFrame([.horizontal, .vertical])
          .accessibilityIdentifier("content")
      }
      .contentMargins(20)
    }
    #expect(narrow.frame(of: "content")?.size == .zero)
  }

  @Test("a behaviour is told the visible part between the margins")
  func container() {
    var seen: [(ScrollTarget, ScrollTargetBehaviorContext)] = []
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 800) }
        .contentMargins(.all, EdgeInsets(top: 7, leading: 5, bottom: 13, trailing: 11))
        .scrollTargetBehavior(NotingBehavior { seen.append(($0, $1)) })
        .accessibilityIdentifier("scroll")
    }
    host.finger.drag(from: CGPoint(x: 90, y: 150), to: CGPoint(x: 60, y: 110), lifting: false)
    host.advance(by: 1)
    host.finger.up()
    #expect(seen.count == 1)
    #expect(seen.first?.1.containerSize == CGSize(width: 84, height: 180))
    // The finger went 30 to the left and 40 up; the content began where the insets end.
    #expect(seen.first?.0.rect == CGRect(x: 30, y: 40, width: 84, height: 180))
    #expect(
      seen.first?.1.originalTarget.rect == CGRect(x: 0, y: 0, width: 84, height: 180))
    #expect(host.scrollOffset(of: "scroll") == CGPoint(x: 25, y: 33))
  }

  @Test("indicators and bouncing are set along the axes that are named, and on no other")
  func axes() {
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
      _ = ViewHost(size: CGSize(width: 100, height: 100)) { view(Probe { values = $0 }) }
      return values
    }
    for axes in [[], .horizontal, .vertical, [.horizontal, .vertical]] as [Axis.Set] {
      let indicators = values { $0.scrollIndicators(.hidden, axes: axes) }
      let bounce = values { $0.scrollBounceBehavior(.basedOnSize, axes: axes) }
      let across = axes.contains(.horizontal)
      let down = axes.contains(.vertical)
      #expect(indicators.horizontalScrollIndicatorVisibility == (across ? .hidden : .automatic))
      #expect(indicators.verticalScrollIndicatorVisibility == (down ? .hidden : .automatic))
      #expect(bounce.horizontalScrollBounceBehavior == (across ? .basedOnSize : .automatic))
      #expect(bounce.verticalScrollBounceBehavior == (down ? .basedOnSize : .automatic))
    }
  }

  @Test("a view that is a scroll target is one itself, whatever its layout holds")
  func wholeTarget() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3) { _ in
            VStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.frame(height: 40) } }
              .scrollTarget()
          }
        }
      }
      .scrollTargetBehavior(.viewAligned)
      .accessibilityIdentifier("scroll")
    }
    // Dragged by 75, nearer to the second group at 120 than to the first one; the rows at 40 and 80
    // are no targets.
    host.finger.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 15), lifting: false)
    host.advance(by: 1)
    host.finger.up()
    host.advance(by: 5)
    #expect(host.scrollOffset(of: "scroll")?.y == 120)
    #expect(
      host.tree.scrollNode("scroll")?.scrollTargets().map(\.rect)
        == (0..<3).map { CGRect(x: 0, y: CGFloat($0) * 120, width: 100, height: 120) })
  }
}
