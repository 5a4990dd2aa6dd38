import SwiftUI
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// Takes part in a host by what every part does that says nothing else.
private final class IdlePart: HostPart {
  var moments: [Double] = []

  init(host: TreeHost) {}

  func advance(to moment: Double) { moments.append(moment) }
}

/// Notes the moments at which it is called, under a name, and moves until a moment.
private class NamedPart {
  final var note: (Double) -> Void = { _ in }
  final var movesUntil = 0.0
  final var now = 0.0

  required init(host: TreeHost) {}

  final var isAtRest: Bool { now >= movesUntil }

  final func advance(to moment: Double) {
    now = moment
    note(moment)
  }
}

private final class EarlyPart: NamedPart, HostPart {
  static var order: Int { -1 }
}

private final class PlainPart: NamedPart, HostPart {}

private final class OtherPlainPart: NamedPart, HostPart {}

private final class LatePart: NamedPart, HostPart {
  static var order: Int { 1 }
}

private struct PassingRows: View {
  let control: Control
  let isWrittenOut: Bool

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(spacing: 0) {
          if isWrittenOut {
            row(0)
            row(1)
            row(2)
          } else {
            ForEach(0..<3, id: \.self) { row($0) }
          }
          Color.blue.frame(height: 1000).id("end")
        }
      }
      .onAppear {
        control["end"] = { reader.scrollTo("end", anchor: .bottom) }
        control["start"] = { reader.scrollTo(0, anchor: .top) }
      }
    }
  }

  private func row(_ number: Int) -> some View { Color.red.frame(height: 100).id(number) }
}

/// Moments at which nothing can happen are left out.
@MainActor @Suite("Rest")
struct RestTests {
  private let size = CGSize(width: 100, height: 200)
  private let host = ViewHost(size: CGSize(width: 100, height: 200)) { Color.clear }
  private let log = Log()

  private func ticks(_ host: ViewHost, _ work: () -> Void) -> UInt64 {
    let before = host.tree.serials.tick
    work()
    return host.tree.serials.tick - before
  }

  @Test("a rest of ten seconds is one tick, also for a part that says nothing of itself")
  func oneTick() {
    let part = host.tree.part(IdlePart.self)
    #expect(ticks(host) { host.advance(by: 10) } == 1)
    #expect(part.moments == [10])
    #expect(!part.hasWork)
  }

  @Test("parts are called by their order, and those of one order as they have joined")
  func orderOfParts() {
    // Of two plain ones the other one joins first.
    host.tree.part(LatePart.self).note = { _ in log.note("late") }
    host.tree.part(OtherPlainPart.self).note = { _ in log.note("other") }
    host.tree.part(EarlyPart.self).note = { _ in log.note("early") }
    host.tree.part(PlainPart.self).note = { _ in log.note("plain") }
    host.advance(by: 1)
    #expect(log.entries == ["early", "other", "plain", "late"])
  }

  @Test("a part that moves is called at each frame, and at the end of the time")
  func movingPart() {
    host.framesPerSecond = 4
    let part = host.tree.part(PlainPart.self)
    var moments: [Double] = []
    part.note = { moments.append($0) }
    part.movesUntil = 5
    host.advance(by: 0.875)
    #expect(moments == [0.25, 0.5, 0.75, 0.875])
    moments = []
    host.advance(by: 0.25)
    #expect(moments == [1.125])
    moments = []
    part.movesUntil = 1.5
    host.advance(by: 8)
    #expect(moments == [1.375, 1.625, 9.125])
  }

  @Test("a rest goes to the frame before the next item, and the item runs in the one after")
  func restBeforeItem() {
    host.framesPerSecond = 4
    let part = host.tree.part(PlainPart.self)
    part.note = { log.note("\($0)") }
    host.tree.time.whileCurrent {
      DispatchQueue.main.asyncAfter(deadline: .now() + 5.125) { log.note("item") }
    }
    host.advance(by: 20)
    #expect(log.entries == ["5.0", "item", "5.25", "20.0"])
  }

  @Test(
    "no time, time backwards and time without a number are no tick",
    arguments: [
      0, -1, .nan, .infinity, -.infinity,
    ] as [Double])
  func noTime(seconds: Double) {
    #expect(ticks(host) { host.advance(by: seconds) } == 0)
    #expect(host.now == 0)
  }

  @Test("rows that have left are waited for, and when they have gone the host rests")
  func leftRows() {
    for isWrittenOut in [false, true] {
      let control = Control()
      let host = ViewHost(size: size) { PassingRows(control: control, isWrittenOut: isWrittenOut) }
      host.advance(by: 1)
      host.run(control["end"])
      // They go three ticks after the one in which they left.
      #expect((3...6).contains(ticks(host) { host.advance(by: 1) }), "\(isWrittenOut)")
      #expect(ticks(host) { host.advance(by: 1) } == 1)
    }
  }

  @Test("a host on another's clock has ticks of the other's count, one each time it settles")
  func sharedClock() {
    let outer = ViewHost(size: size) { Color.clear }
    let inner = TreeHost(size: size, time: outer.tree.time) { Color.clear }
    #expect(ticks(outer) { inner.settle() } == 1)
    #expect(ticks(outer) { for _ in 0..<5 { inner.settle() } } == 5)
    #expect(inner.tick == outer.tree.tick)
  }

  @Test("a host that is made in another's update counts what it measures there")
  func madeInUpdate() {
    struct Making: View {
      let make: () -> Void
      var body: some View {
        let _ = make()
        Color.clear
      }
    }
    let outer = ViewHost(size: size) { Color.clear }
    var inner: TreeHost?
    outer.update { Making { inner = TreeHost(size: size, time: outer.tree.time) { Color.clear } } }
    #expect(inner?.counters.measuredNodes == 1)
  }

  @Test("a list of rows that has left the tree waits for nothing")
  func goneList() {
    for isWrittenOut in [false, true] {
      let control = Control()
      let host = ViewHost(size: size) { PassingRows(control: control, isWrittenOut: isWrittenOut) }
      var sources: [any RowSource] = []
      host.tree.forEachNode { if let source = $0 as? any RowSource { sources.append(source) } }
      #expect(sources.count >= 1)
      host.update { EmptyView() }
      for source in sources { #expect(!source.releaseRows(at: 1_000)) }
    }
  }

  @Test("a tick does at most 32 rounds of actions, two in each of 16 turns")
  func rounds() {
    struct Renewed: View {
      let limit: Int
      let log: Log
      @State private var n = 0
      var body: some View {
        Color.clear.onAppear {
          log.note("\(n)")
          if n < limit { n += 1 }
        }
        .id(n)
      }
    }
    // The view appears with 0 in the first round, and with 31 in the last. One round more lets the
    // former view disappear.
    for (limit, isSettled) in [(30, true), (31, false), (32, false), (100, false)] {
      let log = Log()
      let host = ViewHost(size: size) { Renewed(limit: limit, log: log) }
      #expect(log.entries == (0...min(limit, 31)).map { "\($0)" })
      #expect(host.warnings.contains { $0.kind == .unsettled } == !isSettled, "\(limit)")
    }
  }

  @Test("at one moment 10,000 items of queues run, and no more")
  func items() {
    var items = 0
    @MainActor func again() {
      DispatchQueue.main.async {
        items += 1
        again()
      }
    }
    let host = ViewHost(size: size) { Color.clear.onAppear { again() } }
    #expect(items == 10_000)
    #expect(host.warnings.map(\.kind) == [.unsettled])
  }
}
