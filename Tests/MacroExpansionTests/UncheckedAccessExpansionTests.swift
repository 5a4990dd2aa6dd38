import Testing

@testable import MacroExpansion

/// Unchecked accesses: which members of a class get the attribute.
@Suite("Expansion of @UncheckedAccess")
struct UncheckedAccessExpansionTests {
  @Test(
    "every stored variable of an instance goes unchecked",
    arguments: [
      "var a = 1", "/// A size.\n  package final var size: CGSize = .zero",
      "private(set) final var parent: Unretained<LayoutNode>?", "unowned(unsafe) var host: Host",
      "var a = 1 { didSet { note() } }", "var a: Int { willSet { note() } }",
      "var make: () -> Int = { 1 }",
    ])
  func stored(member: String) {
    #expect(UncheckedAccessExpansion.attribute(for: member) == "@exclusivity(unchecked)")
  }

  @Test(
    "nothing else does",
    arguments: [
      "let a = 1", "static var a = 1", "class var a: Int { 1 }", "lazy var a = 1",
      "var a: Int { 1 }", "var a: Int { get { 1 } set {} }", "func run() { var a = 1 }",
      "init() {}", "struct Inner { var a = 1 }", "subscript(index: Int) -> Int { 1 }",
      "package final override var element: LayoutNode? { isLeftOut ? unaryContent : self }",
    ])
  func other(member: String) {
    #expect(UncheckedAccessExpansion.attribute(for: member) == "")
  }
}
