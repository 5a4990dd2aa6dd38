import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Holds what one view was handed for another one.
private final class Handed: @unchecked Sendable {
  var values = EnvironmentValues()
  var bodies = 0
  var read: String?
}

private struct Giver: View {
  let handed: Handed
  @Environment(\.self) private var values

  var body: some View {
    let _ = handed.values = values
    Taker(handed: handed)
  }
}

/// Reads in its body what it was handed, on this thread or on another one.
private struct Taker: View {
  let handed: Handed
  @Environment(\.readsElsewhere) private var readsElsewhere

  var body: some View {
    let _ = handed.bodies += 1
    let _ = read()
    Color.red
  }

  private func read() {
    guard readsElsewhere else { return handed.read = handed.values.locale.identifier }
    let done = NSCondition()
    let thread = Thread { [handed] in
      done.withLock {
        handed.read = handed.values.locale.identifier
        done.signal()
      }
    }
    done.withLock {
      thread.start()
      done.wait()
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var readsElsewhere = false
}

@MainActor
@Suite("Reads of the environment on other threads")
struct ReadingThreadTests {
  private func bodies(readsElsewhere: Bool) -> (count: Int, read: String?) {
    let handed = Handed()
    func screen(_ language: String) -> some View {
      Giver(handed: handed).environment(\.locale, Locale(identifier: language))
        .environment(\.readsElsewhere, readsElsewhere)
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { screen("de") }
    host.update { screen("fr") }
    return (handed.bodies, handed.read)
  }

  @Test("a body depends on its own reads, and not on those of another thread meanwhile")
  func readers() {
    #expect(bodies(readsElsewhere: false) == (2, "fr"))
    // The value is the one of the first body: nothing has told the second reader of a new one.
    #expect(bodies(readsElsewhere: true) == (1, "de"))
  }
}
