import PublishedPackages
import SwiftUI
import Testing
import ViewTreeTesting

private struct WrappingScreen: View {
  var model: PackageModel

  var body: some View {
    WrappingStack(model.tiles, spacing: 10, lineSpacing: 5) { $0.view }
      .accessibilityIdentifier("stack")
  }
}

/// A wrapping stack whose elements' alignment guides count the room as they are asked in turn.
///
/// The tiles are 100 x 20, 120 x 40, 90 x 30, 60 x 30 and 200 x 20. In 300 points a b make the first
/// line, 40 high; c d the second, 30 high; e the third.
@MainActor @Suite struct WrappingStackTests {
  private let tiles = [
    PackageTile("a", 100, 20), PackageTile("b", 120, 40), PackageTile("c", 90, 30),
    PackageTile("d", 60, 30), PackageTile("e", 200, 20),
  ]

  private func host(
    _ model: PackageModel, direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(top: CGSize(width: 300, height: 400)) {
      WrappingScreen(model: model).environment(\.layoutDirection, direction)
    }
  }

  @Test func guidesAreAskedInTurnAcrossAndDown() {
    let host = host(PackageModel(tiles))
    #expect(
      host.origins("a", "b", "c", "d", "e") == [
        CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 0, y: 45), CGPoint(x: 100, y: 45),
        CGPoint(x: 0, y: 80),
      ])
    // 40 + 5 + 30 + 5 + 20.
    #expect(host.frame(of: "stack") == CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test func linesBeginAtTheRightWhereTextDoes() {
    #expect(
      host(PackageModel(tiles), direction: .rightToLeft).origins("a", "b", "c", "d", "e") == [
        CGPoint(x: 200, y: 0), CGPoint(x: 70, y: 0), CGPoint(x: 210, y: 45),
        CGPoint(x: 140, y: 45), CGPoint(x: 100, y: 80),
      ])
  }

  @Test func rotationWrapsAnew() {
    let host = host(PackageModel(tiles))
    host.size = CGSize(width: 500, height: 300)
    host.settle()
    #expect(
      host.origins("b", "c", "d", "e") == [
        CGPoint(x: 110, y: 0), CGPoint(x: 240, y: 0), CGPoint(x: 340, y: 0), CGPoint(x: 0, y: 45),
      ])
    #expect(host.frame(of: "stack")?.height == 65)
    host.size = CGSize(width: 300, height: 400)
    host.settle()
    #expect(host.origin("e") == CGPoint(x: 0, y: 80))
  }

  @Test func elementsThatComeAndGoMoveTheOthers() {
    let model = PackageModel(tiles)
    let host = host(model)
    // Without e, whose guides used to restart each count, d does it.
    model.tiles.removeLast()
    host.settle()
    #expect(
      host.origins("a", "b", "c", "d") == [
        CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 0, y: 45), CGPoint(x: 100, y: 45),
      ])
    #expect(host.frame(of: "stack")?.height == 75)
    model.tiles.insert(PackageTile("f", 250, 10), at: 0)
    model.tiles.append(PackageTile("g", 130, 70))
    host.settle()
    // f alone; a b from 15; c d g from 60: 90 + 10 + 60 + 10 + 130 = 300 just fits.
    #expect(
      host.origins("f", "a", "b", "c", "d", "g") == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 15), CGPoint(x: 110, y: 15), CGPoint(x: 0, y: 60),
        CGPoint(x: 100, y: 60), CGPoint(x: 170, y: 60),
      ])
    #expect(host.frame(of: "stack")?.height == 130)
    model.tiles = []
    host.settle()
    #expect(host.frame(of: "stack")?.height == 0)
  }

  @Test func elementsKeepTheirStateInAnotherLine() {
    let model = PackageModel(tiles)
    let host = ViewHost(top: CGSize(width: 300, height: 400)) {
      WrappingCounters(model: model)
    }
    #expect(host.frame(of: "count c")?.width == 90)
    host.tap("count c")
    host.settle()
    // A tap makes it 10 wider, and it stays so in the first line: 100 + 10 + 100 + 10 + 60.
    model.tiles.remove(at: 1)
    host.settle()
    #expect(host.frame(of: "count c") == CGRect(x: 110, y: 0, width: 100, height: 30))
    #expect(host.origin("count d") == CGPoint(x: 220, y: 0))
  }
}

private struct WrappingCounters: View {
  var model: PackageModel

  var body: some View {
    WrappingStack(model.tiles, id: \.id, spacing: 10, lineSpacing: 5) { tile in
      WrappingCounter(tile: tile)
    }
  }
}

private struct WrappingCounter: View {
  var tile: PackageTile
  @State private var taps = 0

  var body: some View {
    Color.gray
      .frame(width: tile.width + CGFloat(10 * taps), height: tile.height)
      .accessibilityIdentifier("count \(tile.id)")
      .onTapGesture { taps += 1 }
  }
}
