import SwiftUI
import TestSupport
import Testing
import ViewTreeTesting

/// The values that a tree remembers from one layout to the next must never show in the result.
@Suite("Relayout")
@MainActor
struct RelayoutTests {
  @Test("a font reaches a text whose stack asked for its spacing first")
  func fontReachesText() {
    let host = ViewHost(size: CGSize(width: 300, height: 200)) { TwoLines(size: 10) }
    host.update { TwoLines(size: 20) }

    // Two letters of 1 em under the unit metrics.
    #expect(host.frame(of: "text")?.size == CGSize(width: 40, height: 20))
  }

  @Test("a changed inner priority does not replace the outer one of the same view")
  func outerPriorityStays() {
    let host = ViewHost(size: CGSize(width: 300, height: 200)) { TwoPriorities(inner: 0) }
    host.update { TwoPriorities(inner: 1) }

    // The outer 0 holds: both share the 300.
    #expect(host.frame(of: "neighbour")?.width == 150)
  }

  @Test("a frame that lets go of its width is asked again what it was asked before, all of it")
  func frameLetsGo() {
    // Asked for 10, the frame answers 50 before and after; asked for 300, only before.
    let control = Control()
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      AskingTwice { LettingGo(control: control) }.called("outer")
    }
    #expect(host.frame(of: "outer")?.width == 50)
    host.run(control["let go"])
    #expect(host.frame(of: "outer")?.width == 300)
  }

  /// Rule: LAYOUT-3.3.6.
  @Test("a neighbour without a gap closes the gap, though its size stays")
  func changedSpacing() {
    let host = ViewHost(size: CGSize(width: 300, height: 200)) { SpacerOrColor(isSpacer: false) }
    // 20 for the first cell, a gap of 8 above and below the middle, which has no height.
    #expect(distance(in: host) == 36)

    host.update { SpacerOrColor(isSpacer: true) }

    #expect(distance(in: host) == 20)
  }

  /// Rule: LAYOUT-3.3.6.
  @Test("so it does through layouts and modifiers around the neighbour that are as large as before")
  func changedSpacingInside() {
    for isInLayouts in [false, true] {
      let host = ViewHost(size: CGSize(width: 300, height: 200)) {
        WrappedSpacerOrColor(isSpacer: false, isInLayouts: isInLayouts)
      }
      #expect(distance(in: host) == 36)
      host.update { WrappedSpacerOrColor(isSpacer: true, isInLayouts: isInLayouts) }
      #expect(distance(in: host) == 20)
      host.update { WrappedSpacerOrColor(isSpacer: false, isInLayouts: isInLayouts) }
      #expect(distance(in: host) == 36)
    }
  }

  /// Rule: LAYOUT-3.3.5.
  @Test(
    "a frame that begins to decide a side has ordinary gaps there, though it is as large as before")
  func changedEdges() {
    func content(_ minimum: CGFloat?) -> some View {
      VStack {
        Color.clear.frame(width: 20, height: 20).called("first")
        VStack {}.frame(minHeight: minimum)
        Color.clear.frame(width: 20, height: 20).called("last")
      }
      .fixedSize()
    }
    // An empty stack wishes for no gap; in a frame for 8 above and below.
    let host = ViewHost(size: CGSize(width: 300, height: 200)) { content(nil) }
    #expect(distance(in: host) == 20)
    host.update { content(0) }
    #expect(distance(in: host) == 36)
    host.update { content(nil) }
    #expect(distance(in: host) == 20)
  }

  /// Rule: LAYOUT-3.3.7.
  @Test("so it does around a lazy stack that loses its last row, and opens with the next one")
  func emptiedLazyStack() {
    func content(_ rows: Int) -> some View {
      VStack {
        Color.clear.frame(height: 20).called("first")
        LazyVStack { ForEach(0..<rows, id: \.self) { _ in Color.red.frame(height: 0) } }
        Color.clear.frame(height: 20).called("last")
      }
    }
    let host = ViewHost(size: CGSize(width: 300, height: 200)) { content(1) }
    #expect(distance(in: host) == 36)
    host.update { content(0) }
    #expect(distance(in: host) == 20)
    host.update { content(1) }
    #expect(distance(in: host) == 36)
  }

  /// Rule: LAYOUT-3.3.7.
  @Test("so it does at the start of stacks inside one another")
  func changedSpacingInStacks() {
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      NestedSpacerOrColor(isSpacer: false)
    }
    #expect(distance(in: host) == 36)
    // The gap above closes, the one below stays.
    host.update { NestedSpacerOrColor(isSpacer: true) }
    #expect(distance(in: host) == 28)
    host.update { NestedSpacerOrColor(isSpacer: false) }
    #expect(distance(in: host) == 36)
  }

  @Test("a row whose parts change and that answers as before has nothing around it asked again")
  func answersAsBefore() {
    let log = Log()
    let model = Model()
    model.number = 30
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        NotingAnswers(log: log) { Parts(model: model) }
        Color.clear
      }
    }
    #expect(host.frame(of: "second")?.width == 70)
    let before = log.entries.count
    host.run { model.number = 60 }
    #expect(host.frame(of: "second")?.width == 40)
    #expect(log.entries.count == before)
  }

  @Test("a list that changes inside a reader has nothing around the reader asked again")
  func listInReader() {
    let log = Log()
    let model = Model()
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      NotingAnswers(log: log) {
        GeometryReader { _ in
          if model.number > 0 { Color.red.called("new") }
          Color.blue
        }
      }
    }
    let before = log.entries.count
    host.run { model.number = 1 }
    #expect(host.frame(of: "new") != nil)
    #expect(log.entries.count == before)
  }

  @Test("a layer whose alignment has changed is at the new one, and one of an equal one stays")
  func changedAlignment() {
    func content(_ alignment: Alignment) -> some View {
      Color.clear.overlay(alignment: alignment) {
        Color.red.frame(width: 20, height: 10).called("layer")
      }
    }
    let host = host { content(.topLeading) }
    #expect(host.frame(of: "layer")?.origin == .zero)
    host.update { content(.bottomTrailing) }
    #expect(host.frame(of: "layer")?.origin == CGPoint(x: 80, y: 90))
    let before = host.counters
    host.update { content(.bottomTrailing) }
    #expect((host.counters - before).placements == 0)
  }

  /// How far the last cell of a column is below the first.
  private func distance(in host: ViewHost) -> CGFloat? {
    guard let first = host.frame(of: "first"), let last = host.frame(of: "last") else { return nil }
    return last.minY - first.minY
  }
}

