import SwiftUI
import Testing
import ViewTreeInspection

@Suite("Value text")
struct ValueTextTests {
  private struct Pair {
    let name: String
    let bounds: CGRect?
  }

  private enum Kind { case fixed }

  private final class Link {
    var next: Link?
  }

  @Test(
    "a number has at most two decimals and no zero at the end",
    arguments: [
      (0, "0"), (-0.0, "0"), (1.256, "1.26"), (-0.004, "0"), (-0.06, "-0.06"), (120, "120"),
      (3.054, "3.05"), (3.5, "3.5"), (-3.5, "-3.5"), (0.999, "1"), (1e20, "1e+20"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func number(value: Double, expected: String) {
    #expect(ValueText.number(value) == expected)
  }

  @Test(
    "a number keeps as many decimals as it is allowed, and no zero at the end",
    arguments: [
      (1.25, 1, "1.3"), (-0.04, 1, "0"), (-0.06, 1, "-0.1"), (119.96, 1, "120"), (2.5, 0, "3"),
      (3.05, 3, "3.05"), (3.0004, 3, "3"),
    ] as [(Double, Int, String)])
  func decimals(value: Double, decimals: Int, expected: String) {
    #expect(ValueText.number(value, decimals: decimals) == expected)
  }

  @Test("geometry, enumerations, collections and types are written short")
  func values() {
    let rectangle = CGRect(x: 0, y: 1.5, width: 300, height: 0)
    #expect(ValueText.describe(rectangle) == "(0, 1.5, 300, 0)")
    #expect(ValueText.describe([CGFloat(1), 2.25]) == "[1, 2.25]")
    #expect(ValueText.describe(Kind.fixed) == "fixed")
    #expect(
      ValueText.describe(Pair(name: "a", bounds: rectangle))
        == "(name: \"a\", bounds: (0, 1.5, 300, 0))")
    #expect(ValueText.describe(Pair(name: "a", bounds: nil)) == "(name: \"a\", bounds: nil)")
  }

  @Test("an object is named by its type, even where its fields lead back to it")
  func objects() {
    let link = Link()
    link.next = link
    defer { link.next = nil }
    #expect(ValueText.describe((link, 1)).hasSuffix("Link, 1)"))
  }
}
