import RefreshSystems
import Testing

@testable import Playground

@Suite("Answer reading")
struct AnswerReadingTests {
  private func read(_ line: String, _ kind: Question.Kind) -> Answer? {
    try? AnswerReading(kind: kind).read(line)
  }

  @Test("numbers are read with units, commas, brackets, a typographic minus and a times sign")
  func numbers() {
    #expect(read("80", .points) == .number(80))
    #expect(read(" \u{2212}3.5 pt ", .points) == .number(-3.5))
    #expect(read("40pt", .points) == .number(40))
    #expect(read("40 x 8", .points(2)) == .numbers([40, 8]))
    #expect(read("40\u{D7}8", .points(2)) == .numbers([40, 8]))
    #expect(read("300x1000", .points(2)) == .numbers([300, 1000]))
    #expect(read("120, 150, 30", .points(3)) == .numbers([120, 150, 30]))
    #expect(read("(300, 10)", .points(2)) == .numbers([300, 10]))
    #expect(read("300 by 10", .points(2)) == .numbers([300, 10]))
    #expect(read("[54.1]", .points) == .number(54.1))
    #expect(read("about 54,1", .points) == .number(54.1))
    #expect(read("~273", .points) == .number(273))
    #expect(read("54,1", .points(2)) == .numbers([54, 1]))
    #expect(read("never", .count(of: "calls")) == .number(0))
    #expect(read("zero", .points) == .number(0))
    #expect(read("3 calls", .count(of: "calls")) == .number(3))
    #expect(read("3 times", .count(of: "calls")) == .number(3))
    #expect(read("turn 13", .count(of: "the turn's number")) == .number(13))
    #expect(read("3 messages", .count(of: "calls")) == nil)
    for line in ["", "eighty", "nan", "inf", "1 2", "80 and a bit"] {
      #expect(read(line, .points) == nil, "\(line)")
    }
  }

  @Test("an order is all items once, by letter, name or the beginning of one")
  func orders() {
    let kind = Question.Kind.order(["bounded", "free", "fixed"])
    #expect(read("c a b", kind) == .order(["fixed", "bounded", "free"]))
    #expect(read("cab", kind) == .order(["fixed", "bounded", "free"]))
    #expect(read("fixed, bounded, free", kind) == .order(["fixed", "bounded", "free"]))
    #expect(read("fi -> bo -> fr", kind) == .order(["fixed", "bounded", "free"]))
    for line in ["a b", "a b b", "a b c a", "f a b"] { #expect(read(line, kind) == nil, "\(line)") }
  }

  @Test("a path may repeat a word, a node goes by name, systems by digit or none")
  func others() {
    let phases = Question.Kind.path(["rest", "pulled", "armed"])
    #expect(read("a b a", phases) == .path(["rest", "pulled", "rest"]))
    #expect(read("rest > pulled", phases) == .path(["rest", "pulled"]))
    // An initial beside others is no letter of an option.
    #expect(read("r p a", phases) == .path(["rest", "pulled", "armed"]))
    #expect(read("r p q", phases) == nil)
    #expect(read("row 2", .node(["header", "row 2"])) == .node("row 2"))
    #expect(read("#header", .node(["header", "row 2"])) == .node("header"))
    #expect(read("3 0", .systems) == .systems([.LKRefresh, .ZKRefresh]))
    #expect(read("001 WBRefresh", .systems) == .systems([.PullToRefresh, .WBRefresh]))
    #expect(read("none", .systems) == .systems([]))
    #expect(read("7", .systems) == nil)
    #expect(read("b", .choice(["yes", "no"])) == .choice(1))
    #expect(read("c", .choice(["yes", "no"])) == nil)
  }

  @Test("two numbers are the same within the tolerance, and a margin of half a point is inclusive")
  @MainActor func tolerance() {
    let question = Question(
      id: "0.test", about: .proposals, text: "", kind: .points, answer: { .number(80) }, wrong: [],
      hints: [], why: "", chain: { [] })
    #expect(question.isSame(.number(80.5), .number(80)))
    #expect(!question.isSame(.number(80.6), .number(80)))
    #expect(!question.isSame(.numbers([80, 80]), .number(80)))
  }
}
