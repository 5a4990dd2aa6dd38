import SwiftUI
import Testing

/// Numbers of OpenSwiftUI's tests that also run on Apple's. Rule: VALUES-6.3.
@Suite("Unit curves")
struct UnitCurveTests {
  private static let named: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ]

  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve.bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  @Test(
    "the slopes at the ends are those of a curve that does not move, and 1 where both control points lie on it",
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

  /// Arcs of a circle: its equation says where they are at a quarter, a half, three quarters.
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

  @Test(
    "the slope is how much the value changes, on the way there and on the way back",
    arguments: named)
  func slopes(curve: UnitCurve) {
    for curve in [curve, curve.inverse] {
      for x in [0.05, 0.2, 0.4, 0.6, 0.8, 0.95] {
        let change = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
        #expect(abs(curve.velocity(at: x) / change - 1) < 1e-4, "at \(x)")
      }
    }
  }

  @Test("a curve of control points goes through the points that its parameter makes")
  func points() {
    let controls: [(x1: Double, y1: Double, x2: Double, y2: Double)] = [
      (0.42, 0, 1, 1), (0, 0, 0.58, 1), (1, 0, 0, 1), (0, 1, 1, 0), (0, 1, 0, 1), (1, 0, 1, 0),
      (0.2, 3, 0.7, -2),
    ]
    for (x1, y1, x2, y2) in controls {
      let curve = bezier(x1, y1, x2, y2)
      for s in stride(from: 0.05, to: 1, by: 0.1) {
        // The points of a cubic curve, by Bernstein's polynomials.
        let (b1, b2, b3) = (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s), s * s * s)
        let (x, y) = (b1 * x1 + b2 * x2 + b3, b1 * y1 + b2 * y2 + b3)
        #expect(abs(curve.value(at: x) - y) < 1e-6, "\((x1, y1, x2, y2)) at \(s)")
      }
    }
  }

  @Test("a curve that is upright has an endless slope, with the sign of its way")
  func upright() {
    #expect(bezier(0, 1, 1, 1).velocity(at: 0) == .infinity)
    #expect(bezier(0, -1, 1, 1).velocity(at: 0) == -.infinity)
    // Both derivatives are three quarters: as fast in both directions.
    #expect(bezier(0.25, 0.25, 0.5, 1).velocity(at: 0) == 1)
  }

  @Test("control points beyond the square are held inside it across, not along")
  func beyond() {
    let curve = bezier(-0.5, 2, 1.5, -1)
    // x(s) = 3 s^2 - 2 s^3 and y(s) = 6 s - 15 s^2 + 10 s^3: at s = 1/2 0.5, slopes 1.5 and -1.5.
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-9)
    #expect(curve.velocity(at: 0.5) == -1)
  }

  @Test("a control point beyond either end is that of the end", arguments: [(-0.5, 0.0), (1.5, 1)])
  func held(x: Double, end: Double) {
    func curve(_ first: Double, _ second: Double) -> UnitCurve { bezier(first, 0.2, second, 0.9) }
    for progress in stride(from: 0.1, to: 1, by: 0.1) {
      #expect(curve(x, 0.5).value(at: progress) == curve(end, 0.5).value(at: progress))
      #expect(curve(0.5, x).value(at: progress) == curve(0.5, end).value(at: progress))
      #expect(curve(x, x).value(at: progress) == curve(end, end).value(at: progress))
    }
  }

  @Test(
    "a curve begins at 0 and ends at 1, also for progress beyond",
    arguments: named)
  func endValues(curve: UnitCurve) {
    for curve in [curve, curve.inverse] {
      for progress in [-1, 0.0] { #expect(curve.value(at: progress) == 0) }
      for progress in [1.0, 2] { #expect(curve.value(at: progress) == 1) }
      #expect(curve.value(at: 0.001) < 0.1 || curve.velocity(at: 0.001) > 1)
    }
  }

  @Test("a slope is a multiple of 2 to the power of -20", arguments: [0.1, 0.37, 0.93])
  func rounded(x: Double) {
    let slope = UnitCurve.easeInOut.velocity(at: x) * 1_048_576
    #expect(slope == slope.rounded())
  }
}
