import SwiftUI
import Testing
import ViewTreeTesting

private struct Rows: View {
  let ids: [Int]
  var body: some View { VStack(spacing: 0) { ForEach(ids, id: \.self) { TapCounter("\($0)") } } }
}

private struct Item: Identifiable, Equatable {
  let id: Int
  let text: String
}

@MainActor @Suite("ForEach")
struct ForEachTests {
  let log = Log()

  private func order(_ host: ViewHost, _ ids: [Int]) -> [Int] {
    ids.sorted { (host.frame(of: "\($0)")?.minY ?? 0) < (host.frame(of: "\($1)")?.minY ?? 0) }
  }

  /// Rule: STATE-4.6.3.
  @Test("moved elements keep their state and change their place")
  func moves() {
    let host = host { Rows(ids: [1, 2, 3]) }
    host.tap("2")
    host.update { Rows(ids: [3, 2, 1]) }
    host.update { Rows(ids: [2, 3, 1]) }
    host.expectFrames("2 44.5 35 11 10, 3 45 45 10 10, 1 45 55 10 10")
  }

  @Test("insertions and removals leave the state of the others")
  func insertionAndRemoval() {
    let host = host { Rows(ids: [1, 2]) }
    host.tap("1")
    host.tap("2")
    host.update { Rows(ids: [0, 2, 5, 1]) }
    #expect(order(host, [0, 1, 2, 5]) == [0, 2, 5, 1])
    #expect([0, 1, 2, 5].map { host.frame(of: "\($0)")?.width } == [10, 11, 11, 10])
    host.update { Rows(ids: [2]) }
    host.update { Rows(ids: [1, 2]) }
    #expect([1, 2].map { host.frame(of: "\($0)")?.width } == [10, 11])
  }

  @Test("an element with a known id shows its new value")
  func newValue() {
    func rows(_ items: [Item]) -> some View {
      VStack { ForEach(items) { Text($0.text).called("\($0.id)") } }
    }
    let host = host { rows([Item(id: 1, text: "a")]) }
    let before = host.frame(of: "1")?.width ?? 0
    host.update { rows([Item(id: 1, text: "abc")]) }
    #expect(host.frame(of: "1")?.width == before * 3)
  }

