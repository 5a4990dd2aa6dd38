import Testing

@testable import MacroExpansion

@Suite("Expansion of #Preview")
struct PreviewExpansionTests {
  @Test(
    "whatever follows the name is handed to the type Preview",
    arguments: [
      "{ A() }", "(\"name\", traits: .portrait, .landscapeLeft) { A() }",
      "(arguments: [1, 2]) { A($0) }", "(body: { A() })",
      "/* c */ {\n  @Previewable @State var a = \"#Preview\"\n  return A(a)\n}",
    ])
  func forms(use: String) throws {
    for prefix in ["#Preview", "@available(iOS 17, *)\n#Preview", "# Preview", "#SwiftUI.Preview"] {
      let expansion = try PreviewExpansion.declaration(of: prefix + use, discriminator: "$s1A")
      #expect(
        expansion == """
          enum $s1A15PreviewRegistryfMu_: ViewTree.PreviewRegistry {
            @MainActor static func makePreview() -> ViewTree.Preview {
              ViewTree.Preview\(use)
            }
          }
          """)
    }
  }

  @Test("a preview of nothing is an error")
  func nothing() {
    #expect(throws: MacroError.self) {
      try PreviewExpansion.declaration(of: "#Preview", discriminator: "")
    }
  }
}
