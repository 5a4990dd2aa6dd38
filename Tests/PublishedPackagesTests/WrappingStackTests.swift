import PublishedPackages
import SwiftUI
import Testing
import ViewTreeTesting

private struct WrappingScreen: View {
  var model: PackageModel

  var body: some View {
    WrappingStack(model.tiles, spacing: 10, lineSpacing: 5) { $0.view }
      .called("stack")
  }
}

/// A wrapping stack whose elements' alignment guides count the room as they are asked in turn.
///
/// The tiles are 100 x 20, 120 x 40, 90 x 30, 60 x 30 and 200 x 20. In 300 points a b make the first
/// line, 40 high; c d the second, 30 high; e the third.
@MainActor @Suite struct WrappingStackTests {
  private let model = PackageModel(PackageTile.five)

  private func host(direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(top: CGSize(width: 300, height: 400)) { [model] in
      WrappingScreen(model: model).environment(\.layoutDirection, direction)
    }
  }

  @Test func guidesAreAskedInTurnAcrossAndDown() {
    let host = host()
    host.expectOrigins("a 0 0, b 110 0, c 0 45, d 100 45, e 0 80")
    // 40 + 5 + 30 + 5 + 20.
    host.expectFrames("stack 0 0 300 100")
  }

  @Test func linesBeginAtTheRightWhereTextDoes() {
    host(direction: .rightToLeft).expectOrigins("a 200 0, b 70 0, c 210 45, d 140 45, e 100 80")
  }

  @Test func rotationWrapsElsewhere() {
    let host = host()
    host.size = CGSize(width: 500, height: 300)
    host.settle()
    host.expectOrigins("b 110 0, c 240 0, d 340 0, e 0 45")
    #expect(host.frame(of: "stack")?.height == 65)
    host.size = CGSize(width: 300, height: 400)
    host.settle()
    host.expectOrigins("e 0 80")
  }

  @Test func elementsThatComeAndGoMoveTheOthers() {
    let host = host()
    // Without e, whose guides used to restart each count, d does it.
    model.tiles.removeLast()
    host.settle()
    host.expectOrigins("a 0 0, b 110 0, c 0 45, d 100 45")
    #expect(host.frame(of: "stack")?.height == 75)
    model.tiles.insert(PackageTile("f", 250, 10), at: 0)
    model.tiles.append(PackageTile("g", 130, 70))
    host.settle()
    // f alone; a b from 15; c d g from 60: 90 + 10 + 60 + 10 + 130 = 300 just fits.
    host.expectOrigins("f 0 0, a 0 15, b 110 15, c 0 60, d 100 60, g 170 60")
    #expect(host.frame(of: "stack")?.height == 130)
    model.tiles = []
    host.settle()
    #expect(host.frame(of: "stack")?.height == 0)
  }

  @Test func elementsKeepTheirStateInAnotherLine() {
    let host = ViewHost(top: CGSize(width: 300, height: 400)) { [model] in
      WrappingCounters(model: model)
    }
    #expect(host.frame(of: "count c")?.width == 90)
    host.tap("count c")
    host.settle()
    // A tap makes it 10 wider, and it stays so in the first line: 100 + 10 + 100 + 10 + 60.
    model.tiles.remove(at: 1)
    host.settle()
    host.expectFrames("count c 110 0 100 30, count d 220 0 60 30")
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
      .called("count \(tile.id)")
      .onTapGesture { taps += 1 }
  }
}
