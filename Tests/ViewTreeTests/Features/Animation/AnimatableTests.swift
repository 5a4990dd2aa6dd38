import SwiftUI
import Testing
import ViewTreeTesting

private struct AnimatedBar: View, Animatable {
  var length: Double
  let log: Log

  var animatableData: Double {
    get { length }
    set { length = newValue }
  }

  var body: some View {
    let _ = log.note("\((length * 100).rounded() / 100)")
    Color.red.frame(width: length, height: 10).accessibilityIdentifier("bar")
  }
}

private struct AnimatedInset: ViewModifier, Animatable {
  var inset: CGFloat

  var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }

  func body(content: Content) -> some View {
    content.padding(inset)
  }
}

private struct AnimatedInsetOld: AnimatableModifier {
  var inset: Double
  var extra: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(inset, extra) }
    set {
      inset = newValue.first
      extra = newValue.second
    }
  }

  func body(content: Content) -> some View { content.padding(inset + extra) }
}

private struct AnimatedWave: Shape {
  var height: CGFloat

  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width, height: height))
  }
}

private struct AnimatedShift: GeometryEffect {
  var way: CGFloat

  var animatableData: CGFloat {
    get { way }
    set { way = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: way, y: 0))
  }
}

private struct AnimatedStack: Layout {
  var gap: CGFloat

  var animatableData: CGFloat {
    get { gap }
    set { gap = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + gap * CGFloat(index), y: bounds.minY), proposal: .unspecified)
    }
  }
}

private struct AnimatableScene: View {
  let control: Control
  let log: Log
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      AnimatedBar(length: isOn ? 100 : 20, log: log)
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("padded")
        .modifier(AnimatedInset(inset: isOn ? 20 : 0))
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("old")
        .modifier(AnimatedInsetOld(inset: isOn ? 20 : 0, extra: isOn ? 20 : 0))
      AnimatedWave(height: isOn ? 40 : 0).frame(width: 10, height: 50)
        .accessibilityIdentifier("wave")
      Circle().trim(from: 0, to: isOn ? 1 : 0).stroke(lineWidth: isOn ? 5 : 1)
        .frame(width: 10, height: 10)
        .accessibilityIdentifier("trim")
      Color.green.frame(width: 10, height: 10).accessibilityIdentifier("shifted")
        .modifier(AnimatedShift(way: isOn ? 100 : 0))
      Color.green.frame(width: 10, height: 10).accessibilityIdentifier("ignored")
        .modifier(AnimatedShift(way: isOn ? 100 : 0).ignoredByLayout())
      AnimatedStack(gap: isOn ? 50 : 10) {
        Color.red.frame(width: 5, height: 5)
        Color.red.frame(width: 5, height: 5).accessibilityIdentifier("second")
      }
    }
    .frame(width: 200, height: 600, alignment: .topLeading)
    .onAppear { control["toggle"] = { withAnimation(.linear(duration: 1)) { isOn.toggle() } } }
  }
}

@MainActor
@Suite("Animatable values are evaluated with the interpolated part once a frame")
struct AnimatableTests {
  private let control = Control()
  private let log = Log()

  private func host() -> ViewHost {
    let host = ViewHost(size: CGSize(width: 200, height: 600)) {
      AnimatableScene(control: control, log: log)
    }
    control["toggle"]()
    host.settle()
    return host
  }

  /// Rule: ANIM-1.1.3.
  @Test("a view's body runs with the interpolated value, and its layout follows")
  func view() {
    let host = host()
    host.framesPerSecond = 4
    #expect(host.frame(of: "bar")?.width == 20)
    host.advance(by: 1)
    #expect(log.entries == ["20.0", "40.0", "60.0", "80.0", "100.0"])
    #expect(host.frame(of: "bar")?.width == 100)
  }

  @Test("so does a modifier's")
  func modifiers() {
    let host = host()
    #expect(host.frame(of: "padded")?.minX == 0)
    host.advance(by: 0.25)
    #expect(abs((host.frame(of: "padded")?.minX ?? 0) - 5) < 1e-9)
    #expect(abs((host.frame(of: "old")?.minX ?? 0) - 10) < 1e-9)
  }

