import PublishedPackages
import SwiftUI
import Testing
import ViewTreeTesting

private struct EqualWidthScreen: View {
  var model: PackageModel
  var alignment = Alignment.center

  var body: some View {
    EqualWidthRow(contentAlignment: alignment, spacing: 10) {
      PackageTile("a", 40, 20).view
      if !model.isOn {
        PackageTile("b", 90, 30).view
      }
      ForEach(model.tiles) { $0.view }
    }
    .called("row")
  }
}

/// A row of equal widths by a preference that keeps the largest.
@MainActor @Suite struct EqualWidthTests {
  private let model = PackageModel([PackageTile("c", 60, 10)])

  private func host(
    alignment: Alignment = .center, direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 100)) { [model] in
      EqualWidthScreen(model: model, alignment: alignment)
        .environment(\.layoutDirection, direction)
    }
  }

  @Test func everyViewGetsTheWidthOfTheWidest() {
    let host = host()
    // Three places of 90 and two gaps of 10, in the middle of 300 x 100: from 5, 35 to 65.
    host.expectFrames("row 5 35 290 30")
    host.expectOrigins("a 30 40, b 105 35, c 220 45")
  }

  @Test func viewsAreInTheirPlacesAsAsked() {
    let host = host(alignment: .leading)
    host.expectOrigins("a 5 40, b 105 35, c 205 45")
    let mirrored = self.host(alignment: .leading, direction: .rightToLeft)
    // Places from 205, 105 and 5, each filled from its right: 295 - 40 and 95 - 60.
    mirrored.expectOrigins("a 255 40, b 105 35, c 35 45")
  }

  @Test func theWidthFollowsTheWidestThatIsLeft() {
    let host = host()
    model.isOn = true
    host.settle()
    // Two places of 60: 130 wide, from 85, 40.
    host.expectFrames("row 85 40 130 20")
    host.expectOrigins("a 95 40, c 155 45")
    model.tiles.append(PackageTile("d", 80, 10))
    host.settle()
    // Three places of 80: 260 wide, from 20.
    host.expectOrigins("a 40 40, c 120 45, d 200 45")
    model.tiles = []
    host.settle()
    host.expectFrames("row 130 40 40 20")
    #expect(host.warnings.isEmpty)
  }

  @Test func labelsOfRowsShareOneWidth() {
    let labels = ["a", "abc", "ab"].map { PackageTile($0, 0) }
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      LabeledRows(labels) { label in
        Text(label.id).called("label \(label.id)")
      } value: { label in
        Color.gray.frame(width: 30, height: 20).called("value \(label.id)")
      }
      .called("rows")
    }
    // Labels of 17, 51 and 34 in 51 points, 8 and 30 beside them: 89, from 105.5.
    #expect(host.frame(of: "rows")?.width == 89)
    let labelEdges = labels.map { host.frame(of: "label \($0.id)")?.minX }
    #expect(labelEdges == [139.5, 105.5, 122.5])
    let valueEdges = labels.map { host.frame(of: "value \($0.id)")?.minX }
    #expect(valueEdges == [164.5, 164.5, 164.5])
  }
}
