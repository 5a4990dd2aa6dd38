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
      VStack { Bar(length: count) }.called("stack").onReceive(subject) { count = $0 }
    }
  }

  @Test("a state is told by its name, whatever it was handed on as, and by who wrote it")
  func handedOn() {
    let subject = PassthroughSubject<Int, Never>()
    let shown = Explained(Counter(subject: subject))
    subject.send(2)
    shown.settle()
    #expect(
      shown.bodies("stack") == [
        "Counter ran: it had read the state 'count', which onReceive changed from 1 to 2",
        "Bar ran: 'length' was 1 and is 2",
      ])
  }
}
