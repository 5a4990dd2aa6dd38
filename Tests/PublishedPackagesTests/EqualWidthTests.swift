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
    .accessibilityIdentifier("row")
  }
}

/// A row of equal widths by a preference that keeps the largest.
@MainActor @Suite struct EqualWidthTests {
  private func host(
    _ model: PackageModel, alignment: Alignment = .center,
    direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 100)) {
      EqualWidthScreen(model: model, alignment: alignment)
        .environment(\.layoutDirection, direction)
    }
  }

  @Test func everyViewGetsTheWidthOfTheWidest() {
    let host = host(PackageModel([PackageTile("c", 60, 10)]))
    // Three places of 90 and two gaps of 10, in the middle of 300 x 100: from 5, 35 to 65.
    #expect(host.frame(of: "row") == CGRect(x: 5, y: 35, width: 290, height: 30))
    #expect(
      host.origins("a", "b", "c") == [
        CGPoint(x: 30, y: 40), CGPoint(x: 105, y: 35), CGPoint(x: 220, y: 45),
      ])
  }

  @Test func viewsStandInTheirPlacesAsAsked() {
    let host = host(PackageModel([PackageTile("c", 60, 10)]), alignment: .leading)
    #expect(host.origins("a", "b", "c").map { $0?.x } == [5, 105, 205])
    let mirrored = self.host(
      PackageModel([PackageTile("c", 60, 10)]), alignment: .leading, direction: .rightToLeft)
    // Places from 205, 105 and 5, each filled from its right: 295 - 40 and 95 - 60.
    #expect(mirrored.origins("a", "b", "c").map { $0?.x } == [255, 105, 35])
  }

  @Test func theWidthFollowsTheWidestThatIsLeft() {
    let model = PackageModel([PackageTile("c", 60, 10)])
    let host = host(model)
    model.isOn = true
    host.settle()
    // Two places of 60: 130 wide, from 85, 40.
    #expect(host.frame(of: "row") == CGRect(x: 85, y: 40, width: 130, height: 20))
    #expect(host.origins("a", "c") == [CGPoint(x: 95, y: 40), CGPoint(x: 155, y: 45)])
    model.tiles.append(PackageTile("d", 80, 10))
    host.settle()
    // Three places of 80: 260 wide, from 20.
    #expect(host.origins("a", "c", "d").map { $0?.x } == [40, 120, 200])
    model.tiles = []
    host.settle()
    #expect(host.frame(of: "row") == CGRect(x: 130, y: 40, width: 40, height: 20))
    #expect(host.warnings.isEmpty)
  }

  @Test func labelsOfRowsShareOneWidth() {
    let labels = ["a", "abc", "ab"].map { PackageTile($0, 0) }
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      LabeledRows(labels) { label in
        Text(label.id).accessibilityIdentifier("label \(label.id)")
      } value: { label in
        Color.gray.frame(width: 30, height: 20).accessibilityIdentifier("value \(label.id)")
      }
      .accessibilityIdentifier("rows")
    }
    // Labels of 17, 51 and 34 in 51 points, 8 and 30 beside them: 89, from 105.5.
    #expect(host.frame(of: "rows")?.width == 89)
    #expect(host.frame(of: "label a")?.minX == 139.5)
    #expect(host.frame(of: "label abc")?.minX == 105.5)
    #expect(host.frame(of: "label ab")?.minX == 122.5)
    for label in labels {
      #expect(host.frame(of: "value \(label.id)")?.minX == 164.5)
    }
  }
}
