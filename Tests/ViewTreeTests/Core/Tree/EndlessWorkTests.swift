import SwiftUI
import Testing
import ViewTreeTesting

/// Acts in its body, and shows a box of 20 by 20.
private struct Restless: View {
  let act: () -> Void

  var body: some View {
    let _ = act()
    Color.clear.frame(width: 20, height: 20).called("box")
  }
}

/// Holds itself twice.
private struct Doubling: View {
  var body: some View {
    VStack {
      AnyView(Doubling())
      AnyView(Doubling())
    }
  }
}

/// Holds such a view from its second turn on.
private struct Bomb: View {
  @State private var isLit = false

  var body: some View {
    if isLit { Doubling() }
    Color.clear.onAppear { isLit = true }
  }
}

/// Work that would go on for ever by calling itself: it ends, and the host says so.
@MainActor @Suite("Endless work")
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
    #expect((200.1..<2000).contains(host?.size.width ?? 0))
    host?.update { Color.clear.frame(width: 10, height: 10).called("box") }
    #expect(host?.frame(of: "box")?.width == 10)
  }

  /// Seed 1619 of the law of change: the pass of preferences read again without end.
  @Test("a search field that takes the room by which its view was chosen ends with a warning")
  func fittingBehindABar() {
    var unsettled = 0
    for height in stride(from: 40.0, through: 160, by: 30) {
      let host = ViewHost(size: CGSize(width: 200, height: height)) {
        NavigationStack {
          ViewThatFits {
            Color.clear.frame(width: 20, height: 30).searchable(text: .constant(""))
            Color.clear.frame(width: 6, height: 6)
          }
        }
      }
      if host.warnings.contains(where: { $0.kind == .unsettled }) { unsettled += 1 }
      host.update { Color.clear.called("box") }
      #expect(host.frame(of: "box")?.height == CGFloat(height))
    }
    #expect(unsettled > 0)
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
    let host = host { Color.clear.onAppear { again() } }
    #expect(calls == 10_000)
    #expect(host.warnings.map(\.kind) == [.unsettled])
  }

  @Test("a queue item that enqueues itself and settles ends with a warning")
  func settlingItems() {
    var host: ViewHost?
    var calls = 0
    @MainActor func again() {
      DispatchQueue.main.async {
        calls += 1
        again()
        host?.settle()
      }
    }
    host = ViewHost(size: size) { Color.clear }
    again()
    host?.settle()
    #expect(host?.warnings.map(\.kind) == [.unsettled])
    // One item a frame inside the other.
    #expect(calls == 64)
  }

  @Test("a body that resizes the host, moves its time or settles it runs no turn in a turn")
  func turnsInABody() {
    let host = host { Color.clear }
    host.update {
      Restless {
        host.settle()
        host.size = CGSize(width: 60, height: 60)
        host.advance(by: 1)
      }
    }
    host.expectFrames("box 20 20 20 20")
    #expect(host.now == 0)
    #expect(host.warnings.map(\.kind) == [.stateWrittenDuringUpdate])
  }

  @Test("a view that holds itself twice ends with a warning, and does not count in the next turn")
  func doubling() {
    let bomb = host { Bomb() }
    #expect(bomb.warnings.contains { $0.kind == .tooDeep })
    bomb.update { VStack { AnyView(VStack { AnyView(Color.clear.called("box")) }) } }
    bomb.expectFrames("box 0 0 100 100")
    let doubling = host { Doubling() }
    #expect(doubling.warnings.contains { $0.kind == .tooDeep })
    doubling.update { Color.clear.frame(width: 10, height: 10).called("box") }
    doubling.expectFrames("box 45 45 10 10")
  }

  /// `DepthLimit` tolerates 1,000 places of one turn; from the next one on the limit sinks.
  @Test("each update and each turn counts places that are too deep from none on")
  func countedAgain() {
    func tolerated(_ host: ViewHost) -> Int? { host.warnings.first { $0.kind == .tooDeep }?.count }
    #expect(tolerated(host { Bomb() }) == 1_001)
    let updated = host { EmptyView() }
    updated.update { Doubling() }
    #expect(tolerated(updated) == 1_001)
  }

  @Test("a new root given by a body is ignored with a warning")
  func updateInBody() {
    let host = host { Color.clear }
    host.update { Restless { host.update { Color.clear } } }
    host.expectFrames("box 40 40 20 20")
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
    let host = host {
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
