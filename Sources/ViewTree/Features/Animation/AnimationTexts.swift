extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The curve's type with its numbers. Source: VALUES-6.5.
  public var description: String { String(describing: base) }

  public var debugDescription: String { "AnyAnimator(\(inClientsWords(String(reflecting: base))))" }

  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }

  /// Replaces the internal module name by the one that clients import.
  private func inClientsWords(_ text: String) -> String {
    text.replacing("ViewTree.", with: "SwiftUI.")
  }
}

extension CurveAnimation: CustomStringConvertible {
  var description: String {
    switch curve.function {
    case .linear: text(CubicTiming(0, 0, 1, 1))
    case .bezier(let timing): text(timing)
    default:
      "UnitCurveAnimation(duration: \(duration), curve: SwiftUI.UnitCurve(function: \(curve.function)))"
    }
  }

  private func text(_ timing: CubicTiming) -> String {
    let x = CubicTiming.Polynomial(timing.x1, timing.x2)
    let y = CubicTiming.Polynomial(timing.y1, timing.y2)
    return "BezierAnimation(duration: \(duration), curve: SwiftUI.UnitCurve.CubicSolver("
      + "ax: \(x.a), bx: \(x.b), cx: \(x.c), ay: \(y.a), by: \(y.b), cy: \(y.c)))"
  }
}

extension FluidSpringAnimation: CustomStringConvertible {
  var description: String {
    "FluidSpringAnimation(response: \(spring.response), dampingFraction: \(spring.dampingRatio), "
      + "blendDuration: \(blendDuration))"
  }
}
