import SwiftUI
import Testing

/// A row of views under one proposal: what each of them covers, and the row's own width.
struct StackVector: CustomTestStringConvertible, Sendable {
  indirect enum Part: Sendable {
    case fill, spacer
    case fixed(CGFloat)
    case between(CGFloat?, CGFloat?)
    case priority(Double, Part)
  }

  let testDescription: String
  let proposed: CGFloat?
  let spacing: CGFloat?
  let direction: LayoutDirection
  let parts: [Part]
  /// From the left to the right edge, for each part but spacers.
  let spans: [ClosedRange<CGFloat>]
  let width: CGFloat

  init(
    _ sentence: String, _ proposed: CGFloat?, _ parts: [Part], spacing: CGFloat? = 0,
    direction: LayoutDirection = .leftToRight, spans: [ClosedRange<CGFloat>], width: CGFloat
  ) {
    testDescription = sentence
    self.proposed = proposed
    self.spacing = spacing
    self.direction = direction
    self.parts = parts
    self.spans = spans
    self.width = width
  }

  @MainActor var view: some View {
    HStack(spacing: spacing) {
      ForEach(parts.indices, id: \.self) { Self.view(of: parts[$0], named: "\($0)") }
    }
    .environment(\.layoutDirection, direction)
  }

  @MainActor @ViewBuilder
  private static func view(of part: Part, named name: String) -> some View {
    switch part {
    case .spacer: Spacer()
    case .priority(let priority, let part): filling(part, name).layoutPriority(priority)
    default: filling(part, name)
    }
  }

  @MainActor private static func filling(_ part: Part, _ name: String) -> some View {
    var (least, most): (CGFloat?, CGFloat?) = (nil, nil)
    if case .between(let from, let to) = part { (least, most) = (from, to) }
    var fixed: CGFloat?
    if case .fixed(let width) = part { fixed = width }
    return Color.clear.frame(width: fixed).frame(minWidth: least, maxWidth: most).called(name)
  }
}

/// The table of LAYOUT-3.1 and more such rows; each with its arithmetic.
///
/// - Source: LAYOUT-3.1; 1 to 4, 13 and 14 are asserted by SwiftVVD's
///   stack tests or measured by objc.io on SwiftUI, the others follow from the algorithm.
@MainActor @Suite("Stack vectors")
struct StackVectorTests {
  private nonisolated static let vectors = [
    // The second: 125 - 10 gaps - (10 + 15) minima = 90. Then 25 for the third and the first; the
    // third is less flexible: 12.5, raised to 15; the first has 10 left.
    StackVector(
      "a higher priority takes all but the minima of the others", 125,
      [.between(10, 120), .priority(1, .between(20, 160)), .between(15, 90)], spacing: 5,
      spans: [0...10, 15...105, 110...125], width: 125),
    // 500 - 8 - 50 = 442.
    StackVector(
      "priority leaves a flexible sibling its minimum", 500,
      [.between(50, nil), .priority(1, .fill)], spacing: 8, spans: [0...50, 58...500], width: 500),
    // 10 + 5 + 20 + 5 + 15 = 55.
    StackVector(
      "asked for nothing, a row answers with its minima", 0,
      [.between(10, .infinity), .between(20, .infinity), .between(15, 90)], spacing: 5,
      spans: [0...10, 15...35, 40...55], width: 55),
    // An infinite answer is placed with a zero proposal, which shows the minima.
    StackVector(
      "asked for everything, a row answers with everything", .infinity,
      [.between(10, .infinity), .between(20, .infinity), .between(15, 90)], spacing: 5,
      spans: [0...10, 15...35, 40...55], width: .infinity),
    StackVector(
      "endless children leave an endless rest, not a NaN", .infinity,
      [.fill, .fill, .fixed(20), .priority(-1, .fill)],
      spans: [0...0, 0...0, 0...20, 20...20], width: .infinity),
    // The first can grow by 100 only and is asked first, with 150 / 2; the second keeps its 100.
    StackVector(
      "a row may overflow: nothing is clamped to the proposal", 150,
      [.between(nil, 100), .between(100, nil)], spans: [0...75, 75...175], width: 175),
    StackVector(
      "equally flexible children share the width", 300, [.fill, .fill, .fill],
      spans: [0...100, 100...200, 200...300], width: 300),
    // (100 - 2 * 8) / 3 = 28.
    StackVector(
      "equally flexible children share what the gaps leave", 100, [.fill, .fill, .fill],
      spacing: nil, spans: [0...28, 36...64, 72...100], width: 100),
    // 3 * 10 + 2 * 8.
    StackVector(
      "without a proposal every child has its ideal width", nil, [.fill, .fill, .fill],
      spacing: nil, spans: [0...10, 18...28, 36...46], width: 46),
    StackVector(
      "of two endlessly flexible children the one with the larger minimum goes first", 100,
      [.fill, .between(60, nil)], spans: [0...40, 40...100], width: 100),
    StackVector(
      "flexible children share what a fixed one leaves", 100, [.fixed(20), .fill, .fill],
      spans: [0...20, 20...60, 60...100], width: 100),
    // The spacer's 8 are reserved; (100 - 8) / 2 = 46.
    StackVector(
      "a spacer gets its minimum only when others can use the rest", 100,
      [.fill, .spacer, .fill], spans: [0...46, 54...100], width: 100),
    StackVector(
      "a spacer between fixed children takes the rest", 200, [.fixed(50), .spacer, .fixed(50)],
      spans: [0...50, 150...200], width: 200),
    StackVector(
      "a spacer between fixed children keeps 8 when there is no rest", 104,
      [.fixed(50), .spacer, .fixed(50)], spans: [0...50, 58...108], width: 108),
    StackVector(
      "a row runs from the right where the text does", 60, [.fixed(20), .fixed(30)], spacing: 10,
      direction: .rightToLeft, spans: [40...60, 0...30], width: 60),
  ]

