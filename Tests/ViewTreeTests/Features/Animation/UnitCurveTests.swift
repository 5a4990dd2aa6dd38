import SwiftUI
import Testing

/// Numbers of OpenSwiftUI's tests that also run on Apple's. Rule: VALUES-6.3.
@Suite("Unit curves")
struct UnitCurveTests {
  @Test(
    "the slopes at the ends are those of a curve that stands still, and 1 where both control points lie on it",
    arguments: [
      (.easeIn, 0, 0), (.easeIn, 1, 0), (.easeOut, 0, 1), (.easeOut, 1, 0), (.easeInOut, 0, 0),
      (.easeInOut, 1, 0), (.linear, 0, 1), (.linear, 1, 1), (.circularEaseIn, 1, .infinity),
      (.circularEaseOut, 0, .infinity), (.circularEaseInOut, 0.5, .infinity),
    ] as [(UnitCurve, Double, Double)])
  func ends(curve: UnitCurve, x: Double, expected: Double) {
    #expect(curve.velocity(at: x) == expected)
  }

  @Test(
    "the slopes between",
    arguments: [
      (.easeIn, [0.67, 1.07, 1.37]), (.easeOut, [1.37, 1.07, 0.67]),
      (.easeInOut, [1.06, 1.72, 1.06]), (.circularEaseIn, [0.258, 0.577, 1.134]),
      (.circularEaseOut, [1.134, 0.577, 0.258]),
    ] as [(UnitCurve, [Double])])
  func between(curve: UnitCurve, expected: [Double]) {
    for (x, slope) in zip([0.25, 0.5, 0.75], expected) {
      #expect(abs(curve.velocity(at: x) - slope) < 0.01)
    }
  }

  /// Arcs of a circle: its equation says where they stand at a quarter, a half, three quarters.
  @Test(
    "circular curves follow their circles on both sides of the middle",
    arguments: [
      // 1 - sqrt(1 - x^2), and sqrt(1 - (1 - x)^2).
      (.circularEaseIn, [0.0317542, 0.1339746, 0.3385622, 1]),
      (.circularEaseOut, [0.6614378, 0.8660254, 0.9682458, 1]),
      // Half of the first at twice the progress, then its reflection.
      (.circularEaseInOut, [0.0669873, 0.5, 0.9330127, 1]),
    ] as [(UnitCurve, [Double])])
  func circles(curve: UnitCurve, expected: [Double]) {
    for (x, value) in zip([0.25, 0.5, 0.75, 1], expected) {
      #expect(abs(curve.value(at: x) - value) < 1e-6)
      // The inverse leads back.
      #expect(abs(curve.inverse.value(at: value) - x) < 1e-5)
    }
  }

  @Test("a curve that stands upright has an endless slope, with the sign of its way")
  func upright() {
    func slope(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Double {
      UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)
      ).velocity(at: 0)
    }
    #expect(slope(0, 1, 1, 1) == .infinity)
    #expect(slope(0, -1, 1, 1) == -.infinity)
    // Both derivatives are three quarters: as fast in both directions.
    #expect(slope(0.25, 0.25, 0.5, 1) == 1)
  }

  @Test("control points beyond the square are held inside it across, not along")
  func beyond() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    // x(s) = 3 s^2 - 2 s^3 and y(s) = 6 s - 15 s^2 + 10 s^3: at s = 1/2 0.5, slopes 1.5 and -1.5.
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-9)
    #expect(curve.velocity(at: 0.5) == -1)
  }

  @Test("a slope is a multiple of 2 to the power of -20", arguments: [0.1, 0.37, 0.93])
  func rounded(x: Double) {
    let slope = UnitCurve.easeInOut.velocity(at: x) * 1_048_576

    #expect(slope == slope.rounded())
  }
}
