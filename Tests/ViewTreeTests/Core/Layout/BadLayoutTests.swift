import SwiftUI
import TestSupport
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

private struct AskingLayout: Layout {
  let name: Int
  let meeting: Meeting

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    meeting.subviews[name] = subviews[0]
    let own = subviews[0].sizeThatFits(proposal)
    let other = meeting.subviews[1 - name]?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: max(own.width, other.width), height: own.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@Suite("Bad layouts")
@MainActor
struct BadLayoutTests {
  private let size = CGSize(width: 100, height: 100)

  private func host(_ layout: OddLayout) -> ViewHost {
    ViewHost(size: size) {
      layout {
        Color.clear.frame(width: 10, height: 10).called("child")
      }
      .called("layout")
    }
  }

  @Test("an endless or negative size is kept as an answer; placed, an endless side counts as 0")
  func endlessSize() {
    let endless = host(OddLayout(size: CGSize(width: CGFloat.infinity, height: 20)))
    #expect(endless.frame(of: "layout")?.size == CGSize(width: 0, height: 20))
    #expect(endless.frame(of: "layout")?.minX.isFinite == true)
    #expect(endless.warnings.map(\.kind) == [.invalidGeometry])
    endless.settle()
    #expect(endless.warnings.count == 1)

    let layout = OddLayout(size: CGSize(width: CGFloat.infinity, height: 20))
    let asked = measure(.infinity, .infinity) { layout { Color.clear } }
    #expect(asked.response == CGSize(width: CGFloat.infinity, height: 20))
  }

  @Test("an endless frame is an answer like any other while nothing is placed with it")
  func endlessAnswer() {
    let host = ViewHost(size: size) {
      HStack(spacing: 0) {
        Color.clear.frame(maxWidth: .infinity).called("wide")
        Color.clear.frame(width: 40)
      }
    }
    #expect(host.frame(of: "wide")?.width == 60)
    #expect(host.warnings.isEmpty)
  }

  @Test(
    "a place that is not finite counts as 0",
    arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func endlessPlace(number: CGFloat) {
    let host = host(
      OddLayout(place: { subview, bounds in
        subview.place(at: CGPoint(x: number, y: bounds.minY), proposal: .unspecified)
      }))
    // 30 x 20, centred in 100 x 100.
    host.expectFrames("child 35 40 10 10")
    #expect(host.warnings.map(\.kind) == [.invalidGeometry])
  }

  /// Rule: LAYOUT-3.10.2.
  @Test("a subview that is not placed is in the middle")
  func neverPlaced() {
    let host = host(OddLayout())
    host.expectFrames("child 45 45 10 10")
    #expect(host.warnings.isEmpty)
  }

  /// Rule: LAYOUT-3.10.2.
  @Test("of two places the last one counts")
  func placedTwice() {
    let host = host(
      OddLayout(place: { subview, bounds in
        subview.place(at: bounds.origin, proposal: .unspecified)
        subview.place(at: CGPoint(x: bounds.minX + 7, y: bounds.minY), proposal: .unspecified)
      }))
    host.expectFrames("child 42 40 10 10")
    #expect(host.warnings.isEmpty)
  }

  /// Rule: LAYOUT-3.10.1.
  @Test("a layout may measure while it places, also what it has placed already")
  func measuringWhilePlacing() {
    let host = host(
      OddLayout(place: { subview, bounds in
        let ideal = subview.sizeThatFits(.unspecified)
        subview.place(at: bounds.origin, proposal: ProposedViewSize(ideal))
        let large = subview.sizeThatFits(ProposedViewSize(width: 500, height: 500))
        subview.place(
          at: CGPoint(x: bounds.minX + large.width, y: bounds.minY),
          proposal: ProposedViewSize(ideal))
      }))
    host.expectFrames("child 45 40 10 10")
    #expect(host.warnings.isEmpty)
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
              Color.clear; Circle()
            }
          }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { Color.clear }
          ViewThatFits {
            Color.clear; Color.clear
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
    struct Owner: View {
      @State private var width: CGFloat = 10
      var body: some View {
        HStack {
          Color.clear.frame(width: width)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              width = $0 + 1
            }
        }
      }
    }
    let host = ViewHost(size: size) { Owner() }
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
