import SwiftUI
import Testing
import ViewTree
import ViewTreeTesting

private final class PrintedModel: ObservableObject {
  @Published var count = 0
}

@Observable
private final class PrintedObserved {
  var count = 0
}

private struct PrintedRow: View {
  let log: Log
  let control: Control
  let name: String
  var observed: PrintedObserved?
  @ObservedObject var model: PrintedModel
  @Binding var outer: Int
  @State private var count = 0
  @State private var other = 0
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    let _ = log.note(Self._changedProperties())
    let _ = Self._printChanges()
    Text("\(name) \(count) \(other) \(outer) \(observed?.count ?? 0) \(lineLimit ?? 0)")
      .onAppear {
        control["count"] = { count += 1 }
        control["both"] = {
          count += 1
          other += 1
        }
      }
  }
}

private struct PrintedOwner: View {
  let log: Log
  let control: Control
  let observed: PrintedObserved
  let model: PrintedModel
  @State private var name = "a"
  @State private var id = 0
  @State private var lines = 1
  @State private var outer = 0

  var body: some View {
    PrintedRow(
      log: log, control: control, name: name, observed: observed, model: model, outer: $outer
    )
    .id(id)
    .lineLimit(lines)
    .onAppear {
      control["name"] = { name += "a" }
      control["id"] = { id += 1 }
      control["lines"] = { lines += 1 }
      control["outer"] = { outer += 1 }
    }
  }
}

private struct PrintedModifier: ViewModifier {
  let log: Log
  @State private var count = 0

  func body(content: Content) -> some View {
    let _ = Self._printChanges()
    content.onAppear { count += 1 }
  }
}

/// Apple's comment in SwiftUI's interface: the names of the changed dynamic properties, "@self" for
/// the view value and "@identity" for its identity.
@MainActor
@Suite("A body prints why it runs")
struct PrintedChangesTests {
  private let log = Log()
  private let control = Control()
  private let model = PrintedModel()
  private let observed = PrintedObserved()

  private func host() -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 100)) {
      PrintedOwner(log: log, control: control, observed: observed, model: model)
    }
  }

  private func line(_ host: ViewHost, after change: () -> Void) -> [String] {
    let known = log.entries.count
    change()
    host.settle()
    return Array(log.entries.dropFirst(known))
  }

  private static let new =
    "PrintedRow: @self, @identity, _model, _outer, _count, _other, _lineLimit changed."

  /// Rule: STATE-4.5.6.
  @Test("a new view names itself, its identity and all its properties")
  func first() {
    let host = host()
    #expect(log.entries == [Self.new])
    #expect(line(host) { control["id"]() } == [Self.new])
  }

  /// Rule: STATE-4.5.6.
  @Test("a property whose value has changed is named, and no other")
  func properties() {
    let host = host()
    #expect(line(host) { control["count"]() } == ["PrintedRow: _count changed."])
    #expect(line(host) { control["both"]() } == ["PrintedRow: _count, _other changed."])
    #expect(line(host) { control["outer"]() } == ["PrintedRow: _outer changed."])
    #expect(line(host) { control["lines"]() } == ["PrintedRow: _lineLimit changed."])
    #expect(line(host) { model.count += 1 } == ["PrintedRow: _model changed."])
    #expect(line(host) { model.count = model.count } == ["PrintedRow: _model changed."])
  }

  /// Rule: STATE-4.5.6.
  @Test("another value of the view is @self, and what only the body has read is @dependencies")
  func others() {
    let host = host()
    #expect(line(host) { control["name"]() } == ["PrintedRow: @self changed."])
    #expect(line(host) { observed.count += 1 } == ["PrintedRow: @dependencies changed."])
    let both = {
      control["name"]()
      control["count"]()
    }
    #expect(line(host, after: both) == ["PrintedRow: @self, _count changed."])
  }

  @Test("telling the changes makes no body run again, and keeps no view alive")
  func harmless() {
    let host = host()
    let before = host.counters
    control["count"]()
    host.settle()
    #expect((host.counters - before).bodies == 1)
    final class Token {}
    weak var token: Token?
    struct Holder: View {
      let token: Token
      var body: some View {
        let _ = Self._changedProperties()
        Color.red
      }
    }
    do {
      let made = Token()
      token = made
      host.update { Holder(token: made) }
    }
    host.update { Color.blue.modifier(PrintedModifier(log: log)) }
    #expect(token == nil)
  }

  @Test("outside of a body nothing is known")
  func outside() {
    #expect(PrintedRow._changedProperties() == "PrintedRow: unchanged.")
  }
}
