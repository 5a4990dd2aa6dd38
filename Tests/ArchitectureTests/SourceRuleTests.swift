import Testing

@Suite("Source rules")
struct SourceRuleTests {
  /// A reader should hold a file in mind; a longer one is split by concept.
  private static let maximumLines = 400

  @Test("no code forces a cast, a throwing call or a trap without a message")
  func forcesNothing() throws {
    for file in try Repository.code.get() {
      #expect(file.places(ofCode: /\bas!/).isEmpty, "write `as?` and say what a failure means")
      #expect(file.places(ofCode: /\btry!/).isEmpty, "write `try` and handle or pass on the error")
      #expect(
        file.places(ofCode: /\bfatalError\(\s*\)/).isEmpty,
        "say what was given, what was expected and what to do")
    }
  }

  @Test("no file leaves a note about unfinished work")
  func leavesNothingToDo() throws {
    for file in try Repository.code.get() {
      #expect(file.places(ofText: /\b(TODO|FIXME|XXX)\b/).isEmpty, "do it, or open an issue")
    }
  }

  @Test("no file is longer than a reader can hold")
  func staysShort() throws {
    for file in try Repository.code.get() {
      #expect(
        file.lines.count - 1 <= Self.maximumLines, "\(file.path): split it by concept")
    }
  }

  @Test("somebody does something: no clause of a comment begins with what, unless it asks")
  func namesItsSubjects() throws {
    let statement = /\/\/ +(?:(?:- \w+: |.*\. )?What\s[^?]*?(?:\. |$)|.*[.;] what\s)/
    for file in try Repository.code.get() + Repository.tests.get() {
      #expect(
        file.places(ofComment: statement).isEmpty, "name the subject: The value that, A view that")
    }
  }
}
