import PublishedPackages
import SwiftUI
import Testing
import ViewTreeTesting

private struct WaterfallScreen: View {
  var model: PackageModel

  var body: some View {
    ScrollView {
      Waterfall(model.tiles) { tile in
        Color.gray.frame(height: tile.height).called(tile.id)
      }
      .called("grid")
    }
  }
}

/// A waterfall grid that measures its elements through preferences.
///
/// The elements are 40, 90, 60, 120, 30 and 50 high.
@MainActor @Suite struct WaterfallTests {
  private let model = PackageModel(
    [40, 90, 60, 120, 30, 50].enumerated().map {
      PackageTile(String($0.offset), 0, CGFloat($0.element))
    })

  private func host(direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(top: CGSize(width: 310, height: 500)) { [model] in
      WaterfallScreen(model: model)
        .waterfallStyle(columns: 3, spacing: 5)
        .environment(\.layoutDirection, direction)
    }
  }

  @Test func everyElementGoesUnderTheShortestColumn() {
    let host = host()
    // Columns of (310 - 2 * 5) / 3 = 100. After 0, 1, 2 they end at 45, 95, 65 with the gap below:
    // 3 goes under 0 (to 170), 4 under 2 (to 100), 5 under 1 (to 150).
    host.expectFrames("0 0 0 100 40, 1 105 0 100 90, 2 210 0 100 60")
    host.expectFrames("3 0 45 100 120, 4 210 65 100 30, 5 105 95 100 50")
    // The longest column less the gap below it.
    host.expectFrames("grid 0 0 310 165")
    #expect(host.presentationOpacity(of: "5") == 1)
    #expect(host.warnings.isEmpty)
  }

  @Test func columnsBeginAtTheRightWhereTextDoes() {
    let host = host(direction: .rightToLeft)
    // Columns at 210, 105 and 0: offsets are mirrored, as positions are (LAYOUT-3.7.4).
    host.expectOrigins("0 210 0, 1 105 0, 2 0 0, 3 210 45")
  }

  @Test func elementsThatComeGoAndGrowMoveTheOthers() {
    let host = host()
    model.tiles[0].height = 100
    host.settle()
    // Ends at 105, 95, 65: 3 goes under 2, to 190; 4 under 1, to 130; 5 under 0, to 160.
    host.expectOrigins("3 210 65, 4 105 95, 5 0 105")
    #expect(host.frame(of: "grid")?.height == 185)
    model.tiles.removeFirst(3)
    host.settle()
    // 120, 30, 50 side by side.
    host.expectOrigins("3 0 0, 4 105 0, 5 210 0")
    #expect(host.frame(of: "grid")?.height == 120)
    model.tiles.append(PackageTile("6", 0, 10))
    host.settle()
    host.expectOrigins("6 105 35")
    model.tiles = []
    host.settle()
    #expect(host.frame(of: "grid")?.height == 0)
  }

  @Test func elementsTravelToTheirNewPlaces() {
    let host = host()
    host.advance(by: 5)
    model.tiles[0].height = 100
    host.settle()
    // 3 leaves (0, 45) for (210, 65).
    #expect(host.presentationFrame(of: "3")?.origin == CGPoint(x: 0, y: 45))
    host.advance(by: 0.1)
    let onTheWay = host.presentationFrame(of: "3")?.minX ?? 0
    #expect(onTheWay > 1 && onTheWay < 209)
    host.advance(by: 5)
    #expect(host.presentationFrame(of: "3")?.origin == CGPoint(x: 210, y: 65))
  }

  @Test func rotationGivesAsManyColumnsAsFit() {
    let host = ViewHost(size: CGSize(width: 310, height: 650)) { [model] in
      WaterfallScreen(model: model).waterfallStyle(minimumColumnWidth: 100, spacing: 5)
    }
    // (310 + 5) / (100 + 5) = 3 columns.
    host.expectFrames("3 0 45 100 120")
    host.size = CGSize(width: 655, height: 310)
    host.settle()
    // 660 / 105 = 6.3, six columns of (655 - 25) / 6 = 105.
    host.expectFrames("3 330 0 105 120, 5 550 0 105 50, grid 0 0 655 120")
  }
}
