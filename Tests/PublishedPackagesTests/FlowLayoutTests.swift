import PublishedPackages
import SwiftUI
import Testing
import ViewTreeTesting

/// A flow layout by the `Layout` protocol.
///
/// The tiles are 100 x 20, 120 x 40, 90 x 30, 60 x 30 and 200 x 20.
@MainActor @Suite struct FlowLayoutTests {
  private let tiles = PackageTile.five

  private func host(
    _ layout: FlowLayout, direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(top: CGSize(width: 300, height: 400)) {
      layout {
        ForEach(tiles) { $0.view }
      }
      .called("flow")
      .frame(maxWidth: .infinity, alignment: .leading)
      .environment(\.layoutDirection, direction)
    }
  }

  @Test func neighboursKeepThePreferredDistance() {
    let host = host(FlowLayout())
    // a ends at 100, b at 228, c would end at 326. The first row is 40 high, a in its middle.
    // c ends at 90, d at 158, e would end at 366.
    host.expectOrigins("a 0 10, b 108 0, c 0 48, d 98 48, e 0 86")
    // The widest row, 40 + 8 + 30 + 8 + 20 high.
    host.expectFrames("flow 0 0 228 106")
  }

  @Test func rowsAreAlignedInTheWholeWidth() {
    let host = host(
      FlowLayout(alignment: .trailing, rowAlignment: .bottom, spacing: 10, rowSpacing: 5))
    // Rows of 230, 160 and 200 points; bottoms at 40, 75 and 100.
    host.expectOrigins("a 70 20, b 180 0, c 140 45, d 240 45, e 100 80")
    host.expectFrames("flow 0 0 300 100")
  }

  @Test func theSystemMirrorsTheRows() {
    let host = host(FlowLayout(spacing: 10, rowSpacing: 5), direction: .rightToLeft)
    host.expectOrigins("a 200 10, b 70 0, c 210 45, d 140 45, e 100 80")
  }

  @Test func aViewCanAskForANewLine() {
    let host = ViewHost(top: CGSize(width: 300, height: 400)) {
      FlowLayout(rowAlignment: .top, spacing: 10, rowSpacing: 5) {
        tiles[0].view
        tiles[1].view.startsInNewLine()
        tiles[2].view
      }
    }
    // 220 wide, centred in 300.
    host.expectOrigins("a 40 0, b 40 25, c 170 25")
  }

  @Test func dividersAreUprightAndSpacersKeepNoGaps() {
    let host = ViewHost(top: CGSize(width: 300, height: 100)) {
      FlowLayout(rowAlignment: .center) {
        tiles[0].view
        Divider().called("line")
        tiles[2].view
        Spacer(minLength: 20)
        tiles[3].view
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    // A line one pixel wide at two pixels a point, ideally 10 high, in the middle of 30.
    host.expectFrames("line 108 10 0.5 10")
    // 108 + 0.5 + 8; then c's end at 206.5 and the spacer's 20.
    host.expectOrigins("c 116.5 0, d 226.5 0")
  }

  @Test func theBaselineOfTheFirstRowIsTheFlows() {
    let host = ViewHost(top: CGSize(width: 300, height: 400)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        FlowLayout(rowAlignment: .firstTextBaseline, spacing: 10, rowSpacing: 5) {
          Text("a").font(.system(size: 20)).called("small")
          Text("a").font(.system(size: 40)).called("large")
        }
        Text("a").font(.system(size: 8)).called("beside")
      }
    }
    // Baselines at three quarters: 15, 30 and 6 below the tops.
    #expect(["large", "small", "beside"].map(host.top) == [0, 15, 24])
  }

  @Test func withoutAWidthThereIsOneRow() {
    let host = ViewHost(top: CGSize(width: 300, height: 400)) {
      FlowLayout(spacing: 10) { ForEach(tiles) { $0.view } }
        .fixedSize()
        .called("flow")
    }
    // 100 + 120 + 90 + 60 + 200 and four gaps, centred: (300 - 610) / 2.
    host.expectFrames("flow -155 0 610 40")
  }

  @Test func largeTypeTurnsTheFlowIntoAColumnOnTheWay() {
    let model = PackageModel(tiles)
    let host = ViewHost(top: CGSize(width: 300, height: 400)) {
      AdaptiveFlowScreen(model: model)
    }
    host.expectOrigins("a 0 10, b 110 0")
    model.isOn = true
    host.settle()
    // 20 + 10, 40 + 10.
    host.expectOrigins("a 0 0, b 0 30, c 0 80")
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
