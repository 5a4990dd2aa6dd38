import SwiftUI
import Testing
import ViewTreeTesting

/// Work that would go on for ever by calling itself: it ends, and the host says so.
@Suite("Endless work")
@MainActor
struct EndlessWorkTests {
  private let size = CGSize(width: 100, height: 100)

  @Test("an action that resizes the host with every size that it is told ends with a warning")
  func resizing() {
    var host: ViewHost?
    host = ViewHost(size: size) {
      Color.clear.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { width in
        host?.size = CGSize(width: width + 1, height: 100)
      }
    }
    host?.size = CGSize(width: 200, height: 100)
    #expect(host?.warnings.contains { $0.kind == .unsettled } == true)
    #expect((host?.size.width).map { $0 > 200 && $0 < 2000 } == true)
    host?.update { Color.clear.frame(width: 10, height: 10).accessibilityIdentifier("box") }
    #expect(host?.frame(of: "box")?.width == 10)
  }

  @Test("a completion that animates nothing again is called as often as queue items are")
  func completions() {
    var calls = 0
    @MainActor func again() {
      withAnimation {
      } completion: {
        calls += 1
        again()
      }
    }
    let host = ViewHost(size: size) { Color.clear.onAppear { again() } }
    #expect(calls == 10_000)
    #expect(host.warnings.map(\.kind) == [.unsettled])
  }

  @Test("a view that holds itself twice ends with a warning")
  func doubling() {
    struct Double: View {
      var body: some View {
        VStack {
          AnyView(Double())
          AnyView(Double())
        }
      }
    }
    let host = ViewHost(size: size) { Double() }
    #expect(host.warnings.contains { $0.kind == .tooDeep })
    host.update { Color.clear.frame(width: 10, height: 10).accessibilityIdentifier("box") }
    #expect(host.frame(of: "box")?.width == 10)
  }

  @Test("a new root given by a body is ignored with a warning")
  func updateInBody() {
    struct Restless: View {
      let act: () -> Void
      var body: some View {
        let _ = act()
        Color.clear.frame(width: 20, height: 20).accessibilityIdentifier("box")
      }
    }
    let host = ViewHost(size: size) { Color.clear }
    host.update { Restless { host.update { Color.clear } } }
    #expect(host.frame(of: "box")?.width == 20)
    #expect(host.warnings.map(\.kind) == [.stateWrittenDuringUpdate])
  }

  @Test(
    "moments that do not come one after the other end a timeline",
    arguments: [(0, .nan), (0, .infinity), (.nan, 1), (-.infinity, 1), (-1e300, 1)]
      as [(Double, Double)])
  func timelines(start: Double, interval: Double) {
    let schedule = PeriodicTimelineSchedule(
      from: Date(timeIntervalSinceReferenceDate: start), by: interval)
    var dates: [Date] = []
    let host = ViewHost(size: size) {
      TimelineView(schedule) { context in
        let _ = dates.append(context.date)
        Color.clear
      }
    }
    host.advance(by: 2)
    #expect((1...4).contains(dates.count))
    #expect(dates.allSatisfy { $0.timeIntervalSinceReferenceDate.isFinite })
  }
}
