import SwiftUI
import Testing
import ViewTreeTesting

/// The values that a tree remembers from one layout to the next must never show in the result.
@MainActor @Suite("Relayout")
struct RelayoutTests {
  private let log = Log()
  private let model = Model()
  private let size = CGSize(width: 300, height: 200)

  @Test("a font reaches a text whose stack asked for its spacing first")
  func fontReachesText() {
    func lines(_ size: CGFloat) -> some View {
      VStack {
        Text("ab").called("text")
        Color.clear
      }
      .font(.system(size: size))
    }
    let host = ViewHost(size: size) { lines(10) }
    host.update { lines(20) }
    // Two letters of 1 em under the unit metrics.
    host.expectFrames("text 130 0 40 20")
  }

  @Test("a changed inner priority does not replace the outer one of the same view")
  func outerPriorityStays() {
    func row(_ inner: Double) -> some View {
      HStack(spacing: 0) {
        Color.clear.layoutPriority(inner).layoutPriority(0)
        Color.clear.called("neighbour")
      }
    }
    let host = ViewHost(size: size) { row(0) }
    host.update { row(1) }
    // The outer 0 holds: both share the 300.
    host.expectFrames("neighbour 150 0 150 200")
  }

  @Test("a frame that lets go of its width is asked again what it was asked before, all of it")
  func frameLetsGo() {
    /// Asks its view for 10, then for all that it is offered, which it takes; the view gets 10.
    struct AskingTwice: Layout {
      let narrow = ProposedViewSize(width: 10, height: 20)

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        _ = subviews[0].sizeThatFits(narrow)
        return subviews[0].sizeThatFits(proposal)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { subviews[0].place(at: bounds.origin, proposal: narrow) }
    }
    /// At least 50 wide, and no wider until it lets go.
    struct LettingGo: View {
      let control: Control
      @State private var width: CGFloat? = 50
      var body: some View {
        Color.clear.frame(minWidth: 50).frame(width: width, height: 20)
          .onAppear { control["let go"] = { width = nil } }
      }
    }
    // Asked for 10, the frame answers 50 before and after; asked for 300, only before.
    let control = Control()
    let host = expectFrames("outer 125 90 50 20", in: size) {
      AskingTwice() { LettingGo(control: control) }.called("outer")
    }
    host.run(control["let go"])
    host.expectFrames("outer 0 90 300 20")
  }

  /// Views of 20 x 20 with something between them, and how far the last is below the first.
  private func column(@ViewBuilder _ middle: () -> some View) -> some View {
    VStack {
      Color.clear.frame(width: 20, height: 20).called("first")
      middle()
      Color.clear.frame(width: 20, height: 20).called("last")
    }
    .fixedSize()
  }

  private func expectDistances(
    _ distances: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: (_ isChanged: Bool) -> some View
  ) {
    let host = ViewHost(size: size) { view(false) }
    let found = [false, true, false].map { isChanged in
      host.update { view(isChanged) }
      let edges = ["first", "last"].map { host.frame(of: $0)?.minY ?? .nan }
      return edges[1] - edges[0]
    }
    #expect(found == distances, sourceLocation: sourceLocation)
  }

  /// Has no size, and wants no gap where it is a spacer.
  @ViewBuilder private func nothing(isSpacer: Bool) -> some View {
    if isSpacer { Spacer(minLength: 0) } else { Color.clear.frame(width: 0, height: 0) }
  }

  /// 20 for the first cell, and a gap of 8 above and below the middle, which has no height.
  ///
  /// Rules: LAYOUT-3.3.5, LAYOUT-3.3.6, LAYOUT-3.3.7.
  @Test("a middle that begins to want no gap closes it, and opens it again, though its size stays")
  func changedSpacing() {
    expectDistances([36, 20, 36]) { isSpacer in
      column { VStack { nothing(isSpacer: isSpacer) }.fixedSize() }
    }
    // So it does through layouts and modifiers that are as large as before.
    let passing = NotingLayout(log: log)
    expectDistances([36, 20, 36]) { isSpacer in
      column { passing { passing { passing { VStack { nothing(isSpacer: isSpacer) } } } } }
    }
    expectDistances([36, 20, 36]) { isSpacer in
      column {
        VStack { nothing(isSpacer: isSpacer) }.fixedSize().offset(x: 1).fixedSize().offset(x: -1)
      }
    }
    // An empty stack wishes for no gap; in a frame that decides its height for 8 above and below.
    expectDistances([20, 36, 20]) { isFramed in
      column { VStack {}.frame(minHeight: isFramed ? 0 : nil) }
    }
    // A lazy stack has gaps while it has a row.
    expectDistances([36, 20, 36]) { isEmpty in
      column {
        LazyVStack {
          ForEach(0..<(isEmpty ? 0 : 1), id: \.self) { _ in Color.red.frame(height: 0) }
        }
      }
    }
    // At the start of stacks inside one another the gap above closes, the one below stays.
    expectDistances([36, 28, 36]) { isSpacer in
      column {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            nothing(isSpacer: isSpacer)
            nothing(isSpacer: false)
          }
          nothing(isSpacer: false)
        }
      }
    }
  }

  @Test("a row whose parts change and that answers as before has nothing around it asked again")
  func answersAsBefore() {
    /// Two parts that are 100 together.
    struct Parts: View {
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          Color.clear.frame(width: CGFloat(model.number), height: 10)
          Color.clear.frame(width: CGFloat(100 - model.number), height: 10).called("second")
        }
      }
    }
    model.number = 30
    let host = ViewHost(size: size) {
      VStack {
        NotingLayout(log: log) { Parts(model: model) }
        Color.clear
      }
    }
    // The row of 100 begins at 100.
    host.expectFrames("second 130 0 70 10")
    let before = log.entries.count
    host.run { model.number = 60 }
    host.expectFrames("second 160 0 40 10")
    #expect(log.entries.count == before)
  }

  @Test("a list that changes inside a reader has nothing around the reader asked again")
  func listInReader() {
    let host = ViewHost(size: size) {
      NotingLayout(log: log) {
        GeometryReader { _ in
          if model.number > 0 { Color.red.called("new") }
          Color.blue
        }
      }
    }
    let before = log.entries.count
    host.run { model.number = 1 }
    host.expectFrames("new 0 0 300 200")
    #expect(log.entries.count == before)
  }

  @Test("a layer whose alignment has changed is at the new one, and one of an equal one stays")
  func changedAlignment() {
    func content(_ alignment: Alignment) -> some View {
      Color.clear.overlay(alignment: alignment) {
        Color.red.frame(width: 20, height: 10).called("layer")
      }
    }
    let host = expectFrames("layer 0 0 20 10") { content(.topLeading) }
    host.update { content(.bottomTrailing) }
    host.expectFrames("layer 80 90 20 10")
    #expect(host.cost { host.update { content(.bottomTrailing) } }.placements == 0)
  }
}
