import SwiftUI
import Testing
import ViewTreeTesting

@MainActor @Suite("Mappings in space")
struct CATransform3DTests {
  private func entries(_ t: CATransform3D) -> [Double] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ].map { Double(($0 * 1e9).rounded() / 1e9) }
  }

  @Test("a quarter turn around z takes x to y, around y takes z to x, around x takes y to z")
  func quarterTurns() {
    let quarter = CGFloat.pi / 2
    #expect(
      entries(CATransform3DMakeRotation(quarter, 0, 0, 2))
        == [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect(
      entries(CATransform3DMakeRotation(quarter, 0, 3, 0))
        == [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
    #expect(
      entries(CATransform3DMakeRotation(quarter, 1, 0, 0))
        == [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1])
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(quarter, 0, 0, 0)))
  }

  @Test("translate, scale and rotate come before what there is, concat after")
  func order() {
    // (1, 0) scaled by 2, then moved by 10: 12. Moved by 10, then scaled by 2: 22.
    let moved = CATransform3DMakeTranslation(10, 0, 0)
    let before = CATransform3DScale(moved, 2, 2, 1)
    let after = CATransform3DConcat(moved, CATransform3DMakeScale(2, 2, 1))
    let point = CGPoint(x: 1, y: 0)
    #expect(point.applying(CATransform3DGetAffineTransform(before)).x == 12)
    #expect(point.applying(CATransform3DGetAffineTransform(after)).x == 22)
    #expect(CATransform3DIsAffine(after))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test("a mapping followed by its inverse keeps every point; a flat one is its own inverse")
  func inverse() {
    var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
    t = CATransform3DTranslate(CATransform3DScale(t, 2, 3, 4), 5, 6, 7)
    t.m34 = -1 / 500
    let none = CATransform3DConcat(t, CATransform3DInvert(t))
    #expect(entries(none) == entries(CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("a turn around the vertical axis with perspective is shown as a projection")
  func projection() {
    // With depth d, the point (50, 0) turned by 60 degrees is at x = 25 and z = -43.3; it is
    // shown at 25 / (1 + 43.3 / 500).
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    t = CATransform3DRotate(t, .pi / 3, 0, 1, 0)
    let shown = CGPoint(x: 50, y: 0).applying(ProjectionTransform(t))
    // 50 sin 60 = 43.30127018922193.
    let expected: CGFloat = 25 / 1.08660254037844386
    #expect(abs(shown.x - expected) < 1e-9)

    struct Tilted: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CATransform3DMakeTranslation(7, 3, 0))
      }
    }
    expectFrames("box 52 48 10 10") {
      Color.red.frame(width: 10, height: 10).called("box").modifier(Tilted())
    }
  }
}
