import Combine
import SwiftUI
import Testing
import ViewTreeInspection

@testable import ViewTree

/// Which state a body has run for, and who wrote it.
@Suite("Explanations of state")
@MainActor
struct StateExplanationTests {
  private struct Bar: View {
    let length: Int
    var body: some View { Color.red.frame(width: CGFloat(length)) }
  }

  private struct Counter: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var count = 1

    var body: some View {
      VStack { Bar(length: count) }
        .accessibilityIdentifier("stack")
        .onReceive(subject) { count = $0 }
    }
  }

  @Test("a state is told by its name, whatever it was handed on as, and by who wrote it")
  func handedOn() throws {
    let subject = PassthroughSubject<Int, Never>()
    let host = TreeHost(size: CGSize(width: 100, height: 100)) { Counter(subject: subject) }
    let log = CauseLog(host)
    log.mark()
    subject.send(2)
    host.settle()
    log.mark()
    let stack = try #require(host.firstElement("stack"))
    #expect(
      BodyExplanation(stack, log).explanation.lines == [
        "Counter ran: it had read the state 'count', which onReceive changed from 1 to 2",
        "Bar ran: 'length' was 1 and is 2",
      ])
  }
}
