import Testing

@testable import Playground

@Suite("Messages of the compiler")
struct CompilerMessageTests {
  @Test("an unknown key of the environment is one error that names the key")
  func unknownKey() {
    // The output of Swift 6.3.1 for such a file, without its notes.
    let output = #"""
      /a.swift:2:19: error: initializer 'init(_:)' requires that 'Material' be a class type
      1 | import SwiftUI
      2 | struct V: View { @Environment(\.nothingHere) private var x: Material?
        |                   `- error: initializer 'init(_:)' requires that 'Material' be a class type
      3 |  var body: some View { Text("a") } }

      /a.swift:2:31: error: cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'Material.Type'
      1 | import SwiftUI
      2 | struct V: View { @Environment(\.nothingHere) private var x: Material?
        |                               `- error: cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'Material.Type'
      3 |  var body: some View { Text("a") } }

      /a.swift:2:31: error: cannot infer key path type from context; consider explicitly specifying a root type
      1 | import SwiftUI
      2 | struct V: View { @Environment(\.nothingHere) private var x: Material?
        |                               `- error: cannot infer key path type from context; consider explicitly specifying a root type
      3 |  var body: some View { Text("a") } }

      /a.swift:9:5: error: cannot find 'later' in scope
      """#
    let errors = CompilerMessage.errors(in: output)
    #expect(
      errors.map(\.text) == [
        "/a.swift:2:31: error: value of type 'EnvironmentValues' has no member 'nothingHere'",
        "/a.swift:9:5: error: cannot find 'later' in scope",
      ])
    #expect(EngineNeeds.missing(in: errors) == "later, nothingHere")
  }

  @Test("another key path that cannot be inferred keeps the compiler's words")
  func otherKeyPath() {
    let output = #"""
      /a.swift:1:13: error: cannot infer key path type from context; consider explicitly specifying a root type
      1 | let a = map(\.count)
        |             `- error: cannot infer key path type from context; consider explicitly specifying a root type
      """#
    #expect(
      CompilerMessage.errors(in: output).map(\.reason) == [
        "cannot infer key path type from context; consider explicitly specifying a root type"
      ])
  }

  @Test("the compiler's errors are read once each; warnings and notes are not errors")
  func compilerMessages() {
    let errors = CompilerMessage.errors(
      in: """
        [1/2] Compiling
        /a/d.md:12:5: error: cannot find 'x' in scope
        12 | x
           | `- error: cannot find 'x' in scope
        /a/d.md:13:5: warning: unused
        /a/d.md:12:5: error: cannot find 'x' in scope
        error: fatalError
        """)
    #expect(errors.map(\.line) == [12])
    #expect(errors.first?.path == "/a/d.md")
  }
}