/// A text in a stack under a font.
private struct TwoLines: View {
  let size: CGFloat

  var body: some View {
    VStack {
      Text("ab").called("text")
      Color.clear
    }
    .font(.system(size: size))
  }
}

/// Asks its view for 10, then for all that it is offered, which it takes; the view gets 10.
private struct AskingTwice: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    _ = subviews[0].sizeThatFits(narrow)
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: narrow)
  }

  private var narrow: ProposedViewSize { ProposedViewSize(width: 10, height: 20) }
}

/// At least 50 wide, and no wider until it lets go.
private struct LettingGo: View {
  let control: Control
  @State private var width: CGFloat? = 50

  var body: some View {
    Color.clear.frame(minWidth: 50).frame(width: width, height: 20)
      .onAppear { control["let go"] = { width = nil } }
  }
}

/// Two priorities on one view beside another that fills.
private struct TwoPriorities: View {
  let inner: Double

  var body: some View {
    HStack(spacing: 0) {
      Color.clear.layoutPriority(inner).layoutPriority(0)
      Color.clear.called("neighbour")
    }
  }
}

/// A layout of one's own that is as large as its view and wishes what that does.
private struct Passing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// Two parts that are 100 together.
private struct Parts: View {
  let model: Model

  var body: some View {
    HStack(spacing: 0) {
      Color.clear.frame(width: CGFloat(model.number), height: 10)
      Color.clear.frame(width: CGFloat(100 - model.number), height: 10).called("second")
    }
  }
}

/// Notes each answer.
private struct NotingAnswers: Layout {
  let log: Log

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.note("\(proposal)")
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// The same column whose middle is the first of a stack in a stack.
private struct NestedSpacerOrColor: View {
  let isSpacer: Bool

  var body: some View {
    VStack {
      Color.clear.frame(width: 20, height: 20).called("first")
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          if isSpacer { Spacer(minLength: 0) } else { Color.clear.frame(width: 0, height: 0) }
          Color.clear.frame(width: 0, height: 0)
        }
        Color.clear.frame(width: 0, height: 0)
      }
      Color.clear.frame(width: 20, height: 20).called("last")
    }
    .fixedSize()
  }
}

/// The same column with more around its middle.
private struct WrappedSpacerOrColor: View {
  let isSpacer: Bool
  let isInLayouts: Bool

  var body: some View {
    VStack {
      Color.clear.frame(width: 20, height: 20).called("first")
      if isInLayouts {
        Passing { Passing { Passing { middle } } }
      } else {
        middle.fixedSize().offset(x: 1).fixedSize().offset(x: -1)
      }
      Color.clear.frame(width: 20, height: 20).called("last")
    }
    .fixedSize()
  }

  private var middle: some View {
    VStack { if isSpacer { Spacer(minLength: 0) } else { Color.clear.frame(width: 0, height: 0) } }
  }
}

/// A column whose middle has no height and sometimes wants no gaps.
private struct SpacerOrColor: View {
  let isSpacer: Bool

  var body: some View {
    VStack {
      Color.clear.frame(width: 20, height: 20).called("first")
      VStack {
        if isSpacer { Spacer(minLength: 0) } else { Color.clear.frame(width: 0, height: 0) }
      }
      .fixedSize()
      Color.clear.frame(width: 20, height: 20).called("last")
    }
    .fixedSize()
  }
}