  @Test("a shape's outline is made of the interpolated value")
  func shapes() {
    let host = host()
    #expect(host.presentationPath(of: "wave")?.boundingRect.height == 0)
    host.advance(by: 0.25)
    #expect(abs((host.presentationPath(of: "wave")?.boundingRect.height ?? 0) - 10) < 1e-9)
    host.advance(by: 0.25)
    // Half of the circle's outline, from the right over the bottom, 3 points wide.
    let half = Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 3)
      .path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let shown = host.presentationPath(of: "trim")
    #expect(abs((shown?.boundingRect.maxY ?? 0) - half.boundingRect.maxY) < 1e-6)
    #expect(abs((shown?.boundingRect.minY ?? 0) - half.boundingRect.minY) < 1e-6)
  }

  /// Rule: ANCHOR-2.4.3.
  @Test("a geometry effect is asked for with the interpolated value; layout has the final one")
  func effects() {
    let host = host()
    #expect(host.frame(of: "shifted")?.minX == 100)
    #expect(host.presentationFrame(of: "shifted")?.minX == 0)
    host.advance(by: 0.25)
    #expect(abs((host.presentationFrame(of: "shifted")?.minX ?? 0) - 25) < 1e-9)
    #expect(host.frame(of: "ignored")?.minX == 0)
  }

  @Test("a layout arranges with the interpolated value")
  func layouts() {
    let host = host()
    #expect(host.frame(of: "second")?.minX == 10)
    host.advance(by: 0.25)
    #expect(abs((host.frame(of: "second")?.minX ?? 0) - 20) < 1e-9)
    host.advance(by: 0.75)
    #expect(host.frame(of: "second")?.minX == 50)
  }

  @Test("a turn about the vertical axis by a right angle hides the view's width")
  func rotation3D() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("flat")
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    // Without perspective the width is multiplied by cos 60 = 1/2.
    let frame = host.frame(of: "flat")
    #expect(abs((frame?.width ?? 0) - 50) < 1e-9)
    #expect(abs((frame?.midX ?? 0) - 100) < 1e-9)
    #expect(abs((frame?.height ?? 0) - 100) < 1e-9)
  }

  @Test("the animated part of compound values is taken and given back part by part")
  func data() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    #expect(EmptyAnimatableData.zero.magnitudeSquared == 0)
  }

  @Test("a vector's length is the root of its squares' sum, and a share of the way lies between")
  func vectors() {
    #expect(3.0.magnitudeSquared == 9)
    #expect(Float(3).magnitudeSquared == 9)
    #expect(CGFloat(-3).magnitudeSquared == 9)
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
    // A quarter of the way from (2, 10) to (6, 2): 2 + 4 / 4 and 10 - 8 / 4.
    var pair = AnimatablePair(2.0, 10.0)
    let goal = AnimatablePair(6.0, 2.0)
    #expect(pair.interpolated(towards: goal, amount: 0.25) == AnimatablePair(3, 8))
    func share<V: VectorArithmetic>(from start: V, to end: V) -> V {
      var moving = start
      moving.interpolate(towards: end, amount: 0.25)
      #expect(moving == start.interpolated(towards: end, amount: 0.25))
      return moving
    }
    #expect(share(from: 2.0, to: 6.0) == 3)
    #expect(share(from: pair, to: goal) == AnimatablePair(3, 8))
    #expect(pair - goal == AnimatablePair(-4, 8))
    #expect(pair + goal == AnimatablePair(8, 12))
    pair.interpolate(towards: goal, amount: 0.25)
    #expect(pair == AnimatablePair(3, 8))
    #expect(pair.scaled(by: 2) == AnimatablePair(6, 16))
    #expect(Float(3).scaled(by: 2) == 6 && CGFloat(3).scaled(by: 2) == 6)
  }

  @Test("a layout that changes plainly in the middle of its animation ends at the later value")
  func layoutChangesOnItsWay() {
    struct Row: View {
      let control: Control
      @State private var gap: CGFloat = 0
      var body: some View {
        AnimatedStack(gap: gap) {
          Color.red.frame(width: 5, height: 5)
          Color.red.frame(width: 5, height: 5).accessibilityIdentifier("next")
        }
        .frame(width: 400, height: 100, alignment: .topLeading)
        .onAppear {
          control["animated"] = { withAnimation(.linear(duration: 1)) { gap += 100 } }
          control["plain"] = { gap += 40 }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 400, height: 100)) { Row(control: control) }
    func x() -> CGFloat? { host.frame(of: "next")?.minX }
    control["animated"]()
    host.settle()
    host.advance(by: 0.5)
    #expect(x() == 50)
    // 50 are still to come; 40 are there at once.
    control["plain"]()
    host.settle()
    #expect(x() == 90)
    host.advance(by: 0.25)
    #expect(x() == 115)
    host.advance(by: 1)
    #expect(x() == 140)
    // Half of another 100.
    control["animated"]()
    host.settle()
    host.advance(by: 0.5)
    #expect(x() == 190)
  }

  @Test("an animated part put back leaves a point and an angle as they were")
  func partsPutBack() {
    let point = UnitPoint(x: 0.25, y: 0.5)
    var samePoint = UnitPoint.zero
    samePoint.animatableData = point.animatableData
    #expect(samePoint == point)
    let angle = Angle(radians: 1.5)
    var sameAngle = Angle.zero
    sameAngle.animatableData = angle.animatableData
    #expect(sameAngle == angle)
  }
}
