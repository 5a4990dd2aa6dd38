import PublishedPackages
import SwiftUI
import Testing
import ViewTreeTesting

private struct WaterfallScreen: View {
  var model: PackageModel

  var body: some View {
    ScrollView {
      Waterfall(model.tiles) { tile in
        Color.gray.frame(height: tile.height).accessibilityIdentifier(tile.id)
      }
      .accessibilityIdentifier("grid")
    }
  }
}

/// A waterfall grid that measures its elements through preferences.
///
/// The elements are 40, 90, 60, 120, 30 and 50 high.
@MainActor @Suite struct WaterfallTests {
  private let tiles = [40, 90, 60, 120, 30, 50].enumerated().map {
    PackageTile(String($0.offset), 0, CGFloat($0.element))
  }

  private func host(
    _ model: PackageModel, width: CGFloat = 310, direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(top: CGSize(width: width, height: 500)) {
      WaterfallScreen(model: model)
        .waterfallStyle(columns: 3, spacing: 5)
        .environment(\.layoutDirection, direction)
    }
  }

  @Test func everyElementGoesUnderTheShortestColumn() {
    let host = host(PackageModel(tiles))
    // Columns of (310 - 2 * 5) / 3 = 100. After 0, 1, 2 they end at 45, 95, 65 with the gap below:
    // 3 goes under 0 (to 170), 4 under 2 (to 100), 5 under 1 (to 150).
    #expect(host.frame(of: "0") == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(host.frame(of: "1") == CGRect(x: 105, y: 0, width: 100, height: 90))
    #expect(host.frame(of: "2") == CGRect(x: 210, y: 0, width: 100, height: 60))
    #expect(host.frame(of: "3") == CGRect(x: 0, y: 45, width: 100, height: 120))
    #expect(host.frame(of: "4") == CGRect(x: 210, y: 65, width: 100, height: 30))
    #expect(host.frame(of: "5") == CGRect(x: 105, y: 95, width: 100, height: 50))
    // The longest column less the gap below it.
    #expect(host.frame(of: "grid") == CGRect(x: 0, y: 0, width: 310, height: 165))
    #expect(host.presentationOpacity(of: "5") == 1)
    #expect(host.warnings.isEmpty)
  }

  @Test func columnsStandFromTheRightWhereTextDoes() {
    let host = host(PackageModel(tiles), direction: .rightToLeft)
    // Columns at 210, 105 and 0: offsets are mirrored, as positions are (LAYOUT-3.7.4).
    #expect(
      host.origins("0", "1", "2", "3") == [
        CGPoint(x: 210, y: 0), CGPoint(x: 105, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 210, y: 45),
      ])
  }

  @Test func elementsThatComeGoAndGrowAreArrangedAnew() {
    let model = PackageModel(tiles)
    let host = host(model)
    model.tiles[0].height = 100
    host.settle()
    // Ends at 105, 95, 65: 3 goes under 2, to 190; 4 under 1, to 130; 5 under 0, to 160.
    #expect(
      host.origins("3", "4", "5") == [
        CGPoint(x: 210, y: 65), CGPoint(x: 105, y: 95), CGPoint(x: 0, y: 105),
      ])
    #expect(host.frame(of: "grid")?.height == 185)
    model.tiles.removeFirst(3)
    host.settle()
    // 120, 30, 50 side by side.
    #expect(
      host.origins("3", "4", "5") == [
        CGPoint(x: 0, y: 0), CGPoint(x: 105, y: 0), CGPoint(x: 210, y: 0),
      ])
    #expect(host.frame(of: "grid")?.height == 120)
    model.tiles.append(PackageTile("6", 0, 10))
    host.settle()
    #expect(host.origin("6") == CGPoint(x: 105, y: 35))
    model.tiles = []
    host.settle()
    #expect(host.frame(of: "grid")?.height == 0)
  }

  @Test func elementsTravelToTheirNewPlaces() {
    let model = PackageModel(tiles)
    let host = host(model)
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
    let model = PackageModel(tiles)
    let host = ViewHost(size: CGSize(width: 310, height: 650)) {
      WaterfallScreen(model: model).waterfallStyle(minimumColumnWidth: 100, spacing: 5)
    }
    // (310 + 5) / (100 + 5) = 3 columns.
    #expect(host.frame(of: "3") == CGRect(x: 0, y: 45, width: 100, height: 120))
    host.size = CGSize(width: 655, height: 310)
    host.settle()
    // 660 / 105 = 6.3, six columns of (655 - 25) / 6 = 105.
    #expect(host.frame(of: "3") == CGRect(x: 330, y: 0, width: 105, height: 120))
    #expect(host.frame(of: "5") == CGRect(x: 550, y: 0, width: 105, height: 50))
    #expect(host.frame(of: "grid") == CGRect(x: 0, y: 0, width: 655, height: 120))
  }
}
