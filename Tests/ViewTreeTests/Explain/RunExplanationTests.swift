import Combine
import SwiftUI
import Testing
import ViewTreeInspection

@testable import ViewTree

/// Why a preference has its value, and why closures and bodies run: numbers worked out beside them.
@Suite("Explanations of runs")
@MainActor
struct RunExplanationTests {
  private struct SumKey: PreferenceKey {
    static let defaultValue = 10
    static func reduce(value: inout Int, nextValue: () -> Int) { value = -(value + nextValue()) }
  }

  private func preference(of name: String, in view: some View) throws -> Explanation {
    let host = TreeHost(size: CGSize(width: 100, height: 100)) { view }
    let key = try #require(host.namedKeys.first { $0.name == "SumKey" })
    let element = try #require(host.firstElement(name))
    return PreferenceExplanation(key, of: element, in: host).explanation
  }

  @Test("the fold of a preference is told as brackets, call by call, and so is one writer fewer")
  func fold() throws {
    let explanation = try preference(
      of: "all",
      in: HStack(spacing: 0) {
        Color.red.preference(key: SumKey.self, value: 40)
        VStack {
          Color.red.preference(key: SumKey.self, value: 10).called("ten")
          Color.red.preference(key: SumKey.self, value: 5)
        }
      }
      .called("all")
      .onPreferenceChange(SumKey.self) { _ in })
    // -(10 + 5) = -15, and -(40 - 15) = -25
    #expect(explanation.heading == "HStack #all reports -25 for SumKey")
    #expect(
      explanation.lines == [
        "Color writes 40", "Color #ten writes 10", "Color writes 5",
        "VStack: reduce(10, 5) = -15", "HStack #all: reduce(40, -15) = -25", "(40, (10, 5)) = -25",
        "onPreferenceChange SumKey of HStack #all saw -25",
      ])
    // Without the last: -(40 + 10) = -50. Seeded: -(10 + 40) = -50, -(-50 - 15) = 65.
    #expect(
      explanation.counterfactual == """
        Without writer 3 of 3, on Color, it would be -50.
        With the default 10 as the seed of HStack #all alone it would be 65; no fold begins with it.
        """)
  }

  @Test("a transform is told with the value that it changes, and is no writer")
  func transform() throws {
    let explanation = try preference(
      of: "red",
      in: Color.red.preference(key: SumKey.self, value: 2)
        .transformPreference(SumKey.self) { $0 += 3 }.called("red"))
    #expect(explanation.lines[0] == "the transform around Color #red makes 5 of 2")
    #expect(
      explanation.counterfactual?.hasPrefix(
        "Without the transform around Color #red it would be 2.") == true)
  }

  @Test("a view that writes nothing says what a reader gets")
  func noWriter() throws {
    let explanation = try preference(
      of: "plain",
      in: VStack {
        Color.red.called("plain")
        Color.red.preference(key: SumKey.self, value: 1)
      })
    #expect(explanation.heading == "Color #plain reports nothing for SumKey")
    #expect(explanation.lines[0].hasSuffix("whoever asks gets the default, 10"))
  }

  private final class Model: ObservableObject {
    @Published var height: CGFloat = 30
    @Published var other = 1
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    @State private var seen = 0

    var body: some View {
      VStack {
        Color.red.preference(key: SumKey.self, value: Int(model.height))
        Text("\(seen)")
        Color.blue.called("silent").onPreferenceChange(SumKey.self) { _ in }
      }
      .called("stack")
      .onPreferenceChange(SumKey.self) { seen = $0 }
      .onChange(of: model.height) { _ in }
    }
  }

  @Test("a closure says why it ran, and each of three reasons why it did not")
  func closures() {
    let model = Model()
    let shown = Explained(Screen(model: model))
    shown.says(
      of: "stack", "onPreferenceChange SumKey ran with 30: the first value",
      "onChange did not run: the view is new and its value, 30, is the first")
    // No view in it writes.
    shown.says(
      of: "silent",
      "onPreferenceChange SumKey has never run: no view in it writes SumKey, so there is no value to"
        + " ask for")
    model.height = 40
    shown.settle()
    shown.says(
      of: "stack", "onPreferenceChange SumKey ran with 40: the value was 30 at moment 0",
      "onChange ran: its value was 30 and is 40")
    // The body runs for it, and passes 40 again.
    model.other = 2
    shown.settle()
    shown.says(
      of: "stack",
      "onPreferenceChange SumKey did not run: no value was asked for, as no writer of SumKey has"
        + " changed; it is 40, with which it ran at moment 1",
      "onChange did not run: the body of Screen passed 40 again, which is equal")
  }

  /// Writes one more than it has seen: it never settles.
  private struct Loop: View {
    @State private var seen = 0

    var body: some View {
      Color.red.preference(key: SumKey.self, value: 10 + seen).called("loop")
        .onPreferenceChange(SumKey.self) { seen = $0 - 9 }
    }
  }

  @Test("a closure that makes its own value change says each run, and where it was stopped")
  func loop() {
    let host = TreeHost(size: CGSize(width: 100, height: 100)) { EmptyView() }
    let log = CauseLog(host)
    host.update { Loop() }
    log.mark()
    // 10 makes it 11, and 11 makes it 12.
    Explained(host: host, log: log).says(
      of: "loop",
      "onPreferenceChange SumKey ran with 10: the first value; ran once more with 11: the value had"
        + " changed by then; was not allowed to run with 12: it had run twice in this tick")
  }

  @Test("a body says which property, object or state it has run for, and who wrote it")
  func bodies() {
    let model = Model()
    let shown = Explained(Screen(model: model))
    #expect(shown.bodies("stack") == ["Screen ran: it is new in the tree"])
    shown.settle()
    #expect(shown.bodies("stack") == ["Screen did not run: nothing that it has read has changed"])
    model.height = 40
    shown.settle()
    #expect(
      shown.bodies("stack") == [
        "Screen ran 2 times: it had read the state 'seen', which onPreferenceChange changed from 30 to"
          + " 40",
        "Screen ran 2 times: 'model.height' was 30 and is 40",
      ])
  }

  private struct Row: View {
    @Environment(\.explainedRowHeight) private var height

    var body: some View { Color.red.frame(height: height).called("row") }
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Row()
        Color.blue
      }
      .called("rows")
      .environment(\.explainedRowHeight, model.height)
    }
  }

  @Test("a body names the key of the environment that it has read, and where it was set")
  func environment() {
    let model = Model()
    let shown = Explained(Rows(model: model))
    model.height = 20
    shown.settle()
    let expected =
      "Row ran: it had read ExplainedRowHeightKey of the environment, set around VStack #rows: it"
      + " was 30 and is 20"
    let lines = shown.bodies("row")
    #expect(lines.contains(expected), "\(lines)")
    // Another write of the same value reaches no reader.
    model.other = 2
    shown.settle()
    #expect(shown.bodies("row") == ["Row did not run: nothing that it has read has changed"])
  }

  private final class Signal: ObservableObject {
    @Published var id = 1
    @Published var width: CGFloat = 50
    @Published var count = 0
  }

  private struct Watched: View {
    @ObservedObject var signal: Signal
    let sent: PassthroughSubject<Int, Never>

    var body: some View {
      Color.red.frame(width: signal.width).called("box")
        .onAppear {}
        .onDisappear {}
        .task {}
        .task(id: signal.id) {}
        .onReceive(sent) { _ in }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in }
    }
  }

  @Test("closures of appearance, task, publisher and geometry say why they ran or did not")
  func otherClosures() {
    let (signal, sent) = (Signal(), PassthroughSubject<Int, Never>())
    let shown = Explained(Watched(signal: signal, sent: sent))
    shown.says(
      of: "box",
      "onAppear ran: the view has appeared",
      "onDisappear did not run: the view has not gone",
      "task began: the view has appeared",
      "task began: the view has appeared",
      "onReceive has not run: its publisher has sent nothing yet",
      "onGeometryChange ran with 50: the first value")
    (signal.id, signal.width) = (2, 60)
    sent.send(7)
    shown.settle()
    shown.says(
      of: "box",
      "onAppear did not run: it ran at moment 0, and the view has not gone since",
      "onDisappear did not run: the view has not gone",
      "task did not begin: it began at moment 0, and the view has not gone since",
      "task began again: its id was 1 and is 2",
      "onReceive ran: its publisher sent a value",
      "onGeometryChange ran: its value was 50 and is 60")
    shown.settle()
    #expect(
      shown.closures("box").suffix(3) == [
        "task did not begin: it began at moment 1, and its id, 2, is equal",
        "onReceive did not run: its publisher has sent nothing since moment 1",
        "onGeometryChange did not run: its value was not asked for, as no geometry that it reads has"
          + " changed; it is 60",
      ])
  }

  @Test("a geometry that was asked for and is equal says so")
  func equalGeometry() {
    let signal = Signal()
    let shown = Explained(Watched(signal: signal, sent: PassthroughSubject()))
    // The body runs and passes a new transform, which reads the same width.
    signal.count = 1
    shown.settle()
    #expect(
      shown.closures("box").last
        == "onGeometryChange did not run: its value was asked for and is equal to 50")
  }

  @Test("a lazy row that has scrolled away says that it has gone")
  func scrolledAway() throws {
    let shown = Explained(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Color.red.frame(height: 50).called("row \(row)").onAppear {}.onDisappear {}
          }
        }
      }
      .called("list"))
    let row = try #require(shown.host.firstElement("row 0"))
    shown.says(
      of: "row 0", "onAppear ran: the view has appeared",
      "onDisappear did not run: the view has not gone")
    shown.scroll(to: 2000)
    #expect(
      ClosureExplanation(row, shown.log).explanation.lines == [
        "onAppear did not run: the view has gone since, it had appeared at moment 0",
        "onDisappear ran: the view has gone",
      ])
  }
}

private struct ExplainedRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 44
}

extension EnvironmentValues {
  fileprivate var explainedRowHeight: CGFloat {
    get { self[ExplainedRowHeightKey.self] }
    set { self[ExplainedRowHeightKey.self] = newValue }
  }
}
