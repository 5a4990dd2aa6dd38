import Foundation
import Testing

@testable import MacroExpansion

@Suite("Compiler plug-in")
struct CompilerPluginTests {
  private func answer(to question: String) throws -> NSDictionary {
    let answer = try CompilerPlugin.answer(to: Data(question.utf8))
    return try #require(JSONSerialization.jsonObject(with: answer) as? NSDictionary)
  }

  /// - Source: a message of the compiler's, shortened.
  private func entry(_ source: String, role: String) -> String {
    """
    {"expandAttachedMacro": {"macro": {"moduleName": "ViewTree", "typeName": "EntryMacro",
      "name": "Entry"}, "macroRole": "\(role)", "discriminator": "$s",
      "attributeSyntax": {"kind": "attribute", "source": "@Entry"},
      "declSyntax": {"kind": "declaration", "source": "\(source)", "location": {
        "fileID": "A/B.swift", "fileName": "/B.swift", "line": 4, "column": 3, "offset": 100}},
      "lexicalContext": [{"kind": "declaration", "source": "extension EnvironmentValues {}"}]}}
    """
  }

  private func expansion(of source: String, role: String) throws -> NSDictionary {
    let result = try answer(to: entry(source, role: role))["expandMacroResult"]
    return try #require(result as? NSDictionary)
  }

  @Test("it speaks version 7 of the protocol")
  func capability() throws {
    #expect(
      try answer(to: #"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)
        == ["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
  }

  @Test("an entry gets its accessors and its key")
  func expands() throws {
    for (role, word) in [("accessor", "get {"), ("peer", "private enum __Key_a")] {
      let expansion = try expansion(of: "@Entry var a = 1", role: role)
      #expect((expansion["expandedSource"] as? String)?.contains(word) == true)
      #expect(expansion["diagnostics"] as? [String] == [])
    }
  }

  @Test("a malformed entry that could be computed is computed, so that one error is enough")
  func stopgap() throws {
    let expansion = try expansion(of: "@Entry var a: Int", role: "accessor")
    #expect((expansion["expandedSource"] as? String)?.hasPrefix("{ get {") == true)
    #expect((expansion["diagnostics"] as? [NSDictionary])?.count == 1)
  }

  @Test("a malformed entry is reported once, at its place in the file")
  func reports() throws {
    let expansion = try expansion(of: "@Entry let a = 1", role: "accessor")
    let diagnostics = try #require(expansion["diagnostics"] as? [NSDictionary])
    #expect(expansion["expandedSource"] == nil)
    #expect(diagnostics.count == 1)
    // The declaration begins at 100; `let` is 7 bytes behind.
    #expect(
      diagnostics.first?["position"] as? NSDictionary == ["fileName": "/B.swift", "offset": 107])
    #expect(
      try self.expansion(of: "@Entry let a = 1", role: "peer")
        == ["expandedSource": "", "diagnostics": [String]()])
  }
}
