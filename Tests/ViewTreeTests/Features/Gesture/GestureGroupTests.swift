import SwiftUI
import Testing
import ViewTreeTesting

/// Gestures of which several make one: an outer one waits for all of a group, and groups that are
/// undecided, held or active stand in its way.
///
/// Source: Apple documentation, `simultaneousGesture(_:including:)`, `sequenced(before:)`.
@MainActor
@Suite("Groups of gestures")
struct GestureGroupTests {
  private let middle = CGPoint(x: 50, y: 50)

  private func host(_ view: some View) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) { view }
  }

  /// A long press and a double tap inside, each of which lets the other be, and a tap around them.
  private func pair(_ log: Log) -> ViewHost {
    host(
      VStack {
        Color.red
          .gesture(LongPressGesture().onEnded { _ in log.note("long") })
          .simultaneousGesture(TapGesture(count: 2).onEnded { log.note("double") })
      }
      .gesture(TapGesture().onEnded { log.note("outer") }))
  }

  @Test("an outer tap comes when both of a pair inside have failed, and not before")
  func waitsForBoth() {
    let log = Log()
    let host = pair(log)
    host.finger.down(at: middle)
    host.finger.up()
    // The long press has failed; a second tap may still come.
    #expect(log.entries == [])
    host.advance(by: 1)
    #expect(log.entries == ["outer"])
  }

  @Test("an outer tap does not come where one of a pair inside has won")
  func oneWins() {
    var log = Log()
    var host = pair(log)
    for _ in 0..<2 {
      host.finger.down(at: middle)
      host.finger.up()
    }
    host.advance(by: 1)
    #expect(log.entries == ["double"])
    log = Log()
    host = pair(log)
    host.finger.down(at: middle)
    host.advance(by: 0.7)
    host.finger.up()
    host.advance(by: 1)
    #expect(log.entries == ["long"])
  }

  /// A drag that a long press comes before, of more weight than the tap inside.
  private func sequence(_ log: Log) -> ViewHost {
    host(
      VStack { Color.red.onTapGesture { log.note("tap") } }
        .highPriorityGesture(
          LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
            .onEnded { value in
              if case .second(_, let drag?) = value { log.note("\(drag.translation.width)") }
            }))
  }

  @Test("a sequence whose first part fails leaves the touch to the tap inside")
  func failedSequence() {
    let log = Log()
    let host = sequence(log)
    host.finger.down(at: middle)
    host.finger.up()
    #expect(log.entries == ["tap"])
  }

  @Test("a sequence in its second part keeps the touch, and its drag counts from where that begins")
  func secondPart() {
    let log = Log()
    let host = sequence(log)
    host.finger.down(at: middle)
    host.advance(by: 0.6)
    host.finger.move(to: CGPoint(x: 62, y: 50))
    host.finger.up()
    host.advance(by: 1)
    #expect(log.entries == ["12.0"])
  }

  private struct Leaving: View {
    let hasGesture: Bool
    let log: Log
    @GestureState private var width: CGFloat = 0

    var body: some View {
      let drag = DragGesture(minimumDistance: 0)
        .updating($width) { value, state, _ in state = value.translation.width }
        .onEnded { _ in log.note("ended") }
      let _ = log.note("\(width)")
      Color.red.gesture(hasGesture ? drag : nil)
    }
  }

  @Test(
    "a gesture that goes while the finger is down ends without success, and its state falls back")
  func leavesUnderFinger() {
    let log = Log()
    let host = host(Leaving(hasGesture: true, log: log))
    host.finger.down(at: CGPoint(x: 10, y: 50))
    host.finger.move(to: CGPoint(x: 40, y: 50))
    #expect(log.entries.last == "30.0")
    host.update { Leaving(hasGesture: false, log: log) }
    #expect(log.entries.last == "0.0")
    host.finger.up()
    #expect(!log.entries.contains("ended"))
  }
}
