import SwiftUI
import Testing
import ViewTreeTesting

/// Source: Apple documentation, `onScrollVisibilityChange(threshold:_:)`,
/// `onScrollTargetVisibilityChange`.
@MainActor
@Suite("What a scroll view shows")
struct ScrollVisibilityTests {
  private let log = Log()

  @Test("a view tells when half of it, or the given share, comes into sight and leaves it")
  func single() {
    let host = host {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 90)
          Color.blue.frame(height: 40)
            .onScrollVisibilityChange { log.note("half \($0)") }
            .onScrollVisibilityChange(threshold: 1) { log.note("all \($0)") }
          Color.red.frame(height: 500)
        }
      }
    }
    // 10 of 40 are in sight.
    #expect(log.entries == [])
    host.finger.pull((50, 90), (50, 79))
    #expect(log.entries == ["half true"])
    host.finger.move(50, 60)
    #expect(log.entries == ["half true", "all true"])
    host.finger.move(50, -30)
    #expect(log.entries.suffix(2).sorted() == ["all false", "half false"])
  }

  @Test("the identities of the targets in sight are told at first and when they change")
  func targets() {
    let host = host {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 40) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { log.note("\($0)") }
    }
    // Row 2 is 80...120: exactly half.
    #expect(log.entries == ["[0, 1, 2]"])
    host.finger.pull((50, 90), (50, 80))
    #expect(log.entries == ["[0, 1, 2]"])
    host.finger.move(50, 65)
    #expect(log.entries == ["[0, 1, 2]", "[1, 2]"])
  }

  @Test(
    "a view without height counts with its width, from the first point of the window to the last")
  func withoutHeight() {
    func isSeen(_ x: CGFloat, _ y: CGFloat) -> Bool {
      var isSeen = false
      _ = host {
        Color.red.frame(width: 50, height: 0)
          .onScrollVisibilityChange { isSeen = $0 }
          .position(x: x, y: y)
      }
      return isSeen
    }
    #expect([-1, 0, 60, 100, 101].map { isSeen(50, $0) } == [false, true, true, true, false])
    // From 80 on 20 of the 50 are in sight, from 75 on half of them.
    #expect([105, 100].map { isSeen($0, 50) } == [false, true])
  }
}
