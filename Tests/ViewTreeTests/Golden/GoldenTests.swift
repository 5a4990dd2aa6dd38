import GoldenScenes
import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Golden cases")
@MainActor struct GoldenTests {
  @Test("the engine lays the case out as the fixture says", arguments: try GoldenCase.all())
  func replaysCase(_ goldenCase: GoldenCase) {
    #expect(goldenCase.differences(on: Host()) == [])
  }

  @Test("each of the 186 cases has a view and something that is expected of it")
  func accountsForEveryCase() throws {
    let cases = try GoldenCase.all()
    #expect(cases.count == 186)
    #expect(GoldenTable.standard.ids == Set(cases.map(\.id)))
    #expect(cases.filter(\.expect.isEmpty).map(\.id) == [])
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
