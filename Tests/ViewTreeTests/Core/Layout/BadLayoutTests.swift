import SwiftUI
import Testing
import ViewTreeTesting

@testable import SwiftUISketches

/// Answers and places as a test says.
private struct OddLayout: Layout {
  var size = CGSize(width: 30, height: 20)
  var place: @Sendable (LayoutSubview, CGRect) -> Void = { _, _ in }
  var guide: CGFloat?
  var offer = ProposedViewSize.unspecified

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for subview in subviews { _ = subview.sizeThatFits(offer) }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { place(subview, bounds) }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { self.guide }
}

/// Two layouts that keep each other's subviews and ask them for their sizes.
private final class Meeting: @unchecked Sendable {
  var subviews: [Int: LayoutSubview] = [:]
}

private struct AskingLayout: PlacelessLayout {
  let name: Int
  let meeting: Meeting

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    meeting.subviews[name] = subviews[0]
    let own = subviews[0].sizeThatFits(proposal)
    let other = meeting.subviews[1 - name]?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: max(own.width, other.width), height: own.height)
  }
}

@MainActor @Suite("Bad layouts")
struct BadLayoutTests {
  private let size = CGSize(width: 100, height: 100)

  private func host(_ layout: OddLayout) -> ViewHost {
    ViewHost(size: size) {
      layout { Color.clear.frame(width: 10, height: 10).called("child") }.called("layout")
    }
  }

  @Test("an endless or negative size is kept as an answer; placed, an endless side counts as 0")
  func endlessSize() {
    let layout = OddLayout(size: CGSize(width: CGFloat.infinity, height: 20))
    let endless = host(layout)
    // (100 - ∞) / 2 is no place, and counts as 0; (100 - 20) / 2.
    endless.expectFrames("layout 0 40 0 20")
    #expect(endless.warnings.map(\.kind) == [.invalidGeometry])
    endless.settle()
    #expect(endless.warnings.count == 1)
    expectAnswer(.infinity, 20, to: .infinity, .infinity) { layout { Color.clear } }
  }

  @Test("an endless frame is an answer like any other while nothing is placed with it")
  func endlessAnswer() {
    let host = expectFrames("wide 0 0 60 100") {
      HStack(spacing: 0) {
        Color.clear.frame(maxWidth: .infinity).called("wide")
        Color.clear.frame(width: 40)
      }
    }
    #expect(host.warnings.isEmpty)
  }

  /// The layout is 30 x 20, from (35, 40) on.
  private func expectChild(
    _ frame: String, sourceLocation: SourceLocation = #_sourceLocation,
    place: @escaping @Sendable (LayoutSubview, CGRect) -> Void
  ) {
    let host = host(OddLayout(place: place))
    host.expectFrames("child \(frame)", sourceLocation: sourceLocation)
    #expect(host.warnings.isEmpty, sourceLocation: sourceLocation)
  }

  /// Rules: LAYOUT-3.10.1, LAYOUT-3.10.2.
  @Test("a subview is in the middle, or where it was placed last, before or after measuring")
  func places() {
    expectChild("45 45 10 10") { _, _ in }
    expectChild("42 40 10 10") { subview, bounds in
      subview.place(at: bounds.origin, proposal: .unspecified)
      subview.place(at: CGPoint(x: bounds.minX + 7, y: bounds.minY), proposal: .unspecified)
    }
    expectChild("45 40 10 10") { subview, bounds in
      let ideal = subview.sizeThatFits(.unspecified)
      subview.place(at: bounds.origin, proposal: ProposedViewSize(ideal))
      let large = subview.sizeThatFits(ProposedViewSize(width: 500, height: 500))
      subview.place(
        at: CGPoint(x: bounds.minX + large.width, y: bounds.minY),
        proposal: ProposedViewSize(ideal))
    }
  }

  @Test(
    "a guide that is not finite counts as the default one",
    arguments: [.nan, .infinity] as [CGFloat])
  func oddGuide(number: CGFloat) {
    let layout = OddLayout(guide: number)
    let host = ViewHost(size: size) {
      VStack(alignment: .leading) {
        layout { Color.clear }.called("layout")
        Color.clear.frame(width: 40, height: 0)
      }
    }
    #expect(host.frame(of: "layout")?.minX == 30)
    #expect(host.warnings.contains { $0.kind == .invalidGeometry })
  }

  @Test(
    "a subview asked with NaN answers, and the layout ends",
    arguments: [.nan, .infinity, -.infinity, -5] as [CGFloat])
  func oddProposal(number: CGFloat) {
    let offer = ProposedViewSize(width: number, height: number)
    let layout = OddLayout(
      place: { subview, bounds in subview.place(at: bounds.origin, proposal: offer) },
      offer: offer)
    let host = ViewHost(size: size) {
      layout {
        VStack {
          Text("some words")
          Color.clear.aspectRatio(2, contentMode: .fit)
          HStack { Color.clear.frame(minWidth: 10, maxWidth: 20).padding(4) }
          Grid {
            GridRow {
              Color.clear
              Circle()
            }
          }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { Color.clear }
          ViewThatFits {
            Color.clear
            Color.clear
          }
          ScrollView { Color.clear }
        }
        .called("child")
      }
    }
    let frame = host.frame(of: "child")
    let isFinite = frame.map { [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite) }
    #expect(isFinite == true)
  }

  @Test("two layouts that ask each other end with a message")
  func askingInACircle() {
    let meeting = Meeting()
    let host = ViewHost(size: size) {
      AskingLayout(name: 0, meeting: meeting) {
        AskingLayout(name: 1, meeting: meeting) { Color.clear.frame(width: 10, height: 10) }
      }
    }
    #expect(host.warnings.contains { $0.message.contains("waiting for this layout's own answer") })
  }

  @Test("two layouts that change each other's state for ever end with a message")
  func changingInACircle() {
    let width = Hand<CGFloat>(10)
    let host = ViewHost(size: size) {
      Stateful(width) {
        Color.clear.frame(width: $0)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width.value = $0 + 1
          }
      }
    }
    #expect(!host.warnings.isEmpty)
  }

  @Test("the places of many subviews are recorded in a time that grows with their number")
  func manyRecordedPlaces() {
    func seconds(_ count: Int) -> Double {
      processorSeconds {
        let host = ViewHost(size: size) {
          HStack(alignment: SketchGuide.alignment) {
            VStack {
              ForEach(0..<count, id: \.self) { _ in
                Color.clear.frame(width: 1, height: 1)
                  .alignmentGuide(SketchGuide.alignment) { _ in 1 }
              }
            }
            Color.clear
          }
        }
        #expect(host.warnings.isEmpty)
      }
    }
    _ = seconds(100)
    // Eight times as many: 64 times as long if it were quadratic. Half of that allows for noise.
    #expect(seconds(4000) < seconds(500) * 32)
  }
}
