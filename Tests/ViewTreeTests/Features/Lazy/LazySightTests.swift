import SwiftUI
import Testing
import ViewTreeTesting

/// Source: LAYOUT-3.14: a row that is made early runs its body, and does not appear.
@MainActor
@Suite("Rows of lazy containers that are in sight")
struct LazySightTests {
  private let notes = Log()

  @Test("from right to left the rows at the right are in sight first, and only those are made")
  func rightToLeft() {
    var made = Set<Int>()
    let host = host(100, 50) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { row in
            let _ = made.insert(row)
            Color.clear.frame(width: 20).called("row \(row)")
          }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect((0..<5).allSatisfy { host.frame(of: "row \($0)")?.maxX == 100 - 20 * CGFloat($0) })
    #expect(made.count < 100)
  }

  /// Rows of 20 in a viewport of 100.
  private var rows: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100) { row in
          Color.red.frame(height: 20).numbered(row)
            .onAppear { notes.note("+\(row)") }
            .onDisappear { notes.note("-\(row)") }
        }
      }
    }
  }

  /// Rule: LAYOUT-3.14.1.
  @Test("rows in the margin are made and do not appear")
  func margin() {
    let host = host { rows }
    #expect(notes.take() == ["+0", "+1", "+2", "+3", "+4"])
    #expect(host.value(of: RowsKey.self).contains(5))
    host.finger.pull((50, 90), (50, 85))
    #expect(notes.take() == ["+5"])
    host.finger.move(50, 69)
    #expect(notes.take() == ["-0", "+6"])
    host.finger.move(50, 90)
    #expect(Set(notes.take()) == ["-5", "-6", "+0"])
  }

  @Test("a row that leaves sight keeps its state for a while, and disappears once")
  func keeps() {
    let host = host { rows }
    _ = notes.take()
    host.finger.drag((50, 90), (50, 60), lifting: false)
    host.advance(by: 1)
    #expect(notes.take() == ["+5", "-0", "+6"])
    host.finger.up()
    host.advance(by: 1)
    #expect(notes.take() == [])
  }

  @Test("views inside a row appear with it, and a nested lazy row follows the outer one")
  func nested() {
    let host = host {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<20) { column in
                  VStack { Color.red.onAppear { notes.note("\(row).\(column)") } }
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
    host.finger.pull((50, 90), (50, 80))
    #expect(notes.take() == ["2.0", "2.1"])
  }

  @Test("a row without length at the end appears when the end is reached")
  func sentinel() {
    let host = host {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<6) { _ in Color.red.frame(height: 20) }
          Color.clear.frame(height: 0).onAppear { notes.note("more") }
        }
      }
    }
    #expect(notes.take() == [])
    host.finger.drag((50, 90), (50, 70), lifting: false)
    #expect(notes.take() == ["more"])
  }
}
