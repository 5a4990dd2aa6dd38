import Combine
import SwiftUI
import Testing
import ViewTreeInspection

@testable import ViewTree

/// Why closures that follow a scroll view or a presentation ran, or did not.
@Suite("Explanations of scroll closures")
@MainActor
struct ScrollClosureTests {
  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in
            Color.red.frame(height: 40).called("row \(row)").onScrollVisibilityChange { _ in }
          }
        }
        .scrollTargetLayout()
      }
      .called("list")
      .onScrollPhaseChange { _, _ in }
      .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
    }
  }

  private struct Sheet: View {
    @ObservedObject var model: Model

    var body: some View {
      Color.red.called("page").sheet(isPresented: $model.isShown, onDismiss: {}) { Color.blue }
    }
  }

  private final class Model: ObservableObject { @Published var isShown = false }

  @Test("a closure of phases says from which to which, how often it ran, and why it did not")
  func phases() {
    let shown = Explained(Rows())
    func first() -> String { shown.closures("list")[0] }
    #expect(first() == "onScrollPhaseChange did not run: the phase is idle, as before")
    shown.host.touchDown(at: CGPoint(x: 50, y: 90))
    shown.log.mark()
    #expect(first() == "onScrollPhaseChange ran: the phase was idle and is tracking")
    shown.host.touchMoved(to: CGPoint(x: 50, y: 60))
    shown.log.mark()
    #expect(first() == "onScrollPhaseChange ran: the phase was tracking and is interacting")
    Explained(Color.red.called("list").onScrollPhaseChange { _, _ in })
      .says(of: "list", "onScrollPhaseChange has not run: there is no scroll view inside")
  }

  @Test("a closure of visibility compares the visible share with its threshold")
  func visibility() {
    let shown = Explained(Rows())
    let hidden = "a view that is hidden at first is not told"
    // 100 of height: two rows of 40 and half of the third.
    shown.says(
      of: "row 2",
      "onScrollVisibilityChange ran with true: 0.5 of it is visible, at least the threshold 0.5")
    shown.says(
      of: "row 3", "onScrollVisibilityChange has not run: nothing of it is visible, and \(hidden)")
    // By 30 the first row has 10 of 40 left, and the fourth shows 130 - 120 = 10 of 40.
    shown.scroll(to: 30)
    let little = "0.25 of it is visible, less than the threshold 0.5"
    shown.says(of: "row 0", "onScrollVisibilityChange ran with false: \(little); it was 1")
    shown.says(
      of: "row 1",
      "onScrollVisibilityChange did not run: 1 of it is visible, at least the threshold 0.5, as since"
        + " moment 0")
    shown.says(of: "row 3", "onScrollVisibilityChange has not run: \(little), and \(hidden)")
  }

  @Test("a closure of visible targets has the lists, and is silent while they are equal")
  func targets() {
    let shown = Explained(Rows())
    func says(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(
        shown.closures("list").last == "onScrollTargetVisibilityChange " + words,
        sourceLocation: sourceLocation)
    }
    says("ran: the list of visible targets is [0, 1, 2] by now")
    // 10 to 110: 0.75 of the third.
    shown.scroll(to: 10)
    says("did not run: the list of visible targets is [0, 1, 2], as before")
    // 40 to 140: half of the fourth.
    shown.scroll(to: 40)
    says("ran: the list of visible targets was [0, 1, 2] and is [1, 2, 3]")
  }

  @Test("a view without closures names those that have some")
  func elsewhere() {
    let plain = Color.red.called("plain")
    let row = HStack {
      plain
      Color.blue.called("watched").onAppear {}
    }
    Explained(row).says(of: "plain", "none here; there are some at Color #watched")
    Explained(plain).says(of: "plain", "none here; no view has any")
  }

  @Test("a closure of a dismissal says whether something is presented, has gone, or never came")
  func dismissal() {
    let model = Model()
    let shown = Explained(Sheet(model: model))
    shown.says(of: "page", "onDismiss has not run: nothing has been presented")
    for (isShown, words) in [
      (true, "did not run: what is presented has not gone"),
      (false, "ran: what was presented has gone"),
      (false, "did not run: it ran at moment 2, and nothing has been presented since"),
    ] {
      model.isShown = isShown
      shown.settle()
      shown.says(of: "page", "onDismiss " + words)
    }
  }
}
