import SwiftUI
import Testing
import ViewTreeTesting

/// An identity that counts how often two of its kind are compared.
private struct CountedID: Hashable {
  nonisolated(unsafe) static var comparisons = 0
  let number: Int

  static func == (left: CountedID, right: CountedID) -> Bool {
    comparisons += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

@Suite("Lazy rows that show nothing")
@MainActor struct EmptyLazyRowsTests {
  /// Rows of no height leave the window open: all that come before the first with a height are made.
  @Test("a list that a condition filters compares each identity with a few others at most")
  func comparisons() {
    for count in [500, 4000] {
      CountedID.comparisons = 0
      let host = host(300, 400) {
        List {
          ForEach((0..<count).map { CountedID(number: $0) }, id: \.self) { id in
            if id.number >= count - 20 { Text(verbatim: "\(id.number)") }
          }
        }
      }
      #expect(host.find(text: "\(count - 20)").frame.minY >= 0)
      #expect(CountedID.comparisons <= 10 * count, "\(CountedID.comparisons) of \(count)")
    }
  }

  @Test("an identity that occurs twice is warned of, whether its first row shows something or not")
  func duplicates() {
    let host = host(300, 400) {
      List {
        ForEach([1, 2, 1], id: \.self) { number in
          if number == 2 { Text("two") }
        }
      }
    }
    #expect(host.warnings.contains { $0.message.contains("the ID 1 occurs multiple times") })
  }
}
