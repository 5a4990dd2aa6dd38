import SwiftUI
import Testing

/// Rule: VALUES-6.5. The texts are those that OpenSwiftUI's tests and fatbobman's articles print from Apple's.
@Suite("Animations as text")
struct AnimationTextTests {
  @Test("the default animation says no numbers and is no spring of the same shape")
  func defaultAnimation() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Animation.default.customMirror.description == "Mirror for Animation")
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.default == .default)
  }

  @Test(
    "springs say response, damping and blending; curves the factors of their polynomials",
    arguments: [
      (.smooth, "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)"),
      (
        .interactiveSpring(),
        "FluidSpringAnimation(response: 0.15, dampingFraction: 0.85, blendDuration: 0.25)"
      ),
      (
        .linear,
        "BezierAnimation(duration: 0.35, curve: SwiftUI.UnitCurve.CubicSolver("
          + "ax: -2.0, bx: 3.0, cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0))"
      ),
    ] as [(Animation, String)])
  func curves(animation: Animation, expected: String) {
    #expect(animation.description == expected)
  }
}