  /// Rules: LAYOUT-3.0.6, LAYOUT-3.1.1, LAYOUT-3.1.2, LAYOUT-3.1.3, LAYOUT-3.1.4, LAYOUT-3.1.5,
  /// LAYOUT-3.1.6, LAYOUT-3.1.9, LAYOUT-3.2.1, LAYOUT-3.11.1.
  @Test("a row puts its views where the table says, and is as wide", arguments: vectors)
  func follows(vector: StackVector) {
    // As high as is proposed; without a proposal as the leaves, 10.
    let height: CGFloat? = vector.proposed == nil ? nil : 20
    let stack = measure(vector.proposed, height) { vector.view }
    let frames = vector.parts.indices.compactMap { stack.frame("\($0)") }
    #expect(frames.map { $0.minX...$0.maxX } == vector.spans)
    #expect(stack.response == CGSize(width: vector.width, height: height ?? 10))
  }

  @Test("leading is the right side where text runs from the right")
  func columnDirection() {
    expectAnswer(30, 40, to: 30, 40, frames: "a 10 0 20 20, b 0 20 30 20") {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 20).called("a")
        Color.clear.frame(width: 30).called("b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  /// Two views of 20 x 10, because a stack with one is removed from the tree. The guide's line is 6
  /// before them, or 6 behind them.
  ///
  /// Rule: LAYOUT-3.1.7.
  @Test("a guide outside the child makes a stack larger, since the stack holds the guide's line")
  func guideOutside() {
    let view = Color.clear.frame(width: 20, height: 10)
    for (guide, y) in [(-6, 6), (16, 0)] as [(CGFloat, Int)] {
      expectAnswer(40, 16, to: 100, 50, frames: "a 0 \(y) 20 10, b 20 \(y) 20 10") {
        HStack(alignment: .top, spacing: 0) {
          view.alignmentGuide(.top) { _ in guide }.called("a")
          view.alignmentGuide(.top) { _ in guide }.called("b")
        }
      }
    }
    for (guide, x) in [(-6, 6), (26, 0)] as [(CGFloat, Int)] {
      expectAnswer(26, 20, to: 100, 50, frames: "a \(x) 0 20 10, b \(x) 10 20 10") {
        VStack(alignment: .leading, spacing: 0) {
          view.alignmentGuide(.leading) { _ in guide }.called("a")
          view.alignmentGuide(.leading) { _ in guide }.called("b")
        }
      }
    }
  }
}
