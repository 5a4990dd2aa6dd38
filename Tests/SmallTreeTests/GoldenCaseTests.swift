import SmallGoldenScenes
import SmallTree
import Testing

@Suite("Golden cases on the small tree")
@MainActor struct GoldenCaseTests {
  private nonisolated static func cases() async throws -> [GoldenCase] {
    let ids = await GoldenTable.standard.ids
    return try GoldenCase.all().filter { ids.contains($0.id) }
  }

  @Test("the small tree lays the case out as the fixture says", arguments: try await cases())
  func replaysCase(_ goldenCase: GoldenCase) {
    #expect(goldenCase.differences(on: Host()) == [])
  }

  /// Grids, lazy stacks, `ViewThatFits`, safe areas and relative frames are not in it.
  @Test("170 of the 186 cases use no name that the small tree does not have")
  func fits() async throws {
    #expect(try await Self.cases().count == 170)
    #expect(try GoldenCase.all().count == 186)
  }

  private final class Host: GoldenHost {
    private var host: ViewHost?
    var probeFrames: [String: CGRect] { host?.value(of: ProbeFramesKey.self) ?? [:] }

    func show(_ view: some View, size: CGSize) {
      host = ViewHost(size: size) { view }
    }
  }
}

extension GoldenCase: CustomTestStringConvertible {
  public var testDescription: String { id }
}
