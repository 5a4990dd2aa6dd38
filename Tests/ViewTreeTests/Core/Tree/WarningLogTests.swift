import SwiftUI
import Testing
import ViewTreeTesting

@MainActor @Suite("Warnings")
struct WarningLogTests {
  private struct Bad: View {
    let height: CGFloat
    var body: some View { Color.red.frame(height: height) }
  }

  @Test("equal warnings are listed once and counted")
  func counted() {
    let host = host { ForEach(0..<50, id: \.self) { _ in Bad(height: -1) } }
    let given = host.warnings.filter { $0.kind == .invalidFrame }
    #expect(given.count == 1)
    #expect(given.first?.count == 50)
    var other = given[0]
    #expect(other == TreeWarning(kind: other.kind, message: other.message, node: other.node))
    other = TreeWarning(kind: .unsettled, message: other.message, node: other.node)
    #expect(other != given[0])
  }

  @Test("different ones are at most a thousand; the last counts what is beyond")
  func bounded() {
    let host = host {
      VStack {
        ForEach(0..<1500, id: \.self) { Text("\($0)").coordinateSpaceReader("missing \($0)") }
      }
    }
    #expect(host.warnings.count == 1000)
    #expect(host.warnings.reduce(0) { $0 + $1.count } == 1500)
    #expect(host.warnings.last?.count == 501)
  }
}

extension View {
  fileprivate func coordinateSpaceReader(_ name: String) -> some View {
    background { GeometryReader { Color.clear.frame(width: $0.frame(in: .named(name)).width) } }
  }
}
