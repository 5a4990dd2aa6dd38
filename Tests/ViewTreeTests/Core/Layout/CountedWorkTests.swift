import SwiftUI
import Testing
import ViewTreeTesting

/// Asks its only subview for some sizes and answers the last.
private struct Asking: Layout {
  let proposals: [ProposedViewSize]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposals.map { subviews[0].sizeThatFits($0) }.last ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let last = proposals.last else { return }
    subviews[0].place(at: bounds.origin, proposal: last)
  }
}

/// A column around the rest, as many as there are levels; of two views, or it would be elided.
private struct Layered<Content: View>: View {
  let levels: Int
  let content: Content

  var body: some View {
    if levels == 0 {
      content
    } else {
      VStack(spacing: 0) {
        AnyView(Layered(levels: levels - 1, content: content))
        Color.clear.frame(height: 1)
      }
    }
  }
}

/// Is as large as it may be and asks its subview for a guide in squares of some sides.
private struct GuideAsking: PlacelessLayout {
  let sides: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    _ = subviews[0].sizeThatFits(proposal)
    for side in sides {
      _ = subviews[0].dimensions(in: ProposedViewSize(width: side, height: side))[.leadingMark]
    }
    return proposal.replacingUnspecifiedDimensions()
  }
}

/// The counters of a host count each piece of work that it does.
///
/// Source: COST-1.3.
@MainActor @Suite("Counted work")
struct CountedWorkTests {
  private let control = Control()

  @Test("a window of another size asks the view in it once, and places the root and the view")
  func resized() {
    let host = host { Color.clear }
    let cost = host.cost { host.size = CGSize(width: 90, height: 100) }
    #expect(cost.measurements == 1 && cost.measuredNodes == 1)
    #expect(cost.placements == 2 && cost.bodies == 0)
  }

  @Test("a view counts a measurement a size; a frame of a fixed size one, whatever the proposals")
  func asked() {
    func asked(_ view: some View) -> Counters {
      let proposals = [10, 20, 30].map { ProposedViewSize(width: $0, height: $0) }
      return host { Asking(proposals: proposals) { view } }.counters
    }
    // The layout once, the colour three times.
    #expect(asked(Color.clear).measurements == 1 + 3)
    #expect(asked(Color.clear).measuredNodes == 2)
    // The layout once, the frame once, and the colour inside when it is placed.
    #expect(asked(Color.clear.frame(width: 5, height: 5)).measurements == 3)
    // The layout once, the frame three times, and the colour with each.
    #expect(asked(Color.clear.frame(width: 5)).measurements == 1 + 3 + 3)
  }

  @Test("a change of priority inside a geometry reader costs the same at any depth")
  func priorityAtDepth() {
    func cost(_ levels: Int) -> Counters {
      struct Pair: View {
        let control: Control
        @State private var priority = 0.0
        var body: some View {
          GeometryReader { _ in
            HStack(spacing: 0) {
              Color.red.frame(maxWidth: 60).layoutPriority(priority)
              Color.blue
            }
          }
          .onAppear { control["raise"] = { priority += 1 } }
        }
      }
      let host = host { Layered(levels: levels, content: Pair(control: control)) }
      // A first change must leave nothing behind that makes the second dearer.
      host.run(control["raise"])
      let cost = host.cost(of: control["raise"])
      #expect(host.warnings.isEmpty)
      return cost
    }
    let shallow = cost(1)
    #expect(shallow.geometryClosures >= 1)
    for levels in [2, 5, 20] { #expect(cost(levels) == shallow) }
  }

  @Test("a change inside a view that stays as large costs the same at any depth")
  func changeAtDepth() {
    func cost(_ levels: Int) -> Counters {
      let width = Hand<CGFloat>(10)
      let pair = Stateful(width) { width in
        HStack(spacing: 0) {
          Color.red.frame(width: width)
          Color.blue
        }
      }
      let host = host { Layered(levels: levels, content: pair) }
      let cost = host.cost { width.value += 10 }
      #expect(host.warnings.isEmpty)
      return cost
    }
    let shallow = cost(1)
    #expect(shallow.bodies == 1)
    for levels in [2, 5, 20] { #expect(cost(levels) == shallow) }
  }

  @Test("a few guides are known beyond the turn; more than 24 are asked for again")
  func guides() {
    for (count, isKnown) in [(1, true), (24, true), (25, false)] {
      let log = Log()
      let host = host {
        GuideAsking(sides: (1...count).map { CGFloat($0) }) {
          Color.clear.alignmentGuide(.leadingMark) { _ in
            log.note("asked")
            return 3
          }
        }
      }
      #expect(log.entries.count == count)
      host.size = CGSize(width: 90, height: 100)
      #expect(log.entries.count == (isKnown ? count : 2 * count), "\(count)")
    }
  }

  /// The second group is a transaction of its own, so that a body runs for each.
  @Test("layout runs between two groups of writes only where one is animated")
  func groups() {
    struct Bar: View {
      let control: Control
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10).called("bar")
          .frame(width: 100, alignment: .leading)
          .onAppear {
            control["plain"] = {
              width = 20
              withTransaction(Transaction()) { width = 40 }
            }
            control["once"] = { width = 10 }
            control["animated"] = {
              width = 20
              withAnimation(.linear(duration: 1)) { width = 40 }
            }
          }
      }
    }
    let host = host { Bar(control: control) }
    let early = host.cost(of: control["plain"])
    #expect(early.bodies == 2)
    let once = host.cost(of: control["once"])
    #expect(once.bodies == 1)
    #expect(early.placements == once.placements)
    // From now on the host knows of animations.
    host.run(control["animated"])
    // Begun at the 20 of the first group, not at the 10 of before.
    #expect(host.presentationFrame(of: "bar")?.width == 20)
    host.advance(by: 2)
    #expect(host.presentationFrame(of: "bar")?.width == 40)
    #expect(host.cost(of: control["once"]).placements == once.placements)
    let plain = host.cost(of: control["plain"])
    #expect(plain.bodies == 2)
    #expect(plain.placements == once.placements && plain.measurements == once.measurements)
  }

  @Test("a view that is only moved costs the same however much is in it")
  func moved() {
    func cost(_ count: Int) -> Counters {
      let height = Hand<CGFloat>(10)
      let host = host {
        Stateful(height) { height in
          VStack(spacing: 0) {
            Color.red.frame(height: height)
            HStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { _ in
                Color.blue.frame(width: 1).padding(.vertical, 1)
              }
            }
            .frame(width: 50, height: 10)
          }
        }
      }
      return host.cost { height.value += 10 }
    }
    let little = cost(1)
    #expect(little.placements > 0)
    for count in [2, 30] { #expect(cost(count) == little) }
  }

  @Test("a view of no size that is asked nothing places what is in it")
  func noSize() {
    // Nothing in the middle of 100 x 100, and 20 in the middle of nothing.
    expectFrames("layout 50 50 0 0, inner 40 40 20 20") {
      Asking(proposals: [.unspecified]) {
        Color.red.frame(width: 20, height: 20).called("inner").frame(width: 0, height: 0)
      }
      .called("layout")
    }
  }
}
