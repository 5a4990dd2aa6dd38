import SwiftUI
import Testing
import ViewTreeTesting

private struct Reading: View {
  @Environment(\.title) private var title
  @Environment(\.step) private var step
  @Environment(\.level) private var level
  @Environment(\.palette) private var palette
  @Environment(\.transform) private var transform
  @Environment(\.note) private var note
  @Environment(\.widths) private var widths
  @Environment(\.default) private var `default`
  let log: Log
  let name: String

  var body: some View {
    let _ =
      log.lines[name] = """
        \(title) \(step ?? -1) \(level ?? -2) \(palette.name) \(transform(1)) \(`default`)
        \(widths["wide"] ?? 0) \(note)
        """
    Color.clear
  }
}

/// The values that the bodies have read.
private final class Log {
  var lines: [String: String] = [:]
}

private struct Row<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 0) {
      ForEach(subviews: content) { subview in
        Color.red.frame(width: subview.containerValues.isWide ? 30 : 10, height: 10)
      }
    }
    .fixedSize()
    .accessibilityIdentifier("row")
  }
}

@MainActor
@Suite("Previews and entries")
struct PreviewsAndEntriesTests {
  private static let note = "a note, with { a brace\n  and \"quotes\" = 2"

  @Test("an entry has its default, and the value that a view sets for what is inside it")
  func environment() {
    let log = Log()
    _ = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Reading(log: log, name: "outside")
        Reading(log: log, name: "inside")
          .environment(\.title, "some")
          .environment(\.step, 4)
          .environment(\.level, 5)
          .environment(\.transform) { $0 * 10 }
      }
    }
    #expect(log.lines["outside"] == "none -1 -2 plain 2 false\n30.0 \(Self.note)")
    #expect(log.lines["inside"] == "some 4 5 plain 10 false\n30.0 \(Self.note)")
  }

  @Test("an entry of a transaction is carried to the views that it changes")
  func transaction() {
    var transaction = Transaction()
    #expect(transaction.reason == "none")
    transaction.reason = "a tap"
    #expect(transaction.reason == "a tap")
  }

  @Test("a container reads an entry off its subviews")
  func container() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      Row {
        Color.red
        Color.blue.containerValue(\.isWide, true)
      }
    }
    #expect(host.frame(of: "row")?.width == 40)
  }

  @Test("an entry of the focus is nil while nothing tells it")
  func focus() {
    struct Asking: View {
      @FocusedValue(\.selection) private var selection
      @FocusedBinding(\.document) private var document

      var body: some View {
        Color.red
          .frame(width: CGFloat(selection ?? 10), height: CGFloat(document?.count ?? 20))
          .accessibilityIdentifier("asking")
          .focusedValue(\.selection, 3)
          .focusedSceneValue(\.document, .constant("d"))
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Asking() }
    #expect(host.frame(of: "asking")?.size == CGSize(width: 10, height: 20))
  }

  @Test("the view of a new project is laid out")
  func newProject() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { ContentView() }
    #expect(host.warnings.isEmpty)
    #expect(host.text().contains("Text ("))
  }
}
