import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Gesture state")
struct GestureStateTests {
  /// A width that a drag writes, and the actions that it ran.
  private struct StateProbe: View {
    var isShown = true
    let log: StateLog
    @GestureState(reset: { last, _ in StateLog.resets.append(last) }) private var width: CGFloat?

    var body: some View {
      log.values.append(width)
      log.read = { width }
      return VStack(spacing: 0) {
        if isShown {
          Color.red.gesture(
            DragGesture(minimumDistance: 0)
              .updating($width) { value, state, _ in state = value.translation.width }
              .onEnded { _ in log.ends += 1 })
        }
      }
    }
  }

  private final class StateLog {
    var values: [CGFloat?] = []
    var ends = 0
    var read: () -> CGFloat? = { nil }
    nonisolated(unsafe) static var resets: [CGFloat?] = []
  }

  private func host(_ log: StateLog) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) { StateProbe(log: log) }
  }

  /// Rule: GESTURE-1.2.5.
  @Test func itFollowsTheGestureAndFallsBackWhenThatEnds() {
    let log = StateLog()
    StateLog.resets = []
    let host = host(log)
    host.finger.down(at: CGPoint(x: 10, y: 10))
    host.finger.move(to: CGPoint(x: 40, y: 10))
    host.finger.up()
    #expect(log.values == [nil, 0, 30, nil])
    #expect(log.ends == 1)
    #expect(StateLog.resets == [30])
  }

  private struct FarProbe: View {
    @GestureState(reset: { _, _ in FarProbe.resets += 1 }) private var width: CGFloat?
    nonisolated(unsafe) static var resets = 0

    var body: some View {
      Color.red.gesture(
        DragGesture().updating($width) { value, state, _ in state = value.translation.width })
    }
  }

  @Test func aGestureThatHasNotBegunHasNothingToTakeBack() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { FarProbe() }
    host.finger.down(at: CGPoint(x: 10, y: 10))
    host.finger.up()
    #expect(FarProbe.resets == 0)
    host.finger.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10))
    #expect(FarProbe.resets == 1)
  }

  @Test func itFallsBackWithoutAnEndWhenItsViewGoes() {
    let log = StateLog()
    let host = host(log)
    host.finger.down(at: CGPoint(x: 10, y: 10))
    host.finger.move(to: CGPoint(x: 40, y: 10))
    host.update { StateProbe(isShown: false, log: log) }
    #expect(log.read() == nil)
    #expect(log.ends == 0)
    host.finger.up()
    #expect(log.ends == 0)
  }

  @Test func itFallsBackWithoutAnEndWhenTheHostGoes() {
    let log = StateLog()
    var host: ViewHost? = host(log)
    host?.finger.down(at: CGPoint(x: 10, y: 10))
    host?.finger.move(to: CGPoint(x: 40, y: 10))
    #expect(log.read() == 30)
    host = nil
    #expect(log.read() == nil)
    #expect(log.ends == 0)
  }

  /// Rule: GESTURE-1.3.4.
  @Test func itStaysWithADragOnScrolledContent() {
    var ends = 0
    let seen = StateLog()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { ScrolledProbe(log: seen) { ends += 1 } }
    }
    host.finger.down(at: CGPoint(x: 50, y: 50))
    host.finger.move(to: CGPoint(x: 50, y: 45))
    #expect(seen.values.last == 0)
    host.finger.move(to: CGPoint(x: 50, y: 30))
    #expect(seen.values.last == 0)
    host.finger.up()
    #expect(seen.values.last == .some(nil))
    #expect(ends == 1)
  }

  private struct ScrolledProbe: View {
    let log: StateLog
    let end: () -> Void
    @GestureState private var width: CGFloat?

    var body: some View {
      log.values.append(width)
      return Color.red.frame(width: 100, height: 500).gesture(
        DragGesture(minimumDistance: 0)
          .updating($width) { value, state, _ in state = value.translation.width }
          .onEnded { _ in end() })
    }
  }

  @Test func outsideATreeItReadsItsInitialValue() {
    struct Holder {
      @GestureState var one = 1
      @GestureState(initialValue: 2) var two
      @GestureState(resetTransaction: Transaction()) var none: Int?
      @GestureState(wrappedValue: 3, resetTransaction: Transaction()) var three
    }
    let holder = Holder()
    #expect(holder.one == 1)
    #expect(holder.two == 2)
    #expect(holder.none == nil)
    #expect(holder.three == 3)
    #expect(holder.$one.wrappedValue == 1)
  }

  private struct TwoStates: View {
    let writesSecond: Bool
    let log: Log
    @GestureState private var first: CGFloat = 0
    @GestureState private var second: CGFloat = 0

    var body: some View {
      let _ = log.note("\(first) \(second)")
      let factor: CGFloat = writesSecond ? 2 : 1
      Color.red.gesture(
        DragGesture(minimumDistance: 0).updating(writesSecond ? $second : $first) {
          value, state, _ in state = value.translation.width * factor
        })
    }
  }

  @Test func aGestureWritesTheStateThatItWasGivenLast() {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      TwoStates(writesSecond: false, log: log)
    }
    host.finger.down(at: CGPoint(x: 10, y: 50))
    host.finger.move(to: CGPoint(x: 20, y: 50))
    #expect(log.entries.last == "10.0 0.0")
    host.finger.up()
    host.update { TwoStates(writesSecond: true, log: log) }
    host.finger.down(at: CGPoint(x: 10, y: 50))
    host.finger.move(to: CGPoint(x: 20, y: 50))
    #expect(log.entries.last == "0.0 20.0")
  }

  private struct OnceProbe: View {
    @GestureState(reset: { _, _ in OnceProbe.resets += 1 }) private var width: CGFloat?
    nonisolated(unsafe) static var resets = 0

    var body: some View {
      Color.red
        .gesture(
          DragGesture().updating($width) { value, state, _ in state = value.translation.width }
        )
        .simultaneousGesture(TapGesture(count: 2))
    }
  }

  @Test func aStateFallsBackOnceForEachGestureThatHasWrittenIt() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { OnceProbe() }
    host.finger.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10))
    #expect(OnceProbe.resets == 1)
    // The double tap waits on; the drag has ended.
    host.advance(by: 1)
    #expect(OnceProbe.resets == 1)
    host.finger.down(at: CGPoint(x: 10, y: 10))
    host.finger.up()
    host.advance(by: 1)
    #expect(OnceProbe.resets == 1)
    host.finger.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10))
    #expect(OnceProbe.resets == 2)
  }
}
