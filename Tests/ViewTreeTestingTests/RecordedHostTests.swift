import SwiftUI
import Testing
import ViewTreeTesting

private struct WordsKey: PreferenceKey {
  static var defaultValue: String { "-" }

  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Words: View {
  var body: some View {
    VStack {
      HStack {
        Text("a").preference(key: WordsKey.self, value: "a")
        Text("b").preference(key: WordsKey.self, value: "b")
      }
      Text("c")
      Text("d").preference(key: WordsKey.self, value: "d")
    }
  }
}

@Suite("Folds, scripts and recordings of a host")
@MainActor
struct RecordedHostTests {
  private let words = ViewHost(size: CGSize(width: 100, height: 100)) { Words() }
  private let list = ViewHost(size: CGSize(width: 100, height: 100)) {
    ScrollView { Color.red.frame(width: 100, height: 1000) }.called("scroll")
  }

  /// Rule: PREF-1.2.
  @Test("a fold tells its writers, its brackets and each call")
  func fold() {
    let fold = words.folds(of: WordsKey.self)
    #expect(fold.writers.map(\.value) == ["\"a\"", "\"b\"", "\"d\""])
    // The row joins a and b first; c writes nothing, so nothing is called for it.
    #expect(fold.brackets == "((\"a\", \"b\"), \"d\")")
    #expect(fold.calls.map(\.before) == ["\"a\"", "\"ab\""])
    #expect(fold.calls.map(\.next) == [["\"b\""], ["\"d\""]])
    #expect(fold.value == "\"abd\"")
  }

  @Test("telling a fold counts nothing and changes nothing that is told later")
  func foldLeavesNoTrace() {
    #expect(words.value(of: WordsKey.self) == "abd")
    let before = words.counters
    let first = words.folds(of: WordsKey.self)
    #expect(words.counters == before)
    // It is told as a whole, although the host knows the value.
    #expect(first.writers.map(\.value) == ["\"a\"", "\"b\"", "\"d\""] && first.calls.count == 2)
    #expect(words.folds(of: WordsKey.self) == first)
    // The known value stays known: no further call.
    #expect(words.value(of: WordsKey.self) == "abd")
    #expect(words.counters == before)
  }

  /// Rule: PREF-1.9.1.
  @Test("a key that no view writes has no brackets")
  func noWriters() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Color.red }
    let fold = host.folds(of: WordsKey.self)
    #expect(fold.brackets == "" && fold.calls.isEmpty && fold.value == "\"-\"")
  }

  @Test("a script plays as the finger does")
  func script() {
    list.play("down 50,90\nmove 50,40 over 0.5s\nhold 0.2s\nup", rest: 0.5)
    // Held still before it left, the finger has no speed: 50 points.
    #expect(list.scrollOffset(of: "scroll")?.y == 50)
    #expect(abs(list.now - 1.2) < 1e-6)
  }

  @Test("a recorder takes a moment a turn in which something happens, and none at rest")
  func recorder() throws {
    let recorder = Recorder(list, named: "pull")
    list.advance(by: 1)
    #expect(recorder.recording.count == 1)
    list.finger.down(at: CGPoint(x: 50, y: 90))
    list.finger.move(to: CGPoint(x: 50, y: 80))
    list.finger.move(to: CGPoint(x: 50, y: 70))
    recorder.stop()
    list.finger.up()
    let recording = recorder.recording
    // The start and two moves: a finger that comes down on a list at rest changes nothing.
    try #require(recording.count == 3)
    #expect(recording[2].scrolls.first?.offset.y == 20)
    #expect(recording[2].cause == .finger)
  }

  @Test("a recording of a closure reads back as it was written")
  func closure() throws {
    let recording = list.record(named: "drag") {
      list.finger.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60))
    }
    // Half a second at 60 frames, the start, down and up.
    #expect(recording.count >= 31)
    #expect(try Recording(json: recording.json(), file: "drag.json") == recording)
  }

  @Test("a recorder that is never stopped lets its host's tree go")
  func released() async {
    weak var tree: AnyObject?
    do {
      let host = ViewHost(size: .zero) { Words() }
      let recorder = Recorder(host)
      tree = host.tree
      host.size.width = 10
      #expect(recorder.recording.count == 2)
    }
    // The threads of other tests may look for a moment at the host that was used last.
    await eventually { tree == nil }
    #expect(tree == nil)
  }
}
