import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
private final class SightNotes {
  var events: [String] = []
  var bodies: Set<Int> = []

  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// Source: LAYOUT-3.14: a row that is made early runs its body, and does not appear.
@MainActor
@Suite("Rows of lazy containers that are in sight")
struct LazySightTests {
  @Test("from right to left the rows at the right are in sight first, and only those are made")
  func rightToLeft() {
    var made = Set<Int>()
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { row in
            let _ = made.insert(row)
            Color.clear.frame(width: 20).accessibilityIdentifier("row \(row)")
          }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect((0..<5).allSatisfy { host.frame(of: "row \($0)")?.maxX == 100 - 20 * CGFloat($0) })
    #expect(made.count < 100)
  }

  /// Rows of 20 in a viewport of 100.
  private func host(_ notes: SightNotes) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { row in
            let _ = notes.bodies.insert(row)
            Color.red.frame(height: 20)
              .onAppear { notes.events.append("+\(row)") }
              .onDisappear { notes.events.append("-\(row)") }
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
  }

  /// Rule: LAYOUT-3.14.1.
  @Test("rows in the margin are made and do not appear")
  func margin() {
    let notes = SightNotes()
    let host = host(notes)
    #expect(notes.take() == ["+0", "+1", "+2", "+3", "+4"])
    #expect(notes.bodies.contains(5))

    host.finger.down(at: CGPoint(x: 50, y: 90))
    host.finger.move(to: CGPoint(x: 50, y: 85))
    #expect(notes.take() == ["+5"])
    host.finger.move(to: CGPoint(x: 50, y: 69))
    #expect(notes.take() == ["-0", "+6"])
    host.finger.move(to: CGPoint(x: 50, y: 90))
    #expect(Set(notes.take()) == ["-5", "-6", "+0"])
  }

  @Test("a row that leaves sight keeps its state for a while, and disappears once")
  func keeps() {
    let notes = SightNotes()
    let host = host(notes)
    _ = notes.take()
    host.finger.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60), lifting: false)
    host.advance(by: 1)
    #expect(notes.take() == ["+5", "-0", "+6"])
    host.finger.up()
    host.advance(by: 1)
    #expect(notes.take() == [])
  }

  @Test("views inside a row appear with it, and a nested lazy row follows the outer one")
  func nested() {
    let notes = SightNotes()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<20) { column in
                  VStack {
                    Color.red.onAppear { notes.events.append("\(row).\(column)") }
                  }
                  .frame(width: 50, height: 50)
                }
              }
            }
            .frame(height: 50)
          }
        }
      }
    }
    #expect(notes.take() == ["0.0", "0.1", "1.0", "1.1"])
    host.finger.down(at: CGPoint(x: 50, y: 90))
    host.finger.move(to: CGPoint(x: 50, y: 80))
    #expect(notes.take() == ["2.0", "2.1"])
  }

  @Test("a row without length at the end appears when the end is reached")
  func sentinel() {
    let notes = SightNotes()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<6) { _ in Color.red.frame(height: 20) }
          Color.clear.frame(height: 0).onAppear { notes.events.append("more") }
        }
      }
    }
    #expect(notes.take() == [])
    host.finger.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 70), lifting: false)
    #expect(notes.take() == ["more"])
  }
}
