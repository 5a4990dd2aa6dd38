import SwiftUI
import Testing

@testable import ViewTree

/// Rule: TEXT-5.6.3.
@Suite("Sums of texts")
struct TextSumTests {
  @Test("sums that share parts keep to their own")
  func shared() {
    let ab = Text("a") + Text("b")
    let abc = ab + Text("c")
    let abd = ab + Text("d")
    let xab = Text("x") + ab
    let yab = Text("y") + ab
    #expect(ab.string == "ab")
    #expect(abc.string == "abc" && abd.string == "abd")
    #expect(xab.string == "xab" && yab.string == "yab")
    #expect((xab + abc).string == "xababc")
    #expect((ab + ab).string == "abab")
    #expect((abc + abc + abc).string == "abcabcabc")
    #expect(ab == Text("a") + Text("b") && abc != abd)
    // Of one list, and still not the same stretch of it.
    #expect(ab != abc && ab != xab && abc != xab && ab == ab)
    #expect(Text("a") + (Text("b") + Text("c")) == (Text("a") + Text("b")) + Text("c"))
  }

  @Test("a sum with a look of its own is one part of the next")
  func styled() {
    let bold = (Text("a") + Text("b")).bold()
    let sum = bold + Text("c")
    #expect(sum.string == "abc")
    #expect(sum != Text("a") + Text("b") + Text("c"))
    let runs = sum.runs(TextStyling(), in: TextSurroundings())
    #expect(runs.map(\.text) == ["a", "b", "c"])
    #expect(runs[0].font != runs[2].font && runs[0].font == runs[1].font)
  }

  @Test(
    "twenty times as many parts cost twenty times as much and not 400, from either end and the middle",
    arguments: 0..<3)
  func linear(order: Int) {
    func sum(_ count: Int) -> Text {
      switch order {
      case 0: (1..<count).reduce(Text("0")) { sum, _ in sum + Text("a") }
      case 1: (1..<count).reduce(Text("0")) { sum, _ in Text("a") + sum }
      default:
        count == 1 ? Text("a") : sum(count / 2) + sum(count - count / 2)
      }
    }
    let few = (0..<5).map { _ in processorSeconds { _ = sum(1_000) } }.min() ?? 0
    let many = (0..<3).map { _ in processorSeconds { _ = sum(20_000) } }.min() ?? 0
    // Caches and growing arrays take their part of a factor of five.
    #expect(many < 100 * few)
    #expect(sum(20_000).string.count == 20_000)
  }

  @Test("threads may add to one text at the same time")
  func threads() async {
    let base = Text("a") + Text("b")
    let sums = await withTaskGroup(of: String.self) { group in
      for index in 0..<64 { group.addTask { (base + Text(verbatim: "\(index)")).string } }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(sums == Set((0..<64).map { "ab\($0)" }))
  }
}
