import SwiftUI
import Testing
import ViewTreeTesting

/// 10 x 100 with 5 of its own in it: 50 wide when it is chosen, and 3 more of its own when widened.
private struct LivingRow: View {
  let number: Int
  let log: Log
  let control: Control
  @Binding var chosen: Set<Int>
  @State private var extra: CGFloat = 0

  var body: some View {
    Color.red.frame(width: chosen.contains(number) ? 50 : 10, height: 100)
      .overlay { Color.blue.frame(width: 5 + extra).called("own \(number)") }
      .called("row \(number)")
      .onAppear {
        control["widen \(number)"] = {
          extra = 3
          chosen.insert(number)
        }
      }
      .noting("\(number)", in: log)
      .onChange(of: number, initial: true) { log.note("made \(number)") }
  }
}

/// A lazy list, and how to go to its ends.
private struct LazyList<Rows: View, ID: Hashable>: View {
  let control: Control
  let ends: (start: ID, end: ID)
  @ViewBuilder let rows: Rows

  var body: some View {
    ScrollViewReader { reader in
      ScrollView { LazyVStack(spacing: 0) { rows } }
        .onAppear {
          control["end"] = { reader.scrollTo(ends.end, anchor: .bottom) }
          control["start"] = { reader.scrollTo(ends.start, anchor: .top) }
        }
    }
  }
}

private struct LivingRows: View {
  let log: Log
  let control: Control
  var rowsBefore = 0
  @State private var chosen: Set<Int> = []

  var body: some View {
    LazyList(control: control, ends: (0, 49)) {
      ForEach(-rowsBefore..<0, id: \.self) { _ in Color.clear.frame(height: 100) }
      ForEach(0..<50, id: \.self) {
        LivingRow(number: $0, log: log, control: control, chosen: $chosen)
      }
    }
  }
}

/// Six rows that are written one after the other, not made from data.
private struct LivingMembers: View {
  let log: Log
  let control: Control
  @State private var chosen: Set<Int> = []

  var body: some View {
    LazyList(control: control, ends: ("start", "end")) {
      row(0).id("start")
      row(1)
      row(2)
      row(3)
      row(4)
      row(5).id("end")
    }
  }

  private func row(_ number: Int) -> LivingRow {
    LivingRow(number: number, log: log, control: control, chosen: $chosen)
  }
}

/// The life of rows that a lazy list makes and lets go.
///
/// Source: LAYOUT-3.14, STATE-4.2: rows out of sight disappear, are kept some updates, and then go
/// with their state.
@MainActor
@Suite("The life of lazy rows")
struct LazyRowLifeTests {
  let log = Log()
  let control = Control()

  private func window(@ViewBuilder _ content: () -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 200), content: content)
  }

  private func rows(before count: Int = 0) -> ViewHost {
    window { LivingRows(log: log, control: control, rowsBefore: count) }
  }

  private func members() -> ViewHost { window { LivingMembers(log: log, control: control) } }

  private func go(_ place: String, _ host: ViewHost) {
    control[place]()
    host.advance(by: 1)
  }

  private func notes(_ number: Int) -> String {
    log.entries.filter { ["+\(number)", "-\(number)", "made \(number)"].contains($0) }
      .joined(separator: ", ")
  }

  @Test("a row made beyond the visible part is made without appearing")
  func madeAhead() {
    _ = rows()
    // Visible are 0 and 1; the margin of an eighth, 25 points, reaches into row 2.
    #expect(log.entries.filter { $0.hasPrefix("made") } == ["made 0", "made 1", "made 2"])
    #expect(log.entries.filter { $0.hasPrefix("+") } == ["+0", "+1"])
  }

  @Test("a row that comes back has lost its own state and regains what others keep for it")
  func lostAndRegained() {
    let host = rows()
    host.run(control["widen 0"])
    host.expectFrames("own 0 46 0 8 100, row 0 25 0 50 100")
    go("end", host)
    host.expectFrames("row 0 missing")
    go("start", host)
    host.expectFrames("own 0 47.5 0 5 100, row 0 25 0 50 100")
  }

  @Test("rows behind those of another loop go with their state too")
  func lostBehindOthers() {
    let host = rows(before: 60)
    go("end", host)
    host.run(control["widen 49"])
    // The last 100 of 200.
    host.expectFrames("own 49 46 100 8 100")
    go("start", host)
    go("end", host)
    host.expectFrames("own 49 47.5 100 5 100")
  }

  @Test("a member of a list that is written out is made when its row is, and goes with its state")
  func writtenOut() {
    let host = members()
    #expect(log.entries.filter { $0.hasPrefix("made") } == ["made 0", "made 1", "made 2"])
    host.run(control["widen 0"])
    host.expectFrames("own 0 46 0 8 100")
    go("end", host)
    host.expectFrames("row 0 missing")
    go("start", host)
    host.expectFrames("own 0 47.5 0 5 100, row 0 25 0 50 100")
    #expect(log.entries.count { $0 == "made 0" } == 2)
  }

  @Test("rows disappear when they go out of sight and appear again when they come back")
  func appearAgain() {
    let host = rows()
    go("end", host)
    go("start", host)
    #expect(notes(0) == "+0, made 0, -0, +0, made 0")
    #expect(notes(49) == "+49, made 49, -49")
  }

  /// Rule: LAYOUT-3.14.1. A settling is a tick; the row leaves in the first and is looked for in the last.
  @Test(
    "a row that is out of sight keeps its state for two ticks, and not for three",
    arguments: [(1, true), (2, true), (3, false), (4, false)])
  func keptTicks(ticks: Int, isKept: Bool) {
    for host in [members, { rows() }] {
      let host = host()
      control["widen 0"]()
      host.advance(by: 1)
      control["end"]()
      for _ in 0..<ticks { host.settle() }
      host.run(control["start"])
      host.expectFrames(isKept ? "own 0 46 0 8 100" : "own 0 47.5 0 5 100")
    }
  }

  /// Source: STATE-4.2: on a list the calls are merged.
  @Test("a list appears with its first row, and disappears when its last row is given up")
  func wholeList() {
    let host = window {
      LazyList(control: control, ends: (0, 29)) {
        ForEach(0..<3, id: \.self) { Color.red.frame(height: 100).id($0) }.noting("", in: log)
        ForEach(10..<30, id: \.self) { Color.blue.frame(height: 100).id($0) }
      }
    }
    #expect(log.entries == ["+"])
    #expect(log.notes { go("end", host) } == ["-"])
    #expect(log.notes { go("start", host) } == ["+"])
  }

  @Test("a member that is written out is made with the value that it has by then")
  func changedBeforeMade() {
    func content(_ width: CGFloat) -> some View {
      LazyList(control: control, ends: ("end", "end")) {
        Color.red.frame(height: 1000)
        Color.blue.frame(width: width, height: 100).called("last").id("end")
      }
    }
    let host = window { content(10) }
    host.expectFrames("last missing")
    host.update { content(30) }
    go("end", host)
    host.expectFrames("last 35 100 30 100")
  }
}
