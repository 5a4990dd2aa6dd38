import PublishedPackages
import SwiftUI
import Testing
import ViewTreeTesting

private struct TagFlowScreen: View {
  var model: PackageModel
  var alignment: HorizontalAlignment = .leading

  var body: some View {
    TagFlow(model.tiles, alignment: alignment, spacing: 10) { $0.view }
      .called("flow")
  }
}

/// A flow layout that measures its tags through preferences.
///
/// The tags are 100, 120, 90, 60 and 200 wide, 30 high and 10 apart. In 300 points:
/// a b fill 100 + 10 + 120 = 230, c would end at 330; c d fill 160, e would end at 370.
@MainActor @Suite struct TagFlowTests {
  private let model = PackageModel([
    PackageTile("a", 100), PackageTile("b", 120), PackageTile("c", 90), PackageTile("d", 60),
    PackageTile("e", 200),
  ])

  private func host(
    alignment: HorizontalAlignment = .leading, direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(top: CGSize(width: 300, height: 400)) { [model] in
      TagFlowScreen(model: model, alignment: alignment)
        .environment(\.layoutDirection, direction)
    }
  }

  @Test func rowsBreakWhereTheNextTagDoesNotFit() {
    let host = host()
    host.expectOrigins("a 0 0, b 110 0, c 0 40, d 100 40, e 0 80")
    // Three rows of 30 and two gaps of 10.
    host.expectFrames("flow 0 0 300 110")
    #expect(host.warnings.isEmpty)
  }

  @Test func rowsAreAlignedInTheWholeWidth() {
    // The rows are 230, 160 and 200 wide.
    host(alignment: .trailing).expectOrigins("a 70 0, b 180 0, c 140 40, d 240 40, e 100 80")
    host(alignment: .center).expectOrigins("a 35 0, c 70 40, e 50 80")
  }

  @Test func rowsBeginAtTheRightWhereTextDoes() {
    host(direction: .rightToLeft).expectOrigins("a 200 0, b 70 0, c 210 40, d 140 40, e 100 80")
  }

  @Test func rotationFillsOtherRows() {
    let host = host()
    host.size = CGSize(width: 500, height: 300)
    host.settle()
    // a b c d: 100 + 120 + 90 + 60 + 3 gaps of 10 = 400; e would end at 610.
    host.expectOrigins("a 0 0, b 110 0, c 240 0, d 340 0, e 0 40")
    host.size = CGSize(width: 200, height: 600)
    host.settle()
    // c d fill 160; every other tag is alone.
    host.expectOrigins("a 0 0, b 0 40, c 0 80, d 100 80, e 0 120")
  }

  @Test func tagsThatComeGoAndGrowMoveTheOthers() {
    let host = host()
    model.tiles.remove(at: 1)
    host.settle()
    // a c d: 100 + 90 + 60 + 2 gaps = 270.
    #expect(host.frame(of: "b") == nil)
    host.expectOrigins("a 0 0, c 110 0, d 210 0, e 0 40")
    model.tiles.insert(PackageTile("f", 250, 50), at: 0)
    host.settle()
    host.expectOrigins("f 0 0, a 0 60, e 0 100")
    // e moves before d, which grows: a c fill 200, e d fill 200 + 10 + 70 = 280.
    model.tiles[3].width = 70
    model.tiles.swapAt(3, 4)
    host.settle()
    host.expectOrigins("a 0 60, c 110 60, e 0 100, d 210 100")
    model.tiles = []
    host.settle()
    host.expectFrames("flow 0 0 300 0")
    #expect(host.warnings.isEmpty)
  }

  @Test func plainTextsAreAsWideAsTheirLetters() {
    let host = ViewHost(top: CGSize(width: 100, height: 200)) {
      TagFlow(["ab", "abc", "a"]).called("flow")
    }
    // 17 points a letter: 34 + 8 + 51 = 93 fills the first row, 8 + 17 more do not fit.
    #expect(host.frame(of: "flow") == CGRect(x: 0, y: 0, width: 100, height: 17 + 8 + 17))
  }
}
