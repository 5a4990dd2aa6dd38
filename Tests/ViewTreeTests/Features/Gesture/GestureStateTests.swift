import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Gesture state")
struct GestureStateTests {
  /// A width that a drag writes, and what came of it.
  private struct Probe: View {
    let isShown: Bool
    let distance: CGFloat
    let seen: Seen
    @GestureState private var width: CGFloat?

    init(_ seen: Seen, isShown: Bool = true, distance: CGFloat = 0) {
      self.seen = seen
      self.isShown = isShown
      self.distance = distance
      _width = GestureState(reset: { last, _ in seen.resets.append(last) })
    }

    var body: some View {
      seen.values.append(width)
      seen.read = { width }
      return VStack(spacing: 0) {
        if isShown {
          Color.red.gesture(
            DragGesture(minimumDistance: distance)
              .updating($width) { value, state, _ in state = value.translation.width }
              .onEnded { _ in seen.ends += 1 })
        }
      }
    }
  }

  private final class Seen {
    var values: [CGFloat?] = []
    var resets: [CGFloat?] = []
    var ends = 0
    var read: () -> CGFloat? = { nil }
  }

  private let seen = Seen()

  /// Rule: GESTURE-1.2.5.
  @Test("it follows the gesture and falls back when that ends")
  func follows() {
    let host = host { Probe(seen) }
    host.finger.pull((10, 10), (40, 10))
    host.finger.up()
    #expect(seen.values == [nil, 0, 30, nil])
    #expect(seen.ends == 1)
    #expect(seen.resets == [30])
  }

  @Test("a gesture that has not begun has nothing to take back")
  func notBegun() {
    let host = host { Probe(seen, distance: 10) }
    host.tap(10, 10)
    #expect(seen.resets == [])
    host.finger.drag((10, 10), (40, 10))
    #expect(seen.resets == [30])
  }

  @Test("it falls back without an end when its view goes, and when the host goes")
  func viewGoes() {
    var host: ViewHost? = host { Probe(seen) }
    host?.finger.down(10, 10)
    host?.finger.move(40, 10)
    #expect(seen.read() == 30)
    host?.update { Probe(seen, isShown: false) }
    #expect(seen.read() == nil)
    host?.finger.up()
    #expect(seen.ends == 0)

    host?.update { Probe(seen) }
    host?.finger.down(10, 10)
    host?.finger.move(40, 10)
    #expect(seen.read() == 30)
    host = nil
    #expect(seen.read() == nil)
    #expect(seen.ends == 0)
  }

  /// Rule: GESTURE-1.3.4.
  @Test("it stays with a drag on scrolled content")
  func scrolled() {
    let host = host { ScrollView { Probe(seen).frame(width: 100, height: 500) } }
    host.finger.pull((50, 50), (50, 45))
    #expect(seen.values.last == 0)
    host.finger.move(50, 30)
    #expect(seen.values.last == 0)
    host.finger.up()
    #expect(seen.values.last == .some(nil))
    #expect(seen.ends == 1)
  }

  @Test("outside of a tree it reads its initial value")
  func initialValue() {
    struct Holder {
      @GestureState var one = 1
      @GestureState(initialValue: 2) var two
      @GestureState(resetTransaction: Transaction()) var none: Int?
      @GestureState(wrappedValue: 3, resetTransaction: Transaction()) var three
    }
    let holder = Holder()
    #expect([holder.one, holder.two, holder.none, holder.three] == [1, 2, nil, 3])
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

  @Test("a gesture writes the state that it was given last")
  func latestState() {
    let log = Log()
    let host = host { TwoStates(writesSecond: false, log: log) }
    host.finger.pull((10, 50), (20, 50))
    #expect(log.entries.last == "10.0 0.0")
    host.finger.up()
    host.update { TwoStates(writesSecond: true, log: log) }
    host.finger.pull((10, 50), (20, 50))
    #expect(log.entries.last == "0.0 20.0")
  }

  @Test("a state falls back once for each gesture that has written it")
  func once() {
    let host = host { Probe(seen, distance: 10).simultaneousGesture(TapGesture(count: 2)) }
    host.finger.drag((10, 10), (40, 10))
    #expect(seen.resets.count == 1)
    // The double tap waits on; the drag has ended.
    host.advance(by: 1)
    host.tap(10, 10)
    host.advance(by: 1)
    #expect(seen.resets.count == 1)
    host.finger.drag((10, 10), (40, 10))
    #expect(seen.resets.count == 2)
  }
}
