import SwiftUI
import Testing
import ViewTreeTesting

/// A red view of 100 by 50 at the top of 200 by 100, in a stack that hears of pointers too.
@MainActor
@Suite("Pointers")
struct PointerTests {
  @Observable
  @MainActor
  final class Model {
    var showsBox = true
    var showsSheet = false
  }

  struct Screen: View {
    @Bindable var model: Model
    let log: Log

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if model.showsBox {
          Color.red.frame(width: 100, height: 50)
            .onHover { log.note("box \($0)") }
            .called("box")
        }
        Color.blue.frame(width: 200, height: 50).called("rest")
      }
      .onContinuousHover { phase in
        switch phase {
        case .active(let point): log.note("stack \(Int(point.x)) \(Int(point.y))")
        case .ended: log.note("stack ended")
        }
      }
      .sheet(isPresented: $model.showsSheet) {
        Color.green.onHover { log.note("sheet \($0)") }.called("sheet")
      }
    }
  }

  private let log = Log()
  private let model = Model()
  private let host: ViewHost

  init() {
    let (log, model) = (log, model)
    host = ViewHost(size: CGSize(width: 200, height: 100)) { Screen(model: model, log: log) }
  }

  @Test func aPointerTellsTheViewAndThoseAroundItAndOnlyAContinuousActionHearsOfAMove() {
    #expect(host.hover("box"))
    #expect(log.entries == ["box true", "stack 50 25"])
    host.hover("box")
    #expect(log.entries == ["box true", "stack 50 25", "stack 50 25"])
  }

  @Test func aViewThatThePointerLeavesIsToldOnce() {
    host.hover("box")
    host.hover("rest")
    host.endHover()
    host.endHover()
    #expect(
      log.entries == ["box true", "stack 50 25", "box false", "stack 100 75", "stack ended"])
  }

  @Test func aViewThatHasGoneHearsNothing() {
    host.hover("box")
    model.showsBox = false
    host.settle()
    let before = log.entries.count
    host.endHover()
    #expect(log.entries.dropFirst(before) == ["stack ended"])
  }

  @Test func aSheetHasThePointerAlone() {
    model.showsSheet = true
    host.settle()
    #expect(host.hover("sheet"))
    #expect(log.entries == ["sheet true"])
    model.showsSheet = false
    host.settle()
    host.hover("box")
    #expect(log.entries.suffix(2) == ["box true", "stack 50 25"])
  }

  @Test func aPointerThatNobodyHearsIsAnIssue() {
    let host = ViewHost(size: CGSize(width: 200, height: 100), strictness: .warnings) {
      Color.red.called("box")
    }
    #expect(!host.hover("box"))
    host.expectWarning("has `onHover`")
  }
}

/// Uses of views whose modifiers are only recorded.
@MainActor
@Suite("Warnings about what is only recorded")
struct RecordedUseTests {
  private func warning(_ view: some View, _ use: (ViewHost) -> Void) -> String? {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { view.called("view") }
    return issues { use(host) }.first { $0.severity == .warning }?.text
  }

  @Test func aUseThatAModifierOnlyNotesIsAWarningThatNamesIt() {
    func expectWarning(
      about name: String, _ view: some View, sourceLocation: SourceLocation = #_sourceLocation,
      _ use: (ViewHost) -> Void
    ) {
      let text = warning(view, use) ?? "none"
      #expect(
        text.contains("`\(name)` is only recorded"), "\(text)", sourceLocation: sourceLocation)
    }
    let red = Color.red
    expectWarning(about: "draggable", red.draggable("a")) {
      $0.finger.drag(from: CGPoint(x: 100, y: 50), to: .zero)
    }
    expectWarning(about: "draggable", red.draggable("a")) { $0.longPress("view") }
    expectWarning(about: "shareLink", ShareLink("Send", item: "a")) { $0.tap("view") }
    expectWarning(about: "selectionDisabled", Button("Row") {}.selectionDisabled()) {
      $0.tap("view")
    }
    expectWarning(about: "hoverEffect", red.onHover { _ in }.hoverEffect()) { $0.hover("view") }
    let field = TextField("Name", text: .constant("")).onKeyPress(.return) { .handled }
    expectWarning(about: "onKeyPress", field) {
      $0.tap("view")
      $0.type("a")
    }
  }

  @Test func aUseThatNothingNotesIsNoWarning() {
    #expect(warning(Button("Row") {}.selectionDisabled(false)) { $0.tap("view") } == nil)
    #expect(warning(Button("Row") {}.hoverEffect()) { $0.tap("view") } == nil)
  }

  @Test func aDragBeyondADistanceHearsNoTap() {
    func warning(_ view: some View) -> String {
      let host = ViewHost(size: CGSize(width: 200, height: 100), strictness: .warnings) {
        view.called("view")
      }
      host.tap("view")
      return host.warnings.last?.message ?? "none"
    }
    #expect(warning(Color.red.gesture(DragGesture())).contains("reached no gesture"))
    #expect(warning(Color.red.gesture(DragGesture(minimumDistance: 0))) == "none")
    let row = List { Text("row").swipeActions { Button("Flag") {} } }
    #expect(warning(row).contains("reached no gesture"))
    let sheet = Color.red.sheet(isPresented: .constant(true)) { Text("sheet").called("view") }
    #expect(warning(sheet).contains("reached no gesture"))
  }
}
