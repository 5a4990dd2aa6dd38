import GoldenScenes
import SwiftUI

extension Scene {
  /// The golden cases of the checkout that this program was built from, as `golden/ID`, in the
  /// fixture's order; none where the fixture is not there any more.
  static let golden: [Scene] = goldenCases.filter { GoldenTable.standard.ids.contains($0.id) }.map {
    goldenCase in
    Scene(
      name: "golden/\(goldenCase.id)", number: nil,
      summary: GoldenText(goldenCase).summary, lines: { GoldenText(goldenCase).lines },
      makeHost: {
        let stage = TreeStage()
        _ = GoldenTable.standard.show(goldenCase, on: stage)
        return stage.host
      })
  }

  private static var goldenCases: [GoldenCase] {
    let fixture = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Tests/ViewTreeTests/Fixtures/cases.json")
    guard let data = try? Data(contentsOf: fixture) else { return [] }
    return (try? JSONDecoder().decode([GoldenCase].self, from: data)) ?? []
  }
}

@MainActor private final class TreeStage: GoldenStage {
  private(set) var host = TreeHost(size: .zero) { EmptyView() }

  func show(_ view: some View, size: CGSize) {
    host = TreeHost(size: size) { view }
  }
}
