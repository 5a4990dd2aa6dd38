import SwiftUI
import Testing
import ViewTreeTesting

private struct LivingRow: View {
  let number: Int
  let log: Log
  let control: Control
  @Binding var chosen: Set<Int>
  @State private var extra: CGFloat = 0

  var body: some View {
    Color.red.frame(width: chosen.contains(number) ? 50 : 10, height: 100)
      .overlay { Color.blue.frame(width: 5 + extra).accessibilityIdentifier("own \(number)") }
      .accessibilityIdentifier("row \(number)")
      .onAppear {
        log.note("+\(number)")
        control["widen \(number)"] = {
          extra = 3
          chosen.insert(number)
        }
      }
      .onDisappear { log.note("-\(number)") }
      .onChange(of: number, initial: true) { log.note("made \(number)") }
  }
}

private struct LivingRows: View {
  let log: Log
  let control: Control
  var rowsBefore = 0
  @State private var chosen: Set<Int> = []

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(-rowsBefore..<0, id: \.self) { _ in Color.clear.frame(height: 100) }
          ForEach(0..<50, id: \.self) {
            LivingRow(number: $0, log: log, control: control, chosen: $chosen)
          }
        }
      }
      .onAppear {
        control["end"] = { reader.scrollTo(49, anchor: .bottom) }
        control["start"] = { reader.scrollTo(0, anchor: .top) }
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
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(spacing: 0) {
          row(0).id("start")
          row(1)
          row(2)
          row(3)
          row(4)
          row(5).id("end")
        }
      }
      .onAppear {
        control["end"] = { reader.scrollTo("end", anchor: .bottom) }
        control["start"] = { reader.scrollTo("start", anchor: .top) }
      }
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

  private func host() -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 200)) { LivingRows(log: log, control: control) }
  }

  private func go(_ place: String, _ host: ViewHost) {
    control[place]()
    host.advance(by: 1)
  }

  @Test("a row made beyond the visible part is made without appearing")
  func madeAhead() {
    _ = host()

    // Visible are 0 and 1; the margin of an eighth, 25 points, reaches into row 2.
    #expect(log.entries.filter { $0.hasPrefix("made") } == ["made 0", "made 1", "made 2"])
    #expect(log.entries.filter { $0.hasPrefix("+") } == ["+0", "+1"])
  }

  @Test("a row that comes back has lost its own state and regains what others keep for it")
  func lostAndRegained() {
    let host = host()
    control["widen 0"]()
    host.settle()
    #expect(host.frame(of: "own 0")?.width == 8)
    #expect(host.frame(of: "row 0")?.width == 50)

    go("end", host)
    #expect(host.frame(of: "row 0") == nil)
    go("start", host)

    #expect(host.frame(of: "own 0")?.width == 5)
    #expect(host.frame(of: "row 0")?.width == 50)
  }

  @Test("rows behind those of another loop go with their state too")
  func lostBehindOthers() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      LivingRows(log: log, control: control, rowsBefore: 60)
    }
    go("end", host)
    control["widen 49"]()
    host.settle()
    #expect(host.frame(of: "own 49")?.width == 8)
    go("start", host)
    go("end", host)
    #expect(host.frame(of: "own 49")?.width == 5)
  }

  @Test("a member of a list that is written out is made when its row is, and goes with its state")
  func writtenOut() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      LivingMembers(log: log, control: control)
    }
    #expect(log.entries.filter { $0.hasPrefix("made") } == ["made 0", "made 1", "made 2"])
    control["widen 0"]()
    host.settle()
    #expect(host.frame(of: "own 0")?.width == 8)
    go("end", host)
    #expect(host.frame(of: "row 0") == nil)
    go("start", host)
    #expect(host.frame(of: "own 0")?.width == 5)
    #expect(host.frame(of: "row 0") == CGRect(x: 25, y: 0, width: 50, height: 100))
    #expect(log.entries.count { $0 == "made 0" } == 2)
  }

  @Test("rows disappear when they go out of sight and appear again when they come back")
  func appearAgain() {
    let host = host()
    go("end", host)
    go("start", host)

    let first = log.entries.filter { $0 == "+0" || $0 == "-0" || $0 == "made 0" }
    #expect(first.filter { $0 != "made 0" } == ["+0", "-0", "+0"])
    #expect(first.filter { $0 == "made 0" }.count == 2)
    let last = log.entries.filter { $0 == "+49" || $0 == "-49" }
    #expect(last == ["+49", "-49"])
  }

  /// Rule: LAYOUT-3.14.1. A settling is a tick; the row leaves in the first and is looked for in the last.
  @Test(
    "a row that is out of sight keeps its state for two ticks, and not for three",
    arguments: [(1, true), (2, true), (3, false), (4, false)])
  func keptTicks(ticks: Int, isKept: Bool) {
    for isWrittenOut in [false, true] {
      let host =
        isWrittenOut
        ? ViewHost(size: CGSize(width: 100, height: 200)) {
          LivingMembers(log: log, control: control)
        } : self.host()
      control["widen 0"]()
      host.advance(by: 1)
      control["end"]()
      for _ in 0..<ticks { host.settle() }
      control["start"]()
      host.settle()
      #expect(host.frame(of: "own 0")?.width == (isKept ? 8 : 5), "\(isWrittenOut)")
    }
  }

  /// Source: STATE-4.2: on a list the calls are merged.
  @Test("a list appears with its first row, and disappears when its last row is given up")
  func wholeList() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { Color.red.frame(height: 100).id($0) }
              .onAppear { log.note("+") }
              .onDisappear { log.note("-") }
            ForEach(10..<30, id: \.self) { Color.blue.frame(height: 100).id($0) }
          }
        }
        .onAppear {
          control["end"] = { reader.scrollTo(29, anchor: .bottom) }
          control["start"] = { reader.scrollTo(0, anchor: .top) }
        }
      }
    }
    #expect(log.entries == ["+"])
    go("end", host)
    #expect(log.entries == ["+", "-"])
    go("start", host)
    #expect(log.entries == ["+", "-", "+"])
  }

  @Test("a member that is written out is made with the value that it has by then")
  func changedBeforeMade() {
    func content(_ width: CGFloat) -> some View {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) {
            Color.red.frame(height: 1000)
            Color.blue.frame(width: width, height: 100).accessibilityIdentifier("last").id("end")
          }
        }
        .onAppear { control["end"] = { reader.scrollTo("end", anchor: .bottom) } }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { content(10) }
    #expect(host.frame(of: "last") == nil)
    host.update { content(30) }
    go("end", host)
    #expect(host.frame(of: "last")?.width == 30)
  }
}
