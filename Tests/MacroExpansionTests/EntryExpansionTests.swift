import Testing

@testable import MacroExpansion

@Suite("Expansion of @Entry")
struct EntryExpansionTests {
  private func key(
    _ declaration: String, in context: String = "extension EnvironmentValues {}"
  ) throws(MacroError) -> String {
    try EntryExpansion(of: declaration, in: [context]).key
  }

  private func error(
    _ declaration: String, in context: String = "extension EnvironmentValues {}"
  ) throws -> MacroError {
    try #require(throws: MacroError.self) { try key(declaration, in: context) }
  }

  @Test("the accessors read and write under the key of the property's name")
  func accessors() throws {
    let entry = try EntryExpansion(
      of: "@Entry var `default`: Int = 1", in: ["extension EnvironmentValues {}"])
    #expect(
      entry.accessors == """
        {
          get { self[__Key_default.self] }
          set { self[__Key_default.self] = newValue }
        }
        """)
  }

  @Test("a written type gives a computed default, an unwritten one a stored default")
  func defaults() throws {
    #expect(
      try key("@Entry var a: Int = 1") == """
        private enum __Key_a: ViewTree.EnvironmentKey {
          static var defaultValue: Int { return 1 }
        }
        """)
    #expect(
      try key("@Entry var a = 1") == """
        private enum __Key_a: ViewTree.EnvironmentKey, ViewTree._InferredKey {
          static let inferred = ViewTree._InferredDefault { let value = 1; return value }
        }
        """)
  }

  @Test(
    "type and value are read as they are written",
    arguments: [
      ("var a: Int? = nil", "static var defaultValue: (Int)? { return nil }"),
      ("var a: Int?", "static var defaultValue: (Int)? { return nil }"),
      ("var a: (() -> Int?)?", "static var defaultValue: ((() -> Int?))? { return nil }"),
      ("var a: Optional<[Int]>", "static var defaultValue: ([Int])? { return nil }"),
      ("var a: Box<() -> Int>?", "static var defaultValue: (Box<() -> Int>)? { return nil }"),
      ("var a: () -> Int? = { 1 }", "static var defaultValue: () -> Int? { return { 1 } }"),
      ("var a: [Int: (A, B)] = [1: (x, y)]", "[Int: (A, B)] { return [1: (x, y)] }"),
      ("var a = Made { $0 + 1 }", "let value = Made { $0 + 1 }"),
      ("var a = f(1, 2) { x in get(x) }", "let value = f(1, 2) { x in get(x) }"),
      ("var a: String = \"b, { = \\(c(\"}\")) d\"", "return \"b, { = \\(c(\"}\")) d\" }"),
      (
        "var a: String = #\"\"\"\n  \"\"\", {\n  \"\"\"#",
        "return #\"\"\"\n  \"\"\", {\n  \"\"\"# }"
      ),
      ("var a /* , = { */ : Int // = 2\n  = // 3\n  4 // 5", ": Int { return 4 }"),
      ("var a: R = /[,{]\\/=/", ": R { return /[,{]\\/=/ }"),
      ("var a = b == c ? d : e", "let value = b == c ? d : e"),
      ("var a = if b { 1 } else { 2 }", "let value = if b { 1 } else { 2 }"),
      ("var a:\n    Int =\n    [\n      1,\n    ].count", "return [\n      1,\n    ].count }"),
      ("@available(iOS 18, *) @A.B @MainActor public private(set) var a: Int = 1", "return 1"),
    ])
  func readsDeclaration(written: String, expected: String) throws {
    #expect(try key("@Entry " + written).contains(expected))
  }

  @Test(
    "the key belongs to the extended type",
    arguments: [
      ("extension EnvironmentValues {}", "EnvironmentKey"),
      ("\n// extension X\npublic extension SwiftUI.Transaction: P {}", "TransactionKey"),
      ("@MainActor extension ContainerValues where A == B {}", "ContainerValueKey"),
    ])
  func contexts(context: String, name: String) throws {
    #expect(try key("@Entry var a: Int = 1", in: context).contains(": ViewTree.\(name) {"))
  }

  @Test("a focused value names the type that its optional wraps")
  func focused() throws {
    #expect(
      try key("@Entry var a: Binding<Int>?", in: "extension FocusedValues {}") == """
        private enum __Key_a: ViewTree.FocusedValueKey {
          typealias Value = Binding<Int>
        }
        """)
  }

  @Test(
    "a malformed use is an error at its place",
    arguments: [
      ("@Entry let a = 1", 7, "'var'"),
      ("@Entry static var a = 1", 7, "remove 'static'"),
      ("@Entry var a = 1, b = 2", 16, "a declaration of its own"),
      ("@Entry var a: Int { 1 }", 18, "makes the accessors itself"),
      ("@Entry var a: Int = 1 { didSet {} }", 22, "makes the accessors itself"),
      ("@Entry var a: Int", 11, "needs a default value"),
      ("@Entry var a: () -> Int?", 11, "needs a default value"),
      ("@Entry var (a, b) = (1, 2)", 0, "belongs on a 'var'"),
      ("@Entry func a() {}", 0, "belongs on a 'var'"),
      ("\n  // A comment.\n  @Entry func a() {}", 19, "belongs on a 'var'"),
    ])
  func malformed(written: String, offset: Int, words: String) throws {
    let error = try error(written)
    #expect(error.offset == offset)
    #expect(error.message.contains(words))
  }

  @Test(
    "an entry outside of the four extensions is an error",
    arguments: ["struct A {}", "extension View {}", "extension A.B {}", "func f() {}"])
  func misplaced(context: String) throws {
    #expect(try error("@Entry var a = 1", in: context).message.contains("in an extension of"))
    #expect(throws: MacroError.self) { try EntryExpansion(of: "@Entry var a = 1", in: []) }
  }

  @Test("a focused value is optional and has no default")
  func malformedFocused() throws {
    let context = "extension FocusedValues {}"
    #expect(try error("@Entry var a: Int", in: context).offset == 14)
    #expect(try error("@Entry var a = 1", in: context).offset == 11)
    #expect(try error("@Entry var a: Int? = 1", in: context).offset == 21)
    #expect(try key("@Entry var a: Int? = nil", in: context).contains("Value = Int\n"))
  }
}
