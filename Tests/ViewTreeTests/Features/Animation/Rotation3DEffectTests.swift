import SwiftUI
import Testing
import ViewTreeTesting

/// Numbers of OpenSwiftUI's tests that also run on Apple's. Rule: VALUES-6.1.
@Suite("Turns in space")
struct Rotation3DEffectTests {
  /// Expects the nine numbers of an effect's transform in a view of 100 x 50.
  private func expect(
    _ effect: _Rotation3DEffect, _ numbers: [CGFloat],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (found, number) in zip(parts(effect), numbers) {
      #expect(abs(found - number) < 1e-9, sourceLocation: sourceLocation)
    }
  }

  private func parts(_ effect: _Rotation3DEffect) -> [CGFloat] {
    let m = effect.effectValue(size: CGSize(width: 100, height: 50))
    return [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
  }

  @Test("an axis says a direction, whatever its length", arguments: [1.0 / 3, 3, 100])
  func axisLength(factor: CGFloat) {
    for axis in [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 2, 2), (-2, 1, 2)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      func effect(_ length: CGFloat) -> _Rotation3DEffect {
        _Rotation3DEffect(
          angle: .degrees(40), axis: (x: axis.0 * length, y: axis.1 * length, z: axis.2 * length),
          anchor: .center, anchorZ: 3, perspective: 0.5)
      }
      expect(effect(factor), parts(effect(1)))
    }
  }

  @Test("the anchor's distance is taken off before the turn and stays off before the perspective")
  func anchorZ() {
    expect(
      _Rotation3DEffect(
        angle: .radians(.pi / 4), axis: (x: 1, y: 0, z: 0), anchor: .center, anchorZ: 2,
        perspective: 2),
      [
        1, 0, 0, -0.7071067811865475, 0.35355339059327384, -0.014142135623730949,
        19.09188309203678, 18.282485578727798, 1.3818376618407355,
      ])
    expect(
      _Rotation3DEffect(
        angle: .radians(.pi / 3), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 1,
        perspective: 1),
      [
        0.9330127018922194, 0.21650635094610965, 0.008660254037844387, 0, 1, 0,
        2.7333395016045907, -10.700317547305483, 0.5719872981077807,
      ])
  }

  @Test("an axis without a length turns nothing, and its distance is seen all the same")
  func noAxis() {
    // An eye at 100 / 1 sees what lies 50 behind at 1 / (1 + 50 / 100) of its size.
    expect(
      _Rotation3DEffect(
        angle: .degrees(30), axis: (x: 0, y: 0, z: 0), anchor: .topLeading, anchorZ: 50),
      [1, 0, 0, 0, 1, 0, 0, 0, 1.5])
    let flat = _Rotation3DEffect(angle: .degrees(30), axis: (x: 0, y: 0, z: 0))
    #expect(flat.effectValue(size: CGSize(width: 100, height: 50)).isIdentity)
  }

  @Test("the axis is animated, and every part comes back as it was given")
  func animatedParts() {
    var effect = _Rotation3DEffect(
      angle: .zero, axis: (x: 1, y: 2, z: 3), anchor: UnitPoint(x: 0.25, y: 0.75), anchorZ: 4,
      perspective: 0.5)
    let other = _Rotation3DEffect(
      angle: .radians(2), axis: (x: 3, y: 2, z: 1), anchor: UnitPoint(x: 0.75, y: 0.25), anchorZ: 8,
      perspective: 1.5)
    effect.interpolate(towards: other, amount: 0.5)
    #expect(
      effect
        == _Rotation3DEffect(
          angle: .radians(1), axis: (x: 2, y: 2, z: 2), anchor: .center, anchorZ: 6,
          perspective: 1))
  }
}

@Suite("What is animated of angles and points")
struct ScaledDataTests {
  /// Rule: VALUES-6.2. 180 degrees are pi, times 128 402.12.
  @Test("an angle's and a unit point's animated parts are 128 times as large")
  func scaled() {
    #expect(Angle.degrees(180).animatableData == .pi * 128)
    var angle = Angle.degrees(90)
    angle.animatableData *= 2
    #expect(angle == .degrees(180))
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
    var point = UnitPoint(x: 0.5, y: 1)
    point.animatableData = AnimatablePair(32, 96)
    #expect(point == UnitPoint(x: 0.25, y: 0.75))
  }

  @Test("values go a share of the way to another one, vectors and other values alike")
  func shares() {
    #expect(1.0.interpolated(towards: 3, amount: 0.25) == 1.5)
    #expect(Angle.degrees(90).interpolated(towards: .zero, amount: 0.5) == .degrees(45))
    let pair = AnimatablePair(0.0, 4.0).interpolated(towards: AnimatablePair(2, 8), amount: 0.5)
    #expect(pair == AnimatablePair(1, 6))
    var rect = CGRect.zero
    rect.interpolate(towards: CGRect(x: 2, y: 4, width: 6, height: 8), amount: 0.5)
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a turn under way is shown between its two angles")
  @MainActor
  func turnUnderWay() {
    func turned(_ angle: Angle) -> some View {
      Color.red.called("square").frame(width: 10, height: 10).rotationEffect(angle)
    }
    let host = host { turned(.zero) }
    host.animate { turned(.degrees(90)) }
    host.advance(by: 0.5)
    // At 45 degrees the box around a square of 10 is 10 sqrt 2 wide.
    let frame = host.presentationFrame(of: "square") ?? .zero
    #expect(abs(frame.width - 10 * 2.0.squareRoot()) < 1e-9)
  }
}
