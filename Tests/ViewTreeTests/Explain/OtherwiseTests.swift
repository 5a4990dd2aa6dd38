import SwiftUI
import Testing
import ViewTreeInspection

@testable import ViewTree

/// Frames without a modifier that somebody names, and with another number.
@Suite("Frames otherwise")
@MainActor
struct OtherwiseTests {
  private func host() -> TreeHost {
    TreeHost(size: CGSize(width: 200, height: 100)) {
      Color.red.accessibilityIdentifier("box").padding(10).frame(width: 100, height: 60)
    }
  }

  private func explainer(_ host: TreeHost) throws -> Explainer {
    Explainer(try #require(host.firstElement("box")))
  }

  @Test("without the frame that is named, the padding is asked for the whole window")
  func without() throws {
    let host = host()
    // 200 - 20 and 100 - 20 instead of 100 - 20 and 60 - 20.
    #expect(
      try explainer(host).sentence(without: "frame")
        == "Without the frame it would be 180 x 80 at (10, 10).")
    #expect(
      try explainer(host).sentence(without: "padding")
        == "Without the padding it would be 100 x 60 at (50, 20).")
    #expect(try explainer(host).sentence(without: "offset") == nil)
  }

  @Test("with another width in the frame, and with another window, the numbers follow")
  func with() throws {
    let host = host()
    let before = host.firstElement("box")?.frame(in: .global)
    // 140 - 20 wide; the frame stands at (200 - 140) / 2 = 30.
    #expect(
      try explainer(host).sentence(with: "width", 140)
        == "With width 140 in frame #box it would be 120 x 40 at (40, 30).")
    #expect(
      try explainer(host).sentence(with: "padding.leading", 30)
        == "With leading 30 in padding #box it would be 60 x 40 at (80, 30).")
    #expect(
      try explainer(host).sentence(with: "width", 100)
        == "With width 100 in frame #box it would be the same.")
    #expect(try explainer(host).sentence(with: "spacing", 4) == nil)
    #expect(host.firstElement("box")?.frame(in: .global) == before)
  }

  @Test("a number that no element has is the window's, where it is one of its sides")
  func window() throws {
    let host = TreeHost(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("box")
        Color.blue.frame(width: 20)
      }
    }
    // 300 - 20
    #expect(
      try explainer(host).sentence(with: "width", 300)
        == "With a window 300 x 100 it would be 280 x 100 at (0, 0).")
    // (200 - 20 - 30); 180 without the spacing
    #expect(
      try explainer(host).sentence(with: "spacing", 30)
        == "With spacing 30 in HStack it would be 150 x 100 at (0, 0).")
    #expect(host.size == CGSize(width: 200, height: 100))
  }
}
