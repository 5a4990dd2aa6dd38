import SwiftUI
import Testing
import ViewTreeTesting

/// Joins words with a stroke.
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
  private func list() -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.red.frame(width: 100, height: 1000) }.accessibilityIdentifier("scroll")
    }
  }

  /// Rule: PREF-1.2.
  @Test("a fold tells its writers, its brackets and each call")
  func fold() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Words() }
    let fold = host.folds(of: WordsKey.self)
    #expect(fold.writers.map(\.value) == ["\"a\"", "\"b\"", "\"d\""])
    // The row joins a and b first; c writes nothing, so nothing is called for it.
    #expect(fold.brackets == "((\"a\", \"b\"), \"d\")")
    #expect(fold.calls.map(\.before) == ["\"a\"", "\"ab\""])
    #expect(fold.calls.map(\.next) == [["\"b\""], ["\"d\""]])
    #expect(fold.value == "\"abd\"")
  }

  @Test("telling a fold counts nothing and changes nothing that is told later")
  func foldLeavesNoTrace() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Words() }
    #expect(host.value(of: WordsKey.self) == "abd")
    let before = host.counters
    let first = host.folds(of: WordsKey.self)
    #expect(host.counters == before)
    // It is told as a whole, although the host knows the value.
    #expect(first.writers.map(\.value) == ["\"a\"", "\"b\"", "\"d\""] && first.calls.count == 2)
    #expect(host.folds(of: WordsKey.self) == first)
    // The known value stays known: no further call.
    #expect(host.value(of: WordsKey.self) == "abd")
    #expect(host.counters == before)
  }

  /// Rule: PREF-1.9.1.
  @Test("a key that no view writes has no brackets")
  func noWriters() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Color.red }
    let fold = host.folds(of: WordsKey.self)
    #expect(fold.brackets == "" && fold.calls.isEmpty && fold.value == "\"-\"")
  }

  @Test("a script plays as the finger does")
  func script() throws {
    let played = list()
    played.play("down 50,90\nmove 50,40 over 0.5s\nhold 0.2s\nup", rest: 0.5)
    // Held still before it left, the finger has no speed: 50 points.
    #expect(played.scrollOffset(of: "scroll")?.y == 50)
    #expect(abs(played.now - 1.2) < 1e-6)
  }

  @Test("a recorder takes a moment a turn in which something happens, and none at rest")
  func recorder() {
    let host = list()
    let recorder = Recorder(host, named: "pull")
    host.advance(by: 1)
    #expect(recorder.recording.count == 1)
    host.finger.down(at: CGPoint(x: 50, y: 90))
    host.finger.move(to: CGPoint(x: 50, y: 80))
    host.finger.move(to: CGPoint(x: 50, y: 70))
    recorder.stop()
    host.finger.up()
    let recording = recorder.recording
    // The start and two moves: a finger that comes down on a list at rest changes nothing.
    #expect(recording.count == 3)
    #expect(recording.count == 3 && recording[2].scrolls.first?.offset.y == 20)
    #expect(recording.count == 3 && recording[2].cause == .finger)
  }

  @Test("a recording of a closure reads back as it was written")
  func closure() throws {
    let host = list()
    let recording = host.record(named: "drag") {
      host.finger.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60))
    }
    // Half a second at 60 frames, the start, down and up.
    #expect(recording.count >= 31)
    #expect(try Recording(json: recording.json(), file: "drag.json") == recording)
  }
}
