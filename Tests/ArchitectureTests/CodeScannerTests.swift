import Testing

@Suite("Code scanner")
struct CodeScannerTests {
  @Test(
    "only code is left of a line",
    arguments: [
      ("let a = 1 // try!", "leta=1"),
      ("a /* as! /* b */ c */ d", "ad"),
      (#"f("try!") + g"#, #"f("")+g"#),
      (#"f("a \" as! ") + g"#, #"f("")+g"#),
      (##"f(#"a " as! "#) + g"##, ##"f(#""#)+g"##),
      (#"f("a \(try! b("c")) d")"#, #"f("(try!b(""))")"#),
    ])
  func keepsCodeAlone(text: String, expected: String) {
    let code = CodeScanner.code(of: text)

    // Blanks keep the width of what they replace, which the expectations do not spell out.
    #expect(code.count == text.count)
    #expect(code.filter { $0 != " " } == expected)
  }

  @Test("an import inside a literal of several lines is not code")
  func blanksMultilineLiterals() {
    let text = "let a = \"\"\"\n  import B\n  \"\"\"\nimport C"

    #expect(CodeScanner.code(of: text) == "let a = \"\"\"\n          \n  \"\"\"\nimport C")
  }
}
