import SwiftUI
import Testing
import ViewTreeTesting

/// A red view of 100 by 50 at the top of 200 by 100, in a stack that hears of pointers too.
@MainActor
@Suite("Pointers")
struct PointerTests {
  @Observable
  @MainActor
  final class Log {
    var lines: [String] = []
    var showsBox = true
    var showsSheet = false
  }

  struct Screen: View {
    @Bindable var log: Log

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if log.showsBox {
          Color.red.frame(width: 100, height: 50)
            .onHover { log.lines.append("box \($0)") }
            .accessibilityIdentifier("box")
        }
        Color.blue.frame(width: 200, height: 50).accessibilityIdentifier("rest")
      }
      .onContinuousHover { phase in
        switch phase {
        case .active(let point): log.lines.append("stack \(Int(point.x)) \(Int(point.y))")
        case .ended: log.lines.append("stack ended")
        }
      }
      .sheet(isPresented: $log.showsSheet) {
        Color.green.onHover { log.lines.append("sheet \($0)") }.accessibilityIdentifier("sheet")
      }
    }
  }

  private let log = Log()

  private func host() -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 100)) { Screen(log: log) }
  }

  @Test func aPointerTellsTheViewAndThoseAroundIt() {
    let host = host()
    #expect(host.hover("box"))
    #expect(log.lines == ["box true", "stack 50 25"])
  }

  @Test func onlyAContinuousActionHearsOfAMove() {
    let host = host()
    host.hover("box")
    host.hover("box")
    #expect(log.lines == ["box true", "stack 50 25", "stack 50 25"])
  }

  @Test func aViewThatThePointerLeavesIsTold() {
    let host = host()
    host.hover("box")
    log.lines = []
    host.hover("rest")
    #expect(log.lines == ["box false", "stack 100 75"])
    host.endHover()
    #expect(log.lines.last == "stack ended")
    log.lines = []
    host.endHover()
    #expect(log.lines == [])
  }

  @Test func aViewThatHasGoneHearsNothing() {
    let host = host()
    host.hover("box")
    log.showsBox = false
    host.settle()
    log.lines = []
    host.endHover()
    #expect(log.lines == ["stack ended"])
  }

  @Test func aSheetHasThePointerAlone() {
    let host = host()
    log.showsSheet = true
    host.settle()
    #expect(host.hover("sheet"))
    #expect(log.lines == ["sheet true"])
    log.showsSheet = false
    host.settle()
    host.hover("box")
    #expect(log.lines.suffix(2) == ["box true", "stack 50 25"])
  }

  @Test func aPointerThatNobodyHearsIsAnIssue() {
    let host = ViewHost(size: CGSize(width: 200, height: 100), strictness: .warnings) {
      Color.red.accessibilityIdentifier("box")
    }
    #expect(!host.hover("box"))
    #expect(host.warnings.last?.message.contains("has `onHover`") == true)
  }
}

/// Uses of views whose modifiers are only recorded.
@MainActor
@Suite("Warnings about what is only recorded")
struct RecordedUseTests {
  private func warning(_ view: some View, _ use: (ViewHost) -> Void) -> String? {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      view.accessibilityIdentifier("view")
    }
    return issues { use(host) }.first { $0.severity == .warning }?.text
  }

  @Test func aUseThatAModifierOnlyNotesIsAWarningThatNamesIt() {
    let middle = CGPoint(x: 100, y: 50)
    let found: [(String, String?)] = [
      (
        "draggable",
        warning(Color.red.draggable("a")) { $0.finger.drag(from: middle, to: .zero) }
      ),
      ("draggable", warning(Color.red.draggable("a")) { $0.longPress("view") }),
      ("shareLink", warning(ShareLink("Send", item: "a")) { $0.tap("view") }),
      (
        "selectionDisabled",
        warning(Button("Row") {}.selectionDisabled()) { $0.tap("view") }
      ),
      ("hoverEffect", warning(Color.red.onHover { _ in }.hoverEffect()) { $0.hover("view") }),
      (
        "onKeyPress",
        warning(TextField("Name", text: .constant("")).onKeyPress(.return) { .handled }) {
          $0.tap("view")
          $0.type("a")
        }
      ),
    ]
    for (name, text) in found {
      #expect(text?.contains("`\(name)` is only recorded") == true, "\(name): \(text ?? "nil")")
    }
  }

  @Test func aUseThatNothingNotesIsNoWarning() {
    #expect(warning(Button("Row") {}.selectionDisabled(false)) { $0.tap("view") } == nil)
    #expect(warning(Button("Row") {}.hoverEffect()) { $0.tap("view") } == nil)
  }

  @Test func aDragBeyondADistanceHearsNoTap() {
    func text(_ view: some View) -> String? {
      let host = ViewHost(size: CGSize(width: 200, height: 100), strictness: .warnings) {
        view.accessibilityIdentifier("view")
      }
      host.tap("view")
      return host.warnings.last?.message
    }
    #expect(text(Color.red.gesture(DragGesture()))?.contains("reached no gesture") == true)
    #expect(text(Color.red.gesture(DragGesture(minimumDistance: 0))) == nil)
    let row = List { Text("row").swipeActions { Button("Flag") {} } }
    #expect(text(row)?.contains("reached no gesture") == true)
    let sheet = Color.red.sheet(isPresented: .constant(true)) {
      Text("sheet").accessibilityIdentifier("view")
    }
    #expect(text(sheet)?.contains("reached no gesture") == true)
  }
}
