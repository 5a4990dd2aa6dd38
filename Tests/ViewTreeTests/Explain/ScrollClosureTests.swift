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
            Color.red.frame(height: 40)
              .accessibilityIdentifier("row \(row)")
              .onScrollVisibilityChange { _ in }
          }
        }
        .scrollTargetLayout()
      }
      .accessibilityIdentifier("list")
      .onScrollPhaseChange { _, _ in }
      .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
    }
  }

  private struct Sheet: View {
    @ObservedObject var model: Model

    var body: some View {
      Color.red.accessibilityIdentifier("page")
        .sheet(isPresented: $model.isShown, onDismiss: {}) { Color.blue }
    }
  }

  private final class Model: ObservableObject { @Published var isShown = false }

  private func closures(_ name: String, _ host: TreeHost, _ log: CauseLog) throws -> [String] {
    ClosureExplanation(try #require(host.firstElement(name)), log).explanation.lines
  }

  @Test("a closure of phases says from which to which, how often it ran, and why it did not")
  func phases() throws {
    let (host, log) = shownWithLog(Rows())
    #expect(
      try closures("list", host, log)[0]
        == "onScrollPhaseChange did not run: the phase is idle, as before")
    host.touchDown(at: CGPoint(x: 50, y: 90))
    log.mark()
    #expect(
      try closures("list", host, log)[0]
        == "onScrollPhaseChange ran: the phase was idle and is tracking")
    host.touchMoved(to: CGPoint(x: 50, y: 60))
    log.mark()
    #expect(
      try closures("list", host, log)[0]
        == "onScrollPhaseChange ran: the phase was tracking and is interacting")
    let plain = shownWithLog(
      Color.red.accessibilityIdentifier("list").onScrollPhaseChange { _, _ in })
    #expect(
      try closures("list", plain.host, plain.log)
        == ["onScrollPhaseChange has not run: there is no scroll view inside"])
  }

  @Test("a closure of visibility compares the visible share with its threshold")
  func visibility() throws {
    let (host, log) = shownWithLog(Rows())
    // 100 of height: two rows of 40 and half of the third.
    #expect(
      try closures("row 2", host, log)
        == [
          "onScrollVisibilityChange ran with true: 0.5 of it is visible, at least the threshold 0.5"
        ])
    #expect(
      try closures("row 3", host, log) == [
        "onScrollVisibilityChange has not run: nothing of it is visible, and a view that is hidden at"
          + " first is not told"
      ])
    // By 30 the first row has 10 of 40 left, and the fourth shows 130 - 120 = 10 of 40.
    host.scrollNode("list")?.setOffset(CGPoint(x: 0, y: 30))
    host.settle()
    log.mark()
    #expect(
      try closures("row 0", host, log) == [
        "onScrollVisibilityChange ran with false: 0.25 of it is visible, less than the threshold 0.5;"
          + " it was 1"
      ])
    #expect(
      try closures("row 1", host, log) == [
        "onScrollVisibilityChange did not run: 1 of it is visible, at least the threshold 0.5, as since"
          + " moment 0"
      ])
    #expect(
      try closures("row 3", host, log) == [
        "onScrollVisibilityChange has not run: 0.25 of it is visible, less than the threshold 0.5, and"
          + " a view that is hidden at first is not told"
      ])
  }

  @Test("a closure of visible targets has the lists, and is silent while they are equal")
  func targets() throws {
    let (host, log) = shownWithLog(Rows())
    func words() throws -> String? { try closures("list", host, log).last }
    #expect(
      try words()
        == "onScrollTargetVisibilityChange ran: the list of visible targets is [0, 1, 2] by now")
    host.scrollNode("list")?.setOffset(CGPoint(x: 0, y: 10))
    host.settle()
    log.mark()
    // 10 to 110: 0.75 of the third.
    #expect(
      try words()
        == "onScrollTargetVisibilityChange did not run: the list of visible targets is [0, 1, 2], as"
        + " before")
    host.scrollNode("list")?.setOffset(CGPoint(x: 0, y: 40))
    host.settle()
    log.mark()
    // 40 to 140: half of the fourth.
    #expect(
      try words()
        == "onScrollTargetVisibilityChange ran: the list of visible targets was [0, 1, 2] and is"
        + " [1, 2, 3]")
  }

  @Test("a view without closures names those that have some")
  func elsewhere() throws {
    let (host, log) = shownWithLog(
      HStack {
        Color.red.accessibilityIdentifier("plain")
        Color.blue.accessibilityIdentifier("watched").onAppear {}
      })
    #expect(
      try closures("plain", host, log) == ["none here; there are some at Color #watched"])
    let (bare, other) = shownWithLog(Color.red.accessibilityIdentifier("plain"))
    #expect(try closures("plain", bare, other) == ["none here; no view has any"])
  }

  @Test("a closure of a dismissal says whether something is presented, has gone, or never came")
  func dismissal() throws {
    let model = Model()
    let (host, log) = shownWithLog(Sheet(model: model))
    func show(_ isShown: Bool) {
      model.isShown = isShown
      host.settle()
      log.mark()
    }
    func words() throws -> [String] { try closures("page", host, log) }
    #expect(try words() == ["onDismiss has not run: nothing has been presented"])
    show(true)
    #expect(try words() == ["onDismiss did not run: what is presented has not gone"])
    show(false)
    #expect(try words() == ["onDismiss ran: what was presented has gone"])
    show(false)
    #expect(
      try words()
        == ["onDismiss did not run: it ran at moment 2, and nothing has been presented since"])
  }
}