  /// Rule: STATE-4.6.3.
  @Test("elements with one id are all shown, with SwiftUI's message")
  func duplicates() {
    let host = host {
      VStack(spacing: 0) {
        ForEach([Item(id: 1, text: "a"), Item(id: 1, text: "bb"), Item(id: 2, text: "c")]) {
          Text($0.text).called($0.text)
        }
      }
    }
    #expect(["a", "bb", "c"].allSatisfy { host.frame(of: $0) != nil })
    #expect(host.warnings.map(\.kind) == [.duplicateIdentity])
    #expect(
      host.warnings.first?.message.contains(
        "the ID 1 occurs multiple times within the collection, this will give undefined results!")
        == true)
  }

  /// Rule: STATE-4.6.3.
  @Test("each way to make a list follows what comes, and tells of an id that is there twice")
  func everyWay() {
    func row(_ id: Int) -> some View { Color.clear.called("row \(id)") }
    func list(_ way: Int, _ ids: [Int]) -> some View {
      let items = ids.map { Item(id: $0, text: "") }
      return VStack {
        switch way {
        case 0: ForEach(items) { row($0.id) }
        case 1: ForEach(ids, id: \.self) { row($0) }
        case 2: ForEach(.constant(items)) { row($0.wrappedValue.id) }
        default: ForEach(.constant(items), id: \.id) { row($0.wrappedValue.id) }
        }
      }
    }
    for way in 0...3 {
      let host = host { list(way, [1, 2]) }
      host.update { list(way, [1, 2, 3]) }
      #expect(host.frame(of: "row 3") != nil)
      #expect(host.warnings.isEmpty)
      host.update { list(way, [1, 2, 1]) }
      #expect(host.frames(of: "row 1").count == 2, "\(way)")
      #expect(host.warnings.map(\.kind) == [.duplicateIdentity], "\(way)")
    }
  }

  @Test("rows that are made on demand tell of an id that is there twice, and of no other")
  func lazyDuplicates() {
    func warnings(_ ids: [Int]) -> [TreeWarning.Kind] {
      let host = host {
        LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { TapCounter("\($0)") } }
      }
      #expect(host.frames(of: "1").count == ids.count { $0 == 1 })
      return host.warnings.map(\.kind)
    }
    #expect(warnings([1, 2, 3]) == [])
    #expect(warnings([1, 2, 1]) == [.duplicateIdentity])
  }

  @Test("a lazy list whose items hold lists makes the first of them once")
  func firstOfLists() {
    let host = host {
      LazyVStack(spacing: 0) {
        ForEach([1, 2], id: \.self) { id in
          ForEach([3, 4], id: \.self) { TapCounter("\(10 * id + $0)") }
        }
      }
    }
    #expect([13, 14, 23, 24].allSatisfy { host.frames(of: "\($0)").count == 1 })
    #expect(host.counters.bodies == 4)
  }

  /// Rule: STATE-4.6.3.
  @Test("rows that are made on demand keep their state when they change places")
  func lazyMoves() {
    func rows(_ ids: [Int]) -> some View {
      LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { TapCounter("\($0)") } }
    }
    let host = host { rows([1, 2, 3, 4]) }
    host.tap("1")
    host.tap("3")
    for ids in [[3, 2, 1, 4], [4, 1, 3], [5, 3, 4, 1], [1, 3]] {
      host.update { rows(ids) }
      #expect(order(host, ids) == ids)
      #expect(
        ids.map { host.frame(of: "\($0)")?.width } == ids.map { [1, 3].contains($0) ? 11 : 10 })
    }
  }

  @Test("an item whose value changes together with what it has read is made again once")
  func changedTogether() {
    let (model, values) = (Model(), Hand([1, 2]))
    let host = host {
      Stateful(values) { values in
        VStack {
          ForEach(values.indices, id: \.self) { index in
            let _ = log.note("\(index) \(model.number)")
            Color.red.frame(width: CGFloat(values[index]))
          }
        }
      }
    }
    #expect(log.entries == ["0 0", "1 0"])
    host.run {
      values.value = [3, 4]
      model.number = 7
    }
    #expect(log.entries == ["0 0", "1 0", "0 7", "1 7"])
    // The next change is heard of as well.
    host.run { model.number = 8 }
    #expect(log.entries.suffix(2).sorted() == ["0 8", "1 8"])
  }

  @Test("ids that numbers of a range have in common are duplicates, too")
  func duplicatesInRange() {
    let host = host { VStack(spacing: 0) { ForEach(0..<4, id: \.half) { TapCounter("\($0)") } } }
    #expect([0, 1, 2, 3].map { host.frame(of: "\($0)") != nil } == [true, true, true, true])
    #expect(host.warnings.map(\.kind) == [.duplicateIdentity, .duplicateIdentity])
  }

  /// Rule: STATE-4.6.3. Rows are 10 wide, and one wider after a tap on them.
  @Test("the same item twice has one state each, and each keeps it when others come and go")
  func repeatedState() {
    let host = host { Rows(ids: [1, 2, 1]) }
    func widths(_ id: Int) -> [CGFloat] { host.frames(of: "\(id)").map(\.width) }
    guard let last = host.frames(of: "1").last else { return #expect(Bool(false)) }
    host.finger.down(at: CGPoint(x: last.midX, y: last.midY))
    host.finger.up()
    #expect(widths(1) == [10, 11])

    host.update { Rows(ids: [1, 3, 1, 1]) }
    #expect(widths(1) == [10, 11, 10])

    host.update { Rows(ids: [1]) }
    #expect(widths(1) == [10])
  }

  /// Rule: STATE-4.6.3.
  @Test("a constant range that changes its length keeps its first one, with SwiftUI's message")
  func constantRange() {
    func rows(_ count: Int) -> some View {
      VStack(spacing: 0) { ForEach(0..<count) { TapCounter("\($0)") } }
    }
    let host = host { rows(2) }
    host.update { rows(3) }
    #expect([0, 1, 2].map { host.frame(of: "\($0)") != nil } == [true, true, false])
    #expect(host.warnings.map(\.kind) == [.constantRangeChanged])
    #expect(host.warnings.first?.message.contains("count (3) != its initial count (2).") == true)
  }

  @Test("a range with explicit ids may change its length")
  func explicitRange() {
    func rows(_ count: Int) -> some View {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { TapCounter("\($0)") } }
    }
    let host = host { rows(1) }
    host.update { rows(3) }
    #expect([0, 1, 2].map { host.frame(of: "\($0)") != nil } == [true, true, true])
    #expect(host.warnings.isEmpty)
  }

  @Test("an element of several views keeps them together in the data's order")
  func severalViews() {
    let host = host {
      VStack(spacing: 0) {
        ForEach([1, 2], id: \.self) { id in
          Color.red.frame(width: 10, height: 10).called("\(id)a")
          Color.red.frame(width: 10, height: 10).called("\(id)b")
        }
      }
    }
    // 40 high, centred in 100.
    #expect(["1a", "1b", "2a", "2b"].map { host.frame(of: $0)?.minY } == [30, 40, 50, 60])
  }

  @Test("a ForEach inside a ForEach keeps the ids of the two apart")
  func nested() {
    func grid(_ rows: [Int]) -> some View {
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 0) { ForEach(0..<2) { TapCounter("\(row * 10 + $0)") } }
        }
      }
    }
    let host = host { grid([1, 2]) }
    host.tap("21")
    host.update { grid([2, 1]) }
    #expect([10, 11, 20, 21].map { host.frame(of: "\($0)")?.width } == [10, 10, 10, 11])
  }

  @Test("only the element whose value changed runs its body")
  func equalRows() {
    struct Label: View {
      let item: Item
      let log: Log
      var body: some View {
        let _ = log.note(item.text)
        Text(item.text)
      }
    }
    func rows(_ texts: [String]) -> some View {
      let items = texts.enumerated().map { Item(id: $0, text: $1) }
      return VStack { ForEach(items) { Label(item: $0, log: log) } }
    }
    let host = host { rows(["a", "b", "c"]) }
    host.update { rows(["a", "x", "c"]) }
    #expect(log.entries == ["a", "b", "c", "x"])
  }
}

extension Int {
  fileprivate var half: Int { self / 2 }
}
