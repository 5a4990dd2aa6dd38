import SwiftUI
import Testing
import ViewTreeTesting

/// Answers and places with a number of its own.
private struct Stubborn: Layout {
  var width: CGFloat = 30
  var height: CGFloat = 20
  var place: CGFloat = 0
  var down: CGFloat = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: width, height: height) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + place, y: bounds.minY + down), proposal: .unspecified)
    }
  }
}

@MainActor @Suite("Invalid geometry")
struct InvalidGeometryTests {
  private func host(_ layout: Stubborn) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      layout { Color.red.called("child") }.called("layout")
    }
  }

  @Test("a width that is not a number counts as 0, and the host says so")
  func noNumberAsSize() {
    let host = host(Stubborn(width: .nan))
    // 0 x 20, centred in 100 x 100.
    host.expectFrames("layout 50 40 0 20")
    #expect(host.warnings.map(\.kind).contains(.invalidGeometry))
  }

  @Test(
    "a place that is not finite counts as 0, and the host says so",
    arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func noNumberAsPlace(number: CGFloat) {
    let host = host(Stubborn(place: number))
    // 30 x 20, centred in 100 x 100; the child is 10 x 10 at its start.
    host.expectFrames("child 35 40 10 10")
    #expect(host.warnings.map(\.kind) == [.invalidGeometry])
  }

  @Test(
    "a side of a padding that is no finite number counts as 0, and the others as they are",
    arguments: Edge.allCases, [CGFloat.infinity, -.infinity, .nan])
  func padding(edge: Edge, length: CGFloat) {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    switch edge {
    case .top: insets.top = length
    case .leading: insets.leading = length
    case .bottom: insets.bottom = length
    case .trailing: insets.trailing = length
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 10, height: 10).padding(insets).called("padding")
    }
    let left = [Edge.top: (10, 4), .leading: (8, 5), .bottom: (10, 1), .trailing: (2, 5)][edge]
    #expect(
      host.frame(of: "padding")?.size == left.map { CGSize(width: 10 + $0.0, height: 10 + $0.1) })
    #expect(host.warnings.count == 1)
  }

  @Test("layers that are asked for an endless size answer one, and there is nothing to warn of")
  func endlessLayers() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Grid {
        ZStack(alignment: .topLeading) {
          Divider()
          Text("ab")
        }
        ZStack {
          Divider()
          Text("ab")
        }
        .called("layers")
      }
    }
    #expect(host.frame(of: "layers")?.width == 100)
    #expect(host.warnings.isEmpty)
  }

  @Test("a grid that is asked for an endless size shares it endlessly, with nothing to warn of")
  func endlessGrid() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Grid(verticalSpacing: 0) {
          Color.red.called("first")
          Color.blue.called("second")
        }
        Color.green
      }
    }
    // The column asks with an endless height first, then gives each half.
    host.expectFrames("first 0 0 100 25, second 0 25 100 25")
    #expect(host.warnings.isEmpty)
  }

  /// Their sum is 0, their difference more than there are numbers for.
  @Test("two numbers of opposite signs are finite, however large, as a size and as a place")
  func opposites() {
    let most = CGFloat.greatestFiniteMagnitude
    for layout in [
      Stubborn(), Stubborn(width: most, height: -most), Stubborn(width: -most, height: most),
      Stubborn(place: most, down: -most), Stubborn(place: -most, down: most),
    ] {
      #expect(host(layout).warnings.isEmpty)
    }
    // An endless place of a size that has an end is told of.
    let child = ViewHost(size: CGSize(width: 100, height: 100)) {
      Stubborn(place: .infinity) { Stubborn(width: most, height: -most) {} }
    }
    #expect(child.warnings.map(\.kind) == [.invalidGeometry])
  }

  @Test("a container says once that its spacing is not a number, however often it is asked")
  func spacingOnce() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HStack(spacing: .infinity) {
        Color.red
        Color.blue
      }
    }
    for width in [90, 80, 70] { host.size = CGSize(width: width, height: 100) }
    #expect(host.warnings.map(\.count) == [1])
  }
}
