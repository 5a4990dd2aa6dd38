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

  private func key(_ host: TreeHost, _ name: String) throws -> PreferenceOperations {
    try #require(host.namedKeys.first { $0.name == name })
  }

  private func stack() -> TreeHost {
    TreeHost(size: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        Color.red.preference(key: SumKey.self, value: 40)
        VStack {
          Color.red.preference(key: SumKey.self, value: 10).accessibilityIdentifier("ten")
          Color.red.preference(key: SumKey.self, value: 5)
        }
      }
      .accessibilityIdentifier("all")
      .onPreferenceChange(SumKey.self) { _ in }
    }
  }

  @Test("the fold of a preference is told as brackets, call by call, and so is one writer fewer")
  func fold() throws {
    let host = stack()
    let all = try #require(host.firstElement("all"))
    let explanation = PreferenceExplanation(try key(host, "SumKey"), of: all, in: host).explanation
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
    let host = TreeHost(size: CGSize(width: 100, height: 100)) {
      Color.red.preference(key: SumKey.self, value: 2)
        .transformPreference(SumKey.self) { $0 += 3 }
        .accessibilityIdentifier("red")
    }
    let red = try #require(host.firstElement("red"))
    let explanation = PreferenceExplanation(try key(host, "SumKey"), of: red, in: host).explanation
    #expect(explanation.lines[0] == "the transform around Color #red makes 5 of 2")
    #expect(
      explanation.counterfactual?.hasPrefix(
        "Without the transform around Color #red it would be 2.") == true)
  }

  @Test("a view that writes nothing says what a reader gets")
  func noWriter() throws {
    let host = TreeHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Color.red.accessibilityIdentifier("plain")
        Color.red.preference(key: SumKey.self, value: 1)
      }
    }
    let plain = try #require(host.firstElement("plain"))
    let explanation = PreferenceExplanation(try key(host, "SumKey"), of: plain, in: host)
      .explanation
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
          .accessibilityIdentifier("writer")
        Text("\(seen)").accessibilityIdentifier("text")
        Color.blue.accessibilityIdentifier("silent").onPreferenceChange(SumKey.self) { _ in }
      }
      .accessibilityIdentifier("stack")
      .onPreferenceChange(SumKey.self) { seen = $0 }
      .onChange(of: model.height) { _ in }
    }
  }

  private func closures(_ name: String, _ host: TreeHost, _ log: CauseLog) throws -> [String] {
    ClosureExplanation(try #require(host.firstElement(name)), log).explanation.lines
  }

  private func bodies(_ name: String, _ host: TreeHost, _ log: CauseLog) throws -> [String] {
    BodyExplanation(try #require(host.firstElement(name)), log).explanation.lines
  }

  private func expect(
    _ lines: [String], _ expected: [String], at location: SourceLocation = #_sourceLocation
  ) {
    #expect(lines == expected, sourceLocation: location)
  }

  @Test("a closure says why it ran, and each of three reasons why it did not")
  func closures() throws {
    let model = Model()
    let host = TreeHost(size: CGSize(width: 100, height: 100)) { EmptyView() }
    let log = CauseLog(host)
    host.update { Screen(model: model) }
    host.settle()
    log.mark()
    expect(
      try closures("stack", host, log),
      [
        "onPreferenceChange SumKey ran with 30: the first value",
        "onChange did not run: the view is new and its value, 30, is the first",
      ])
    // No view in it writes.
    expect(
      try closures("silent", host, log),
      [
        "onPreferenceChange SumKey has never run: no view in it writes SumKey, so there is no value"
          + " to ask for"
      ])
    model.height = 40
    host.settle()
    log.mark()
    expect(
      try closures("stack", host, log),
      [
        "onPreferenceChange SumKey ran with 40: the value was 30 at moment 0",
        "onChange ran: its value was 30 and is 40",
      ])
    // The body runs for it, and passes 40 again.
    model.other = 2
    host.settle()
    log.mark()
    expect(
      try closures("stack", host, log),
      [
        "onPreferenceChange SumKey did not run: no value was asked for, as no writer of SumKey has"
          + " changed; it is 40, with which it ran at moment 1",
        "onChange did not run: the body of Screen passed 40 again, which is equal",
      ])
  }

  /// Writes one more than it has seen: it never settles.
  private struct Loop: View {
    @State private var seen = 0

    var body: some View {
      Color.red.preference(key: SumKey.self, value: 10 + seen)
        .accessibilityIdentifier("loop")
        .onPreferenceChange(SumKey.self) { seen = $0 - 9 }
    }
  }

  @Test("a closure that makes its own value change says each run, and where it was stopped")
  func loop() throws {
    let host = TreeHost(size: CGSize(width: 100, height: 100)) { EmptyView() }
    let log = CauseLog(host)
    host.update { Loop() }
    log.mark()
    // 10 makes it 11, and 11 makes it 12.
    expect(
      try closures("loop", host, log),
      [
        "onPreferenceChange SumKey ran with 10: the first value; ran once more with 11: the value had"
          + " changed by then; was not allowed to run with 12: it had run twice in this tick"
      ])
  }

  @Test("a body says which property, object or state it has run for, and who wrote it")
  func bodies() throws {
    let model = Model()
    let host = TreeHost(size: CGSize(width: 100, height: 100)) { EmptyView() }
    let log = CauseLog(host)
    host.update { Screen(model: model) }
    host.settle()
    log.mark()
    expect(try bodies("stack", host, log), ["Screen ran: it is new in the tree"])
    host.settle()
    log.mark()
    expect(
      try bodies("stack", host, log),
      [
        "Screen did not run: nothing that it has read has changed"
      ])
    model.height = 40
    host.settle()
    log.mark()
    expect(
      try bodies("stack", host, log),
      [
        "Screen ran 2 times: it had read the state 'seen', which onPreferenceChange changed from 30 to"
          + " 40",
        "Screen ran 2 times: 'model.height' was 30 and is 40",
      ])
  }

  private struct Row: View {
    @Environment(\.explainedRowHeight) private var height

    var body: some View { Color.red.frame(height: height).accessibilityIdentifier("row") }
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Row()
        Color.blue
      }
      .accessibilityIdentifier("rows")
      .environment(\.explainedRowHeight, model.height)
    }
  }

  @Test("a body names the key of the environment that it has read, and where it was set")
  func environment() throws {
    let model = Model()
    let host = TreeHost(size: CGSize(width: 100, height: 100)) { EmptyView() }
    let log = CauseLog(host)
    host.update { Rows(model: model) }
    host.settle()
    log.mark()
    model.height = 20
    host.settle()
    log.mark()
    let expected =
      "Row ran: it had read ExplainedRowHeightKey of the environment, set around VStack #rows: it"
      + " was 30 and is 20"
    let lines = try bodies("row", host, log)
    #expect(lines.contains(expected), "\(lines)")
    // Another write of the same value reaches no reader.
    model.other = 2
    host.settle()
    log.mark()
    expect(try bodies("row", host, log), ["Row did not run: nothing that it has read has changed"])
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
      Color.red.frame(width: signal.width)
        .accessibilityIdentifier("box")
        .onAppear {}
        .onDisappear {}
        .task {}
        .task(id: signal.id) {}
        .onReceive(sent) { _ in }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
        }
    }
  }

  @Test("closures of appearance, task, publisher and geometry say why they ran or did not")
  func otherClosures() throws {
    let (signal, sent) = (Signal(), PassthroughSubject<Int, Never>())
    let host = TreeHost(size: CGSize(width: 100, height: 100)) { EmptyView() }
    let log = CauseLog(host)
    host.update { Watched(signal: signal, sent: sent) }
    host.settle()
    log.mark()
    expect(
      try closures("box", host, log),
      [
        "onAppear ran: the view has appeared",
        "onDisappear did not run: the view has not gone",
        "task began: the view has appeared",
        "task began: the view has appeared",
        "onReceive has not run: its publisher has sent nothing yet",
        "onGeometryChange ran with 50: the first value",
      ])
    (signal.id, signal.width) = (2, 60)
    sent.send(7)
    host.settle()
    log.mark()
    expect(
      try closures("box", host, log),
      [
        "onAppear did not run: it ran at moment 0, and the view has not gone since",
        "onDisappear did not run: the view has not gone",
        "task did not begin: it began at moment 0, and the view has not gone since",
        "task began again: its id was 1 and is 2",
        "onReceive ran: its publisher sent a value",
        "onGeometryChange ran: its value was 50 and is 60",
      ])
    host.settle()
    log.mark()
    #expect(
      try closures("box", host, log).suffix(3) == [
        "task did not begin: it began at moment 1, and its id, 2, is equal",
        "onReceive did not run: its publisher has sent nothing since moment 1",
        "onGeometryChange did not run: its value was not asked for, as no geometry that it reads has"
          + " changed; it is 60",
      ])
  }

  @Test("a geometry that was asked for and is equal says so")
  func equalGeometry() throws {
    let (signal, sent) = (Signal(), PassthroughSubject<Int, Never>())
    let host = TreeHost(size: CGSize(width: 100, height: 100)) { EmptyView() }
    let log = CauseLog(host)
    host.update { Watched(signal: signal, sent: sent) }
    host.settle()
    log.mark()
    // The body runs and passes a new transform, which reads the same width.
    signal.count = 1
    host.settle()
    log.mark()
    #expect(
      try closures("box", host, log).last
        == "onGeometryChange did not run: its value was asked for and is equal to 50")
  }

  @Test("a lazy row that has scrolled away says that it has gone")
  func scrolledAway() throws {
    let host = TreeHost(size: CGSize(width: 100, height: 100)) { EmptyView() }
    let log = CauseLog(host)
    host.update {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Color.red.frame(height: 50).accessibilityIdentifier("row \(row)")
              .onAppear {}
              .onDisappear {}
          }
        }
      }
      .accessibilityIdentifier("list")
    }
    host.settle()
    log.mark()
    let row = try #require(host.firstElement("row 0"))
    #expect(
      ClosureExplanation(row, log).explanation.lines == [
        "onAppear ran: the view has appeared", "onDisappear did not run: the view has not gone",
      ])
    host.scrollNode("list")?.setOffset(CGPoint(x: 0, y: 2000))
    host.settle()
    log.mark()
    #expect(
      ClosureExplanation(row, log).explanation.lines == [
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
