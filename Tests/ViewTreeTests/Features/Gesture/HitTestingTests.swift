import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Hit testing")
struct HitTestingTests {
  /// How often a button was tapped by a finger in the middle of the screen.
  private func taps<Content: View>(@ViewBuilder on content: (Button<Text>) -> Content) -> Int {
    var taps = 0
    let view = content(Button("tap") { taps += 1 })
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { view }
    host.finger.down(at: CGPoint(x: 50, y: 50))
    host.finger.up()
    return taps
  }

  @Test func aChoiceThatIsNotTakenAnyMoreIsNotTappedWhereItStood() {
    var taps: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 80, height: 80).onTapGesture { taps.append("wide") }
        Color.red.frame(width: 20, height: 20).onTapGesture { taps.append("narrow") }
      }
    }
    for (width, x) in [(100, 45), (50, 45), (50, 25), (100, 45)] {
      host.size = CGSize(width: width, height: 100)
      host.finger.down(at: CGPoint(x: x, y: 50))
      host.finger.up()
    }
    // The narrow one is from 15 to 35 in 50 points.
    #expect(taps == ["wide", "narrow", "wide"])
  }

  @Test func aButtonThatIsSeenIsTapped() {
    #expect(taps { $0 } == 1)
    #expect(taps { $0.opacity(0.5).allowsHitTesting(true) } == 1)
  }

  /// Rule: GESTURE-1.1.2.
  @Test func whatIsHiddenIsNotTapped() {
    #expect(taps { $0.hidden() } == 0)
    #expect(taps { button in VStack { button }.padding().hidden() } == 0)
  }

  @Test func whatDoesNotAllowHitTestingIsNotTapped() {
    #expect(taps { $0.allowsHitTesting(false) } == 0)
  }

  @Test func aLayerThatDoesNotAllowHitTestingLetsTapsThrough() {
    #expect(taps { $0.overlay(Color.red.onTapGesture {}.allowsHitTesting(false)) } == 1)
    #expect(taps { $0.overlay(Color.red.onTapGesture {}) } == 0)
  }

  @Test func whatIsFullyTransparentIsNotTapped() {
    #expect(taps { $0.opacity(0) } == 0)
  }

  @Test func whatIsScaledToNothingIsNotTappedAndTheTouchWarnsOfNothing() {
    #expect(taps { $0.scaleEffect(0) } == 0)
    #expect(taps { $0.scaleEffect(x: 1, y: 0) } == 0)
    #expect(taps { $0.overlay(Color.red.scaleEffect(0)) } == 1)
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Button("tap") {}.scaleEffect(0)
    }
    let before = host.warnings.count
    host.finger.down(at: CGPoint(x: 50, y: 50))
    host.finger.up()
    #expect(host.warnings.count == before)
  }

  @Test func aViewInFrontTakesTheTouchWhetherItHasAGestureOrNot() {
    #expect(taps { $0.overlay(Color.red) } == 0)
    #expect(taps { $0.overlay(Color.clear) } == 1)
    #expect(
      taps { button in
        ZStack {
          Color.red; button
        }
      } == 1)
    #expect(
      taps { button in
        ZStack {
          button; Color.red
        }
      } == 0)
    #expect(
      taps { button in
        ZStack {
          button.zIndex(1); Color.red
        }
      } == 1)
  }

  /// Rule: GESTURE-1.1.1.
  @Test func aGestureIsTouchedOnlyWhereItsViewDrawsSomething() {
    // The circle of radius 50 leaves the corners of its square out.
    #expect(HitProbe.count(at: CGPoint(x: 5, y: 5)) { Circle() } == 0)
    #expect(HitProbe.count(at: CGPoint(x: 50, y: 50)) { Circle() } == 1)
    #expect(HitProbe.count(at: CGPoint(x: 5, y: 5)) { Circle().contentShape(Rectangle()) } == 1)
    #expect(HitProbe.count(at: CGPoint(x: 50, y: 50)) { Color.clear } == 0)
    #expect(HitProbe.count(at: CGPoint(x: 50, y: 50)) { Rectangle().fill(Color.clear) } == 0)
    #expect(
      HitProbe.count(at: CGPoint(x: 50, y: 50)) { Color.clear.contentShape(Rectangle()) } == 1)
  }

  @Test func theGapOfAStackIsTouchedOnlyWithAContentShape() {
    let gap = CGPoint(x: 50, y: 50)
    let stack = VStack(spacing: 80) {
      Color.red.frame(width: 100, height: 10)
      Color.red.frame(width: 100, height: 10)
    }
    #expect(HitProbe.count(at: gap) { stack } == 0)
    #expect(HitProbe.count(at: gap) { stack.contentShape(Rectangle()) } == 1)
    #expect(HitProbe.count(at: gap) { stack.background(Color.red) } == 1)
    #expect(HitProbe.count(at: gap) { stack.contentShape(.dragPreview, Rectangle()) } == 0)
  }

  @Test func whatIsOutsideAContentShapeIsNotTouchedEvenIfItDrawsSomething() {
    #expect(
      HitProbe.count(at: CGPoint(x: 5, y: 5)) { Color.red.contentShape(Circle()) } == 0)
  }

  @Test func anOffsetViewIsTouchedWhereItIsSeen() {
    let moved = Color.red.frame(width: 20, height: 20).offset(x: 40, y: 0)
    #expect(HitProbe.count(at: CGPoint(x: 90, y: 50)) { moved } == 1)
    #expect(HitProbe.count(at: CGPoint(x: 50, y: 50)) { moved } == 0)
  }

  @Test func aDisabledViewDoesNotReactAndStillCoversWhatIsBehind() {
    #expect(taps { $0.disabled(true) } == 0)
    #expect(taps { $0.overlay(Color.red.onTapGesture {}.disabled(true)) } == 0)
  }

  @Test func aScrollViewIsTouchedWhereItsContentEnds() {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Color.blue.onTapGesture { log.append("behind") }
        ScrollView { Color.red.frame(height: 10) }.onTapGesture { log.append("scroll") }
      }
    }
    for y in [5, 80] {
      host.finger.down(at: CGPoint(x: 50, y: y))
      host.finger.up()
    }
    #expect(log == ["scroll", "scroll"])
  }

  /// Places are final at once; the eye alone sees the way there.
  @Test func whatMovesOrGrowsIsTouchedWhereItWillBe() {
    struct Moved: View {
      let isMoved: Bool
      let scale: CGFloat
      let tap: () -> Void
      var body: some View {
        Color.red.frame(width: 20, height: 20).onTapGesture(perform: tap)
          .scaleEffect(scale).offset(x: isMoved ? 40 : 0)
      }
    }
    func taps(at x: CGFloat, moved: (Bool, Bool), scale: (CGFloat, CGFloat)) -> Int {
      var count = 0
      let host = ViewHost(size: CGSize(width: 100, height: 100)) {
        Moved(isMoved: moved.0, scale: scale.0) { count += 1 }
      }
      withAnimation(.linear(duration: 1)) {
        host.update { Moved(isMoved: moved.1, scale: scale.1) { count += 1 } }
      }
      host.finger.down(at: CGPoint(x: x, y: 50))
      host.finger.up()
      return count
    }
    #expect(taps(at: 90, moved: (false, true), scale: (1, 1)) == 1)
    #expect(taps(at: 50, moved: (false, true), scale: (1, 1)) == 0)
    #expect(taps(at: 50, moved: (false, false), scale: (1, 0)) == 0)
    #expect(taps(at: 50, moved: (false, false), scale: (0, 1)) == 1)
  }

  /// Kinds can be joined and told apart: each is a bit of its own.
  @Test func theKindsOfContentShapesDoNotOverlap() {
    let kinds: [ContentShapeKinds] = [
      .interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect, .accessibility,
    ]
    var all: ContentShapeKinds = []
    for kind in kinds {
      #expect(kind.rawValue.nonzeroBitCount == 1)
      #expect(all.isDisjoint(with: kind))
      all.formUnion(kind)
    }
    #expect(all.rawValue.nonzeroBitCount == 6)
  }
}

/// How often a tap at a point reaches a gesture on a view that fills 100 x 100.
@MainActor
private enum HitProbe {
  static func count<Content: View>(at point: CGPoint, @ViewBuilder _ content: () -> Content) -> Int
  {
    var taps = 0
    let view = content()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { view.onTapGesture { taps += 1 } }
    host.finger.down(at: point)
    host.finger.up()
    return taps
  }
}
