import PublishedPackages
import SwiftUI
import Testing
import ViewTreeTesting

private struct TagFlowScreen: View {
  var model: PackageModel
  var alignment: HorizontalAlignment = .leading

  var body: some View {
    TagFlow(model.tiles, alignment: alignment, spacing: 10) { $0.view }
      .accessibilityIdentifier("flow")
  }
}

/// A flow layout that measures its tags through preferences.
///
/// The tags are 100, 120, 90, 60 and 200 wide, 30 high and 10 apart. In 300 points:
/// a b fill 100 + 10 + 120 = 230, c would end at 330; c d fill 160, e would end at 370.
@MainActor @Suite struct TagFlowTests {
  private let tiles = [
    PackageTile("a", 100), PackageTile("b", 120), PackageTile("c", 90), PackageTile("d", 60),
    PackageTile("e", 200),
  ]

  private func host(
    _ model: PackageModel, alignment: HorizontalAlignment = .leading,
    direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(top: CGSize(width: 300, height: 400)) {
      TagFlowScreen(model: model, alignment: alignment)
        .environment(\.layoutDirection, direction)
    }
  }

  @Test func rowsBreakWhereTheNextTagDoesNotFit() {
    let host = host(PackageModel(tiles))
    #expect(
      host.origins("a", "b", "c", "d", "e") == [
        CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 100, y: 40),
        CGPoint(x: 0, y: 80),
      ])
    // Three rows of 30 and two gaps of 10.
    #expect(host.frame(of: "flow") == CGRect(x: 0, y: 0, width: 300, height: 110))
    #expect(host.warnings.isEmpty)
  }

  @Test func rowsAreAlignedInTheWholeWidth() {
    // The rows are 230, 160 and 200 wide.
    #expect(
      host(PackageModel(tiles), alignment: .trailing).origins("a", "b", "c", "d", "e") == [
        CGPoint(x: 70, y: 0), CGPoint(x: 180, y: 0), CGPoint(x: 140, y: 40),
        CGPoint(x: 240, y: 40), CGPoint(x: 100, y: 80),
      ])
    #expect(
      host(PackageModel(tiles), alignment: .center).origins("a", "c", "e") == [
        CGPoint(x: 35, y: 0), CGPoint(x: 70, y: 40), CGPoint(x: 50, y: 80),
      ])
  }

  @Test func rowsBeginAtTheRightWhereTextDoes() {
    #expect(
      host(PackageModel(tiles), direction: .rightToLeft).origins("a", "b", "c", "d", "e") == [
        CGPoint(x: 200, y: 0), CGPoint(x: 70, y: 0), CGPoint(x: 210, y: 40),
        CGPoint(x: 140, y: 40), CGPoint(x: 100, y: 80),
      ])
  }

  @Test func rotationFillsTheRowsAnew() {
    let host = host(PackageModel(tiles))
    host.size = CGSize(width: 500, height: 300)
    host.settle()
    // a b c d: 100 + 120 + 90 + 60 + 3 gaps of 10 = 400; e would end at 610.
    #expect(
      host.origins("a", "b", "c", "d", "e") == [
        CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 240, y: 0), CGPoint(x: 340, y: 0),
        CGPoint(x: 0, y: 40),
      ])
    host.size = CGSize(width: 200, height: 600)
    host.settle()
    // c d fill 160; every other tag stands alone.
    #expect(
      host.origins("a", "b", "c", "d", "e") == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 80), CGPoint(x: 100, y: 80),
        CGPoint(x: 0, y: 120),
      ])
  }

  @Test func tagsThatComeGoAndGrowMoveTheOthers() {
    let model = PackageModel(tiles)
    let host = host(model)
    model.tiles.remove(at: 1)
    host.settle()
    // a c d: 100 + 90 + 60 + 2 gaps = 270.
    #expect(host.origin("b") == nil)
    #expect(
      host.origins("a", "c", "d", "e") == [
        CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 210, y: 0), CGPoint(x: 0, y: 40),
      ])
    model.tiles.insert(PackageTile("f", 250, 50), at: 0)
    host.settle()
    #expect(
      host.origins("f", "a", "e") == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 60), CGPoint(x: 0, y: 100),
      ])
    // e moves before d, which grows: a c fill 200, e d fill 200 + 10 + 70 = 280.
    model.tiles[3].width = 70
    model.tiles.swapAt(3, 4)
    host.settle()
    #expect(
      host.origins("a", "c", "e", "d") == [
        CGPoint(x: 0, y: 60), CGPoint(x: 110, y: 60), CGPoint(x: 0, y: 100),
        CGPoint(x: 210, y: 100),
      ])
    model.tiles = []
    host.settle()
    #expect(host.frame(of: "flow") == CGRect(x: 0, y: 0, width: 300, height: 0))
    #expect(host.warnings.isEmpty)
  }

  @Test func plainTextsAreAsWideAsTheirLetters() {
    let host = ViewHost(top: CGSize(width: 100, height: 200)) {
      TagFlow(["ab", "abc", "a"]).accessibilityIdentifier("flow")
    }
    // 17 points a letter: 34 + 8 + 51 = 93 fills the first row, 8 + 17 more do not fit.
    #expect(host.frame(of: "flow") == CGRect(x: 0, y: 0, width: 100, height: 17 + 8 + 17))
  }
}
