import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
private final class VisibilityNotes {
  var lines: [String] = []
}

/// Source: Apple documentation, `onScrollVisibilityChange(threshold:_:)`,
/// `onScrollTargetVisibilityChange`.
@MainActor
@Suite("What a scroll view shows")
struct ScrollVisibilityTests {
  @Test("a view tells when half of it, or the given share, comes into sight and leaves it")
  func single() {
    let notes = VisibilityNotes()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 90)
          Color.blue.frame(height: 40)
            .onScrollVisibilityChange { notes.lines.append("half \($0)") }
            .onScrollVisibilityChange(threshold: 1) { notes.lines.append("all \($0)") }
          Color.red.frame(height: 500)
        }
      }
    }
    // 10 of 40 are in sight.
    #expect(notes.lines == [])
    host.finger.down(at: CGPoint(x: 50, y: 90))
    host.finger.move(to: CGPoint(x: 50, y: 79))
    #expect(notes.lines == ["half true"])
    host.finger.move(to: CGPoint(x: 50, y: 60))
    #expect(notes.lines == ["half true", "all true"])
    host.finger.move(to: CGPoint(x: 50, y: -30))
    #expect(notes.lines.suffix(2).sorted() == ["all false", "half false"])
  }

  @Test("the identities of the targets in sight are told at first and when they change")
  func targets() {
    let notes = VisibilityNotes()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 40) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { notes.lines.append("\($0)") }
    }
    // Row 2 is 80...120: exactly half.
    #expect(notes.lines == ["[0, 1, 2]"])
    host.finger.down(at: CGPoint(x: 50, y: 90))
    host.finger.move(to: CGPoint(x: 50, y: 80))
    #expect(notes.lines == ["[0, 1, 2]"])
    host.finger.move(to: CGPoint(x: 50, y: 65))
    #expect(notes.lines == ["[0, 1, 2]", "[1, 2]"])
  }

  @Test(
    "a view without height counts with its width, from the first point of the window to the last")
  func withoutHeight() {
    func isSeen(_ x: CGFloat, _ y: CGFloat) -> Bool {
      var isSeen = false
      _ = ViewHost(size: CGSize(width: 100, height: 100)) {
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
