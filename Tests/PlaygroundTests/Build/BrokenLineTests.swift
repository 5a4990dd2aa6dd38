import Testing

@testable import Playground

/// Printed code breaks where swift-format would break it.
@Suite("Broken lines")
struct BrokenLineTests {
  @Test(
    "a line that is too long is broken at its outermost brackets, and its comment stays at the end",
    arguments: [
      ("Text(\"a, b\")  // #1", ["Text(\"a, b\")  // #1"]),
      (
        "  .frame(minWidth: 10, maxWidth: 20, maxHeight: 30)  // #1",
        ["  .frame(", "    minWidth: 10, maxWidth: 20,", "    maxHeight: 30)  // #1"]
      ),
      (
        ".onChange(of: value) { note(12, $0); value += 1 }  // #2",
        [".onChange(of: value) {", "  note(12, $0)", "  value += 1", "}  // #2"]
      ),
      (
        ".onAppear { if one { a(); b() }; print(\"a; b\") }",
        [".onAppear {", "  if one { a(); b() }", "  print(\"a; b\")", "}"]
      ),
      (
        ".overlayValue(SketchKey.self, alignment: .top) { value in  // #3",
        [".overlayValue(", "  SketchKey.self, alignment: .top", ") { value in  // #3"]
      ),
      (
        ".map(numbers) { one, other in one + other * 2 }",
        [".map(numbers) { one, other in", "  one + other * 2", "}"]
      ),
      (
        "content.padding(10).offset(x: CGFloat(distance))",
        ["content.padding(10)", "  .offset(x: CGFloat(distance))"]
      ),
      (
        "  one: CGRect, two: ProposedViewSize, three: [Int]",
        ["  one: CGRect, two: ProposedViewSize,", "  three: [Int]"]
      ),
      ("\"an unbroken literal (with, brackets) of some length\"", nil),
    ] as [(String, [String]?)])
  func broken(_ line: String, _ expected: [String]?) {
    #expect(BrokenLine.lines(of: [line], width: 40) == expected ?? [line])
  }
}
