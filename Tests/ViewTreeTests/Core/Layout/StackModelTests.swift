import SwiftUI
import Testing
import TestSupport
import ViewSketches

/// A random stack: what the model lays out and what the engine is shown.
private struct RandomStack {
  let axis: Axis
  let spacing: CGFloat?
  let guide: CGFloat
  let children: [StackModelChild]
  let along: CGFloat?
  let across: CGFloat?

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func chance(_ parts: Int) -> Bool { Int.random(in: 0..<parts, using: &generator) == 0 }
    // Few different lengths, so that equal flexibilities, and with them ties, are common.
    func length() -> CGFloat { CGFloat(Int.random(in: 0...6, using: &generator) * 20) }
    func rule() -> LengthRule {
      var rule = LengthRule()
      if chance(3) { rule.fixed = length() }
      if chance(2) { rule.minimum = length() }
      if chance(2) { rule.maximum = chance(4) ? .infinity : (rule.minimum ?? 0) + length() }
      return rule
    }
    func proposal() -> CGFloat? {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: nil
      case 1: 0
      case 2: .infinity
      default: CGFloat(Int.random(in: 1...500, using: &generator))
      }
    }

    axis = chance(2) ? .horizontal : .vertical
    spacing = chance(3) ? nil : CGFloat(Int.random(in: 0...12, using: &generator))
    guide = [0, 0.5, 1][Int.random(in: 0..<3, using: &generator)]
    let count = Int.random(in: chance(10) ? 10...30 : 0...6, using: &generator)
    children = (0..<count).map { _ in
      StackModelChild(
        along: rule(), across: rule(),
        priority: chance(3) ? Double(Int.random(in: -1...2, using: &generator)) : 0)
    }
    along = proposal()
    across = proposal()
  }

  /// The model; a gap of 8 between frames stands for absent spacing (LAYOUT-3.3).
  var model: StackModel { StackModel(spacing: spacing ?? 8, guide: guide, children: children) }
}

extension RandomStack {
  /// The engine's stack: children named by their index.
  @MainActor
  func measured() -> Measurement {
    switch axis {
    case .horizontal:
      measure(along, across) {
        HStack(alignment: guide == 0 ? .top : guide == 1 ? .bottom : .center, spacing: spacing) {
          cells
        }
      }
    case .vertical:
      measure(across, along) {
        VStack(
          alignment: guide == 0 ? .leading : guide == 1 ? .trailing : .center, spacing: spacing
        ) {
          cells
        }
      }
    }
  }

  @MainActor
  private var cells: some View {
    ForEach(children.indices, id: \.self) { index in
      let child = children[index]
      let width = axis == .horizontal ? child.along : child.across
      let height = axis == .horizontal ? child.across : child.along
      Color.clear
        .frame(width: width.fixed, height: height.fixed)
        .frame(
          minWidth: width.minimum, maxWidth: width.maximum,
          minHeight: height.minimum, maxHeight: height.maximum
        )
        .accessibilityIdentifier("\(index)")
        .layoutPriority(child.priority)
    }
  }
}

@Suite("Stack model")
@MainActor
struct StackModelTests {
  /// Rules: LAYOUT-3.1.8, LAYOUT-3.1.3.
  @Test(
    "a stack lays out as a second implementation of the rules does",
    arguments: TestLength.seeds(10, whole: 50))
  func agreesWithModel(block: Int) {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      compare(RandomStack(seed: seed), seed: seed)
    }
  }

  private func compare(_ stack: RandomStack, seed: UInt64) {
    let model = stack.model
    let measurement = stack.measured()
    let isRow = stack.axis == .horizontal
    let response = measurement.response
    expectClose(
      isRow ? response.width : response.height, model.length(along: stack.along),
      "seed \(seed): length")
    if let thickness = model.thickness(across: stack.across) {
      expectClose(
        isRow ? response.height : response.width, thickness, "seed \(seed): thickness")
    }
    let places = model.places(along: stack.along, across: stack.across) ?? []
    for (index, place) in places.enumerated() {
      guard let frame = measurement.frame("\(index)") else {
        Issue.record("seed \(seed): child \(index) has no frame")
        continue
      }
      let name = "seed \(seed), child \(index)"
      expectClose(isRow ? frame.minX : frame.minY, place.start, "\(name): start")
      expectClose(isRow ? frame.width : frame.height, place.length, "\(name): length")
      expectClose(isRow ? frame.minY : frame.minX, place.acrossStart, "\(name): across")
      expectClose(
        isRow ? frame.height : frame.width, place.acrossLength, "\(name): across length")
    }
  }

  /// Equal up to the rounding of sums taken in another order; infinities must be equal.
  private func expectClose(_ actual: CGFloat, _ expected: CGFloat, _ what: String) {
    let isClose = actual == expected || abs(actual - expected) < 1e-6
    #expect(isClose, "\(what): got \(actual), expected \(expected)")
  }
}
