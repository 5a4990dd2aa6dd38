/// Expands `#Preview` to a type that makes the preview, so that the compiler checks all of it.
public enum PreviewExpansion {
  /// - Parameters:
  ///   - use: the macro with its arguments and closures, as it is written in the source.
  ///   - discriminator: the compiler's name for this use; no other declaration begins with it.
  /// - Errors: an error at the beginning when nothing follows the macro's name.
  public static func declaration(
    of use: String, discriminator: String
  ) throws(MacroError) -> String {
    let tokens = SourceScanner.tokens(of: use)
    let name = tokens.indices.first {
      tokens[$0].kind == .word && tokens[$0].text == "Preview" && $0 > 0
        && (tokens[$0 - 1].isSign("#") || tokens[$0 - 1].isSign("."))
    }
    guard let name, name + 1 < tokens.count else {
      throw MacroError("'#Preview' needs a closure that makes a view", at: 0)
    }
    let arguments = String(
      decoding: use.utf8.dropFirst(tokens[name].range.upperBound), as: UTF8.self)
    return """
      enum \(uniqueName(in: discriminator)): ViewTree.PreviewRegistry {
        @MainActor static func makePreview() -> ViewTree.Preview {
          ViewTree.Preview\(arguments)
        }
      }
      """
  }

  /// A name that a macro may introduce without announcing it.
  ///
  /// - Source: the Swift compiler's mangling of names that macros make unique (`fMu`).
  private static func uniqueName(in discriminator: String) -> String {
    let name = "PreviewRegistry"
    return "\(discriminator)\(name.utf8.count)\(name)fMu_"
  }
}
