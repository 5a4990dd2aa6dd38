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

extension HorizontalAlignment {
  private enum Noted: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  fileprivate static let noted = HorizontalAlignment(Noted.self)
}

/// Is as large as it may be and asks its subview for a guide in squares of some sides.
private struct GuideAsking: Layout {
  let sides: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    _ = subviews[0].sizeThatFits(proposal)
    for side in sides {
      _ = subviews[0].dimensions(in: ProposedViewSize(width: side, height: side))[.noted]
    }
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// The counters of a host count each piece of work that it does.
///
/// Source: COST-1.3.
@Suite("Counted work")
@MainActor
struct CountedWorkTests {
  private let log = Log()
  private let control = Control()

  @Test("a window of another size asks the view in it once, and places the root and the view")
  func resized() {
    let host = host { Color.clear }
    let before = host.counters
    host.size = CGSize(width: 90, height: 100)
    let cost = host.counters - before
    #expect(cost.measurements == 1)
    #expect(cost.measuredNodes == 1)
    #expect(cost.placements == 2)
    #expect(cost.bodies == 0)
  }

  @Test("a view that is asked for three sizes counts three measurements of one node")
  func asked() {
    let proposals = [10, 20, 30].map { ProposedViewSize(width: $0, height: $0) }
    let host = host { Asking(proposals: proposals) { Color.clear } }
    // The layout once, the colour three times.
    #expect(host.counters.measurements == 1 + 3)
    #expect(host.counters.measuredNodes == 2)
  }

  @Test(
    "a frame of a fixed size is asked once, whatever the proposals; one with a free side is not")
  func fixedFrame() {
    let proposals = [10, 20, 30].map { ProposedViewSize(width: $0, height: $0) }
    let fixed = host { Asking(proposals: proposals) { Color.clear.frame(width: 5, height: 5) } }
    // The layout once, the frame once, and the colour inside when it is placed.
    #expect(fixed.counters.measurements == 3)
    let free = host { Asking(proposals: proposals) { Color.clear.frame(width: 5) } }
    // The layout once, the frame three times, and the colour with each.
    #expect(free.counters.measurements == 1 + 3 + 3)
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
      let before = host.counters
      host.run(control["raise"])
      #expect(host.warnings.isEmpty)
      return host.counters - before
    }
    let shallow = cost(1)
    #expect(shallow.geometryClosures >= 1)
    for levels in [2, 5, 20] { #expect(cost(levels) == shallow) }
  }

  @Test("a change inside a view that stays as large costs the same at any depth")
  func changeAtDepth() {
    func cost(_ levels: Int) -> Counters {
      struct Pair: View {
        let control: Control
        @State private var width: CGFloat = 10
        var body: some View {
          HStack(spacing: 0) {
            Color.red.frame(width: width)
            Color.blue
          }
          .onAppear { control["widen"] = { width += 10 } }
        }
      }
      let host = host { Layered(levels: levels, content: Pair(control: control)) }
      let before = host.counters
      host.run(control["widen"])
      #expect(host.warnings.isEmpty)
      return host.counters - before
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
          Color.clear.alignmentGuide(.noted) { _ in
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
    func cost(_ host: ViewHost, _ name: String) -> Counters {
      let before = host.counters
      host.run(control[name])
      return host.counters - before
    }
    let host = host { Bar(control: control) }
    let early = cost(host, "plain")
    #expect(early.bodies == 2)
    let once = cost(host, "once")
    #expect(once.bodies == 1)
    #expect(early.placements == once.placements)
    // From now on the host knows of animations.
    _ = cost(host, "animated")
    // Begun at the 20 of the first group, not at the 10 of before.
    #expect(host.presentationFrame(of: "bar")?.width == 20)
    host.advance(by: 2)
    #expect(host.presentationFrame(of: "bar")?.width == 40)
    let former = cost(host, "once")
    #expect(former.placements == once.placements)
    let plain = cost(host, "plain")
    #expect(plain.bodies == 2)
    #expect(plain.placements == once.placements)
    #expect(plain.measurements == once.measurements)
  }

  @Test("a view that is only moved costs the same however much is in it")
  func moved() {
    struct Moving: View {
      let count: Int
      let control: Control
      @State private var height: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: height)
          HStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { _ in Color.blue.frame(width: 1).padding(.vertical, 1) }
          }
          .frame(width: 50, height: 10)
        }
        .onAppear { control["grow"] = { height += 10 } }
      }
    }
    func cost(_ count: Int) -> Counters {
      let host = host { Moving(count: count, control: control) }
      let before = host.counters
      host.run(control["grow"])
      return host.counters - before
    }
    let little = cost(1)
    #expect(little.placements > 0)
    for count in [2, 30] { #expect(cost(count) == little) }
  }

  @Test("a view of no size that is asked nothing places what is in it")
  func noSize() throws {
    let host = host {
      Asking(proposals: [.unspecified]) {
        Color.red.frame(width: 20, height: 20).called("inner")
          .frame(width: 0, height: 0)
      }
      .called("layout")
    }
    let layout = try #require(host.frame(of: "layout"))
    // 20 in the middle of 0.
    #expect(
      host.frame(of: "inner")
        == CGRect(x: layout.minX - 10, y: layout.minY - 10, width: 20, height: 20))
  }
}
