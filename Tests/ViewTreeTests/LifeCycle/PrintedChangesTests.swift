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

  private func says(
    _ changes: String, _ host: ViewHost, sourceLocation: SourceLocation = #_sourceLocation,
    after change: () -> Void
  ) {
    let lines = log.notes {
      change()
      host.settle()
    }
    #expect(lines == ["PrintedRow: \(changes) changed."], sourceLocation: sourceLocation)
  }

  /// Rule: STATE-4.5.6.
  @Test("a new view names itself, its identity and all its properties")
  func first() {
    let new = "@self, @identity, _model, _outer, _count, _other, _lineLimit"
    let host = host()
    #expect(log.entries == ["PrintedRow: \(new) changed."])
    says(new, host) { control["id"]() }
  }

  /// Rule: STATE-4.5.6.
  @Test("a property whose value has changed is named, and no other")
  func properties() {
    let host = host()
    says("_count", host) { control["count"]() }
    says("_count, _other", host) { control["both"]() }
    says("_outer", host) { control["outer"]() }
    says("_lineLimit", host) { control["lines"]() }
    says("_model", host) { model.count += 1 }
    says("_model", host) { model.count = model.count }
  }

  /// Rule: STATE-4.5.6.
  @Test("another value of the view is @self, and what only the body has read is @dependencies")
  func others() {
    let host = host()
    says("@self", host) { control["name"]() }
    says("@dependencies", host) { observed.count += 1 }
    says("@self, _count", host) {
      control["name"]()
      control["count"]()
    }
  }

  @Test("telling the changes makes no body run again, and keeps no view alive")
  func harmless() {
    let host = host()
    let before = host.counters
    host.run(control["count"])
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
