import SwiftUI
import Testing
import ViewTreeTesting

private struct AnimatedBar: View, Animatable {
  var animatableData: Double
  let log: Log

  var body: some View {
    let _ = log.note("\((animatableData * 100).rounded() / 100)")
    Color.red.frame(width: animatableData, height: 10).called("bar")
  }
}

private struct AnimatedInset: ViewModifier, Animatable {
  var animatableData: CGFloat

  func body(content: Content) -> some View { content.padding(animatableData) }
}

private struct AnimatedInsetOld: AnimatableModifier {
  var animatableData: AnimatablePair<Double, Double>

  func body(content: Content) -> some View {
    content.padding(animatableData.first + animatableData.second)
  }
}

private struct AnimatedWave: Shape {
  var animatableData: CGFloat

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width, height: animatableData))
  }
}

private struct AnimatedShift: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
  }
}

/// Places each view by a distance further to the right than the one before.
private struct AnimatedStack: Layout {
  var animatableData: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + animatableData * CGFloat(index)
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
    }
  }
}

@MainActor
@Suite("Animatable values are evaluated with the interpolated part once a frame")
struct AnimatableTests {
  private let log = Log()

  /// A column of views, each of which has another kind of animatable value.
  private func column(_ isOn: Bool) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      AnimatedBar(animatableData: isOn ? 100 : 20, log: log)
      box("padded").modifier(AnimatedInset(animatableData: isOn ? 20 : 0))
      box("old").modifier(
        AnimatedInsetOld(animatableData: isOn ? AnimatablePair(20, 20) : AnimatablePair(0, 0)))
      AnimatedWave(animatableData: isOn ? 40 : 0).frame(width: 10, height: 50).called("wave")
      Circle().trim(from: 0, to: isOn ? 1 : 0).stroke(lineWidth: isOn ? 5 : 1)
        .frame(width: 10, height: 10).called("trim")
      box("shifted").modifier(AnimatedShift(animatableData: isOn ? 100 : 0))
      box("ignored").modifier(AnimatedShift(animatableData: isOn ? 100 : 0).ignoredByLayout())
      AnimatedStack(animatableData: isOn ? 50 : 10) {
        box("first")
        box("second")
      }
    }
    .frame(width: 200, height: 600, alignment: .topLeading)
  }

  private func box(_ name: String) -> some View {
    Color.blue.frame(width: 10, height: 10).called(name)
  }

  /// A second of linear motion has begun.
  private func moving() -> ViewHost {
    let control = Control()
    let host = host(200, 600) { Toggled(control) { column($0) } }
    control.run("toggle", in: host)
    return host
  }

  /// Rule: ANIM-1.1.3.
  @Test("a view's body runs with the interpolated value once a tick")
  func view() {
    let host = moving()
    host.framesPerSecond = 4
    host.advance(by: 1)
    #expect(log.entries == ["20.0", "40.0", "60.0", "80.0", "100.0"])
  }

  /// Rule: ANIM-1.1.3.
  @Test(
    "the layout of views and modifiers follows the interpolated value, and layouts arrange by it")
  func layout() {
    let host = moving()
    host.expectFrames("bar 0 0 20 10, padded 0 10 10 10, old 0 20 10 10, second 10 110 10 10")
    host.advance(by: 0.25)
    // Insets of 5 and of 5 + 5: 10 and 20 more above what follows.
    host.expectFrames("bar 0 0 40 10, padded 5 15 10 10, old 10 40 10 10, second 20 140 10 10")
    host.advance(by: 0.75)
    host.expectFrames("bar 0 0 100 10, padded 20 30 10 10, old 40 100 10 10, second 50 230 10 10")
  }

  @Test("a shape's outline is made of the interpolated value")
  func shapes() {
    let host = moving()
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
    let host = moving()
    host.expectFrames("shifted 100 90 10 10, ignored 0 100 10 10")
    host.expectShown("shifted 0 90 10 10")
    host.advance(by: 0.25)
    // The insets move it down by 30.
    host.expectShown("shifted 25 120 10 10")
    host.expectFrames("shifted 100 120 10 10, ignored 0 130 10 10")
  }

  @Test("a turn about the vertical axis by sixty degrees halves the view's width")
  func rotation3D() {
    // Without perspective the width is multiplied by cos 60 = 1/2.
    expectFrames("flat 75 50 50 100", in: CGSize(width: 200, height: 200)) {
      Color.red.frame(width: 100, height: 100).called("flat")
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
  }

  @Test("the animated part of compound values is taken and given back part by part")
  func data() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
  }

  @Test("a vector's length is the root of its squares' sum, and a share of the way lies between")
  func vectors() {
    #expect(3.0.magnitudeSquared == 9)
    #expect(Float(3).magnitudeSquared == 9)
    #expect(CGFloat(-3).magnitudeSquared == 9)
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
    // A quarter of the way from (2, 10) to (6, 2): 2 + 4 / 4 and 10 - 8 / 4.
    let (pair, goal) = (AnimatablePair(2.0, 10.0), AnimatablePair(6.0, 2.0))
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
    #expect(pair.scaled(by: 2) == AnimatablePair(4, 20))
    #expect(Float(3).scaled(by: 2) == 6 && CGFloat(3).scaled(by: 2) == 6)
  }

  @Test("a layout that changes plainly in the middle of its animation ends at the later value")
  func layoutChangesOnItsWay() {
    func row(_ gap: CGFloat) -> some View {
      AnimatedStack(animatableData: gap) {
        box("first")
        box("next")
      }
      .frame(width: 400, height: 100, alignment: .topLeading)
    }
    let host = host(400, 100) { row(0) }
    host.animate { row(100) }
    host.advance(by: 0.5)
    host.expectFrames("next 50 0 10 10")
    // 50 are still to come; 40 are there at once.
    host.update { row(140) }
    host.expectFrames("next 90 0 10 10")
    host.advance(by: 0.25)
    host.expectFrames("next 115 0 10 10")
    host.advance(by: 1)
    host.expectFrames("next 140 0 10 10")
    // Half of another 100.
    host.animate { row(240) }
    host.advance(by: 0.5)
    host.expectFrames("next 190 0 10 10")
  }
}
