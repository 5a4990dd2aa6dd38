import SwiftUI
import Testing
import ViewTreeInspection

@testable import ViewTree

/// Frames without a modifier that somebody names, and with another number.
@Suite("Frames otherwise")
@MainActor
struct OtherwiseTests {
  private var red: some View { Color.red.called("box") }

  private func host(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> some View)
    -> TreeHost
  {
    TreeHost(size: CGSize(width: width, height: height), content: view)
  }

  private func explainer(_ host: TreeHost) throws -> Explainer {
    Explainer(try #require(host.firstElement("box")))
  }

  private func frame(_ host: TreeHost) -> CGRect? {
    host.firstElement("box")?.frame(in: .global)
  }

  @Test("without the frame that is named, the padding is asked for the whole window")
  func without() throws {
    let host = host(200, 100) { red.padding(10).frame(width: 100, height: 60) }
    let explainer = try explainer(host)
    // 200 - 20 and 100 - 20 instead of 100 - 20 and 60 - 20.
    #expect(
      explainer.sentence(without: "frame")
        == "Without the frame it would be 180 x 80 at (10, 10).")
    #expect(
      explainer.sentence(without: "padding")
        == "Without the padding it would be 100 x 60 at (50, 20).")
    #expect(explainer.sentence(without: "offset") == nil)
  }

  @Test("with another width in the frame, and with another window, the numbers follow")
  func with() throws {
    let host = host(200, 100) { red.padding(10).frame(width: 100, height: 60) }
    let before = frame(host)
    // 140 - 20 wide; the frame is at (200 - 140) / 2 = 30.
    for (name, number, sentence) in [
      ("width", 140, "With width 140 in frame #box it would be 120 x 40 at (40, 30)."),
      ("padding.leading", 30, "With leading 30 in padding #box it would be 60 x 40 at (80, 30)."),
      ("width", 100, "With width 100 in frame #box it would be the same."),
      ("spacing", 4, nil),
    ] as [(String, CGFloat, String?)] {
      #expect(try explainer(host).sentence(with: name, number) == sentence)
    }
    #expect(frame(host) == before)
  }

  @Test("a number that no element has is the window's, where it is one of its sides")
  func window() throws {
    let host = host(200, 100) {
      HStack(spacing: 0) {
        red
        Color.blue.frame(width: 20)
      }
    }
    // The stack of 0 and 300 is in the middle of 200, and 300 - 20 are left in a window of 300.
    #expect(
      try explainer(host).sentence(with: "width", 300) == """
        With width 300 instead of 20 in frame it would be 0 x 100 at (-50, 0).
        With a window 300 x 100 it would be 280 x 100 at (0, 0).
        """)
    #expect(
      try explainer(host).sentence(with: "window.width", 300)
        == "With a window 300 x 100 it would be 280 x 100 at (0, 0).")
    // (200 - 20 - 30); 180 without the spacing
    #expect(
      try explainer(host).sentence(with: "spacing", 30)
        == "With spacing 30 in HStack it would be 150 x 100 at (0, 0).")
    #expect(host.size == CGSize(width: 200, height: 100))
  }

  private func counterfactual(_ host: TreeHost) throws -> String? {
    try explainer(host).explanation.counterfactual
  }

  @Test("where no modifier has a say, the nearest number does: a spacing, an inset, a side")
  func numberThatMatters() throws {
    let spaced = host(100, 100) {
      VStack(spacing: 8) {
        Color.red
        red
      }
    }
    // (100 - 8) / 2 = 46 each; with 18 instead (100 - 18) / 2 = 41, and 41 + 18 = 59.
    #expect(
      try counterfactual(spaced)
        == "With spacing 18 instead of 8 in VStack it would be 100 x 41 at (0, 59).")
    // The first length that changes something: 90 of 100 come before the window's.
    let alone = host(100, 100) { red }
    #expect(try counterfactual(alone) == "With a window 110 x 100 it would be 110 x 100 at (0, 0).")
    #expect(alone.size == CGSize(width: 100, height: 100))
  }

  @Test("a number is changed both ways, and the one without a say is passed over")
  func bothWays() throws {
    let host = host(100, 20) {
      HStack(spacing: 0) {
        Text("0123456789").font(.system(size: 8)).lineLimit(1).called("box")
        Spacer(minLength: 30)
      }
    }
    // 10 cells of 8 are 80; 100 - 30 = 70 leave 8 cells, the last of them the dots' own. Nothing
    // around the text is a number but the spacing 0: with 10 there are 60.
    let text = try #require(try counterfactual(host))
    #expect(text.hasPrefix("With spacing 10 instead of 0 in HStack it would be"))
  }

  @Test("a priority is a number too, one higher or one lower")
  func priority() throws {
    let host = host(100, 20) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).called("box")
        Color.blue.frame(minWidth: 20)
      }
    }
    // The higher one gets 100 - 20; with the same priority both get half.
    #expect(
      try explainer(host).sentence(with: "priority", 0)
        == "With priority 0 in Color #box it would be 50 x 20 at (0, 0).")
    #expect(
      try counterfactual(host)
        == "With priority 0 instead of 1 in Color #box it would be 50 x 20 at (0, 0).")
    #expect(frame(host)?.width == 80)
  }

  @Test("looking for a number that matters leaves the tree as it was, and runs no body")
  func unchanged() throws {
    let host = host(100, 20) {
      // No size of its own to change.
      red.frame(width: 10, height: 10).frame(width: 100, height: 20, alignment: .topLeading)
    }
    let before = host.counters.bodies
    let frame = frame(host)
    _ = try counterfactual(host)
    #expect(self.frame(host) == frame)
    #expect(host.counters.bodies == before)
  }
}
