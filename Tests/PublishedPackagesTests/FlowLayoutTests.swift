import PublishedPackages
import SwiftUI
import Testing
import ViewTreeTesting

/// A flow layout by the `Layout` protocol.
///
/// The tiles are 100 x 20, 120 x 40, 90 x 30, 60 x 30 and 200 x 20.
@MainActor @Suite struct FlowLayoutTests {
  private let tiles = [
    PackageTile("a", 100, 20), PackageTile("b", 120, 40), PackageTile("c", 90, 30),
    PackageTile("d", 60, 30), PackageTile("e", 200, 20),
  ]

  private func host(
    _ layout: FlowLayout, direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(top: CGSize(width: 300, height: 400)) {
      layout {
        ForEach(tiles) { $0.view }
      }
      .accessibilityIdentifier("flow")
      .frame(maxWidth: .infinity, alignment: .leading)
      .environment(\.layoutDirection, direction)
    }
  }

  @Test func neighboursKeepThePreferredDistance() {
    let host = host(FlowLayout())
    // a ends at 100, b at 228, c would end at 326. The first row is 40 high, a in its middle.
    // c ends at 90, d at 158, e would end at 366.
    #expect(
      host.origins("a", "b", "c", "d", "e") == [
        CGPoint(x: 0, y: 10), CGPoint(x: 108, y: 0), CGPoint(x: 0, y: 48), CGPoint(x: 98, y: 48),
        CGPoint(x: 0, y: 86),
      ])
    // The widest row, 40 + 8 + 30 + 8 + 20 high.
    #expect(host.frame(of: "flow") == CGRect(x: 0, y: 0, width: 228, height: 106))
  }

  @Test func rowsAreAlignedInTheWholeWidth() {
    let host = host(
      FlowLayout(alignment: .trailing, rowAlignment: .bottom, spacing: 10, rowSpacing: 5))
    // Rows of 230, 160 and 200 points; bottoms at 40, 75 and 100.
    #expect(
      host.origins("a", "b", "c", "d", "e") == [
        CGPoint(x: 70, y: 20), CGPoint(x: 180, y: 0), CGPoint(x: 140, y: 45),
        CGPoint(x: 240, y: 45), CGPoint(x: 100, y: 80),
      ])
    #expect(host.frame(of: "flow") == CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test func theSystemMirrorsTheRows() {
    let host = host(FlowLayout(spacing: 10, rowSpacing: 5), direction: .rightToLeft)
    #expect(
      host.origins("a", "b", "c", "d", "e") == [
        CGPoint(x: 200, y: 10), CGPoint(x: 70, y: 0), CGPoint(x: 210, y: 45),
        CGPoint(x: 140, y: 45), CGPoint(x: 100, y: 80),
      ])
  }

  @Test func aViewCanAskForANewLine() {
    let host = ViewHost(top: CGSize(width: 300, height: 400)) {
      FlowLayout(rowAlignment: .top, spacing: 10, rowSpacing: 5) {
        tiles[0].view
        tiles[1].view.startsInNewLine()
        tiles[2].view
      }
    }
    #expect(
      host.origins("a", "b", "c") == [
        CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 25), CGPoint(x: 170, y: 25),
      ], "220 wide, centred in 300")
  }

  @Test func dividersStandUprightAndSpacersKeepNoGaps() {
    let host = ViewHost(top: CGSize(width: 300, height: 100)) {
      FlowLayout(rowAlignment: .center) {
        tiles[0].view
        Divider().accessibilityIdentifier("line")
        tiles[2].view
        Spacer(minLength: 20)
        tiles[3].view
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    // A line one pixel wide at two pixels a point, ideally 10 high, in the middle of 30.
    #expect(host.frame(of: "line") == CGRect(x: 108, y: 10, width: 0.5, height: 10))
    // 108 + 0.5 + 8; then c's end at 206.5 and the spacer's 20.
    #expect(
      host.origins("c", "d") == [CGPoint(x: 116.5, y: 0), CGPoint(x: 226.5, y: 0)])
  }

  @Test func theBaselineOfTheFirstRowIsTheFlows() {
    let host = ViewHost(top: CGSize(width: 300, height: 400)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        FlowLayout(rowAlignment: .firstTextBaseline, spacing: 10, rowSpacing: 5) {
          Text("a").font(.system(size: 20)).accessibilityIdentifier("small")
          Text("a").font(.system(size: 40)).accessibilityIdentifier("large")
        }
        Text("a").font(.system(size: 8)).accessibilityIdentifier("beside")
      }
    }
    // Baselines at three quarters: 15, 30 and 6 below the tops.
    #expect(host.frame(of: "large")?.minY == 0)
    #expect(host.frame(of: "small")?.minY == 15)
    #expect(host.frame(of: "beside")?.minY == 24)
  }

  @Test func withoutAWidthThereIsOneRow() {
    let host = ViewHost(top: CGSize(width: 300, height: 400)) {
      FlowLayout(spacing: 10) { ForEach(tiles) { $0.view } }
        .fixedSize()
        .accessibilityIdentifier("flow")
    }
    // 100 + 120 + 90 + 60 + 200 and four gaps, centred: (300 - 610) / 2.
    #expect(host.frame(of: "flow") == CGRect(x: -155, y: 0, width: 610, height: 40))
  }

  @Test func largeTypeTurnsTheFlowIntoAColumnOnTheWay() {
    let model = PackageModel(tiles)
    let host = ViewHost(top: CGSize(width: 300, height: 400)) {
      AdaptiveFlowScreen(model: model)
    }
    #expect(host.origins("a", "b") == [CGPoint(x: 0, y: 10), CGPoint(x: 110, y: 0)])
    model.isOn = true
    host.settle()
    // 20 + 10, 40 + 10.
    #expect(
      host.origins("a", "b", "c") == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 80),
      ])
    // The shown view is still in the flow, and arrives.
    #expect(host.presentationFrame(of: "b")?.minX == 110)
    host.advance(by: 5)
    #expect(host.presentationFrame(of: "b")?.minX == 0)
  }
}

private struct AdaptiveFlowScreen: View {
  var model: PackageModel

  var body: some View {
    AdaptiveFlow(model.tiles, spacing: 10) { $0.view }
      .frame(maxWidth: .infinity, alignment: .leading)
      .environment(\.dynamicTypeSize, model.isOn ? .accessibility1 : .large)
  }
}
