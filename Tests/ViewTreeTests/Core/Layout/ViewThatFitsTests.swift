import SwiftUI
import Testing
import ViewTreeTesting

/// A counter of a given width that logs its coming and going.
private struct Candidate: View {
  let name: String
  let width: CGFloat
  let log: Log
  @State private var count = 0

  var body: some View {
    Color.red.frame(width: width, height: CGFloat(10 + count)).called(name)
      .onTapGesture { count += 1 }
      .named(name)
      .onAppear { log.note("\(name) appears") }
      .onDisappear { log.note("\(name) disappears") }
  }
}

/// Source: LAYOUT-3.14, PREF-1.8.
@MainActor @Suite("ViewThatFits")
struct ViewThatFitsTests {
  private let log = Log()

  private func host(_ width: CGFloat) -> ViewHost {
    ViewHost(size: CGSize(width: width, height: 50)) {
      ViewThatFits {
        Candidate(name: "wide", width: 80, log: log)
        Candidate(name: "narrow", width: 30, log: log)
      }
    }
  }

  /// Rules: LAYOUT-3.14.6, PREF-1.8.3.
  @Test("only the shown view appears, has a frame and reports preferences")
  func othersAreAbsent() {
    let host = host(50)
    #expect(log.entries == ["narrow appears"])
    host.expectFrames("wide missing, narrow 10 20 30 10")
    #expect(host.value(of: FoldKey.self) == "narrow")
  }

  @Test("a new width exchanges the views: one goes, the other comes, and states are kept")
  func exchanges() {
    let host = host(50)
    host.tap("narrow")
    host.size = CGSize(width: 100, height: 50)
    #expect(log.entries.sorted() == ["narrow appears", "narrow disappears", "wide appears"])
    #expect(host.value(of: FoldKey.self) == "wide")
    #expect(host.frame(of: "narrow") == nil)
    host.size = CGSize(width: 50, height: 50)
    // One higher after the tap.
    host.expectFrames("narrow 10 19.5 30 11")
  }

  /// Rule: LAYOUT-3.14.6.
  @Test("a length equal to the proposal fits, and a side without a proposal fits everything")
  func bounds() {
    host(80).expectFrames("wide 0 20 80 10")
    expectAnswer(900, 50, to: nil, 50) {
      ViewThatFits {
        Color.red.frame(width: 900, height: 50)
        Color.red.frame(width: 10, height: 10)
      }
    }
  }

  @Test("a change in a hidden view that makes it fit shows it")
  func hiddenViewChanges() {
    func content(_ width: CGFloat) -> some View {
      ViewThatFits {
        Color.red.frame(width: width, height: 10).called("first")
        Color.red.frame(width: 20, height: 10).called("second")
      }
    }
    let host = ViewHost(size: CGSize(width: 50, height: 50)) { content(60) }
    host.expectFrames("first missing, second 15 20 20 10")
    host.update { content(40) }
    host.expectFrames("first 5 20 40 10, second missing")
  }

  @Test("elements of a ForEach are candidates, and what is taken away is not shown")
  func dynamicCandidates() {
    func content(_ widths: [CGFloat]) -> some View {
      ViewThatFits(in: .horizontal) {
        ForEach(widths, id: \.self) { width in
          Color.red.frame(width: width, height: 10).called("\(Int(width))")
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 50, height: 50)) { content([90, 45, 20]) }
    host.expectFrames("45 2.5 20 45 10, 20 missing")
    host.update { content([90, 20]) }
    host.expectFrames("45 missing, 20 15 20 20 10")
    host.update { content([]) }
    host.expectFrames("20 missing")
  }

  @Test("a view that is shown no longer takes no touches where it was")
  func formerTakesNoTouches() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 150, height: 100).onTapGesture { log.note("wide") }
        Color.red.frame(width: 50, height: 20).onTapGesture { log.note("narrow") }
      }
    }
    func tap(_ point: CGPoint) {
      host.finger.down(at: point)
      host.finger.up()
      host.settle()
    }
    tap(CGPoint(x: 100, y: 80))
    #expect(log.entries == ["wide"])
    host.size = CGSize(width: 100, height: 100)
    // The narrow one is from (25, 40) to (75, 60); the wide one would reach on to 140.
    tap(CGPoint(x: 60, y: 80))
    tap(CGPoint(x: 90, y: 50))
    #expect(log.entries == ["wide"])
    tap(CGPoint(x: 60, y: 50))
    #expect(log.entries == ["wide", "narrow"])
  }

  @Test("changes of a value are told by the shown view only, and at first when it is shown")
  func changeActions() {
    func content() -> some View {
      ViewThatFits {
        Color.red.frame(width: 80, height: 10)
          .onChange(of: 1, initial: true) { log.note("wide") }
        Color.red.frame(width: 30, height: 10)
          .onChange(of: 1, initial: true) { log.note("narrow") }
      }
    }
    let host = ViewHost(size: CGSize(width: 50, height: 50)) { content() }
    #expect(log.entries == ["narrow"])
    host.size = CGSize(width: 100, height: 50)
    host.size = CGSize(width: 50, height: 50)
    #expect(log.entries == ["narrow", "wide"])
  }
}
