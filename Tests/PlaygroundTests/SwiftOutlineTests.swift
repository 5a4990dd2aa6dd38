import Testing

@testable import Playground

@Suite("Outline of Swift text")
struct SwiftOutlineTests {
  @Test("only what is outside all brackets is listed")
  func outermost() {
    let outline = SwiftOutline(
      of: """
        import SwiftUI
        struct A<T>: View { var inner = 1; struct B {} }
        extension C { func f() {} }
        @State private var d: [Int] = [1]
        func g(_ x: Int) { let y = x }
        init(e: Int) { }
        """)
    #expect(outline.imports == ["SwiftUI"])
    #expect(
      outline.declarations.map { "\($0.keyword) \($0.name)" } == [
        "struct A", "extension C", "var d", "func g", "init init",
      ])
  }

  @Test("comments and strings hide their brackets and words")
  func commentsAndStrings() {
    let outline = SwiftOutline(
      of: """
        // struct A {
        /* class B { /* nested */ } */
        let c = "{ struct D \\" ("
        let e = \"\"\"
          } struct F
          \"\"\"
        struct G {}
        """)
    #expect(outline.declarations.map(\.name) == ["c", "e", "G"])
  }

  @Test("an unmatched closing bracket and an unclosed string do not swallow the rest")
  func unmatched() {
    #expect(
      SwiftOutline(of: "} struct A {}\nlet b = \"open\nstruct C {}").names == ["A", "b", "C"])
  }
}
