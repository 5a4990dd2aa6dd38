import Foundation

/// Answers the compiler's questions about this package's macros.
public enum CompilerPlugin {
  /// The answer to one message, both as JSON. A message that the protocol does not define is
  /// answered with an error for the compiler to show.
  ///
  /// - Errors: throws for an answer that cannot be encoded; there is no such answer.
  public static func answer(to message: Data) throws -> Data {
    let answer: PluginAnswer
    do {
      answer = self.answer(to: try JSONDecoder().decode(CompilerQuestion.self, from: message))
    } catch {
      answer = .refusal(of: error)
    }
    return try JSONEncoder().encode(answer)
  }

  /// The answer to a message that is too long to be read.
  public static func answer(toLength length: UInt64, most: Int) throws -> Data {
    try JSONEncoder().encode(
      PluginAnswer.refusal("it announces \(length) bytes, and \(most) at most are read"))
  }

  static func answer(to question: CompilerQuestion) -> PluginAnswer {
    if let use = question.expandFreestandingMacro {
      return expansion(of: use.syntax) { source throws(MacroError) in
        try PreviewExpansion.declaration(of: source, discriminator: use.discriminator)
      }
    }
    if let use = question.expandAttachedMacro {
      return expansion(of: use)
    }
    if question.asksForCapability { return .capability(protocolVersion: 7) }
    return .refusal("it asks for nothing that these macros answer")
  }

  private static func expansion(of use: CompilerQuestion.Attached) -> PluginAnswer {
    switch use.macro.typeName {
    case "EntryMacro": entry(use)
    case "UncheckedAccessMacro":
      .expansion(UncheckedAccessExpansion.attribute(for: use.declSyntax.source), [])
    default: .expansion("", [])
    }
  }

  /// The compiler asks twice: for the accessors, whose answer reports an error, and for the key.
  private static func entry(_ use: CompilerQuestion.Attached) -> PluginAnswer {
    let context = use.lexicalContext?.map(\.source) ?? []
    let answer = expansion(of: use.declSyntax) { source throws(MacroError) in
      let entry = try EntryExpansion(of: source, in: context)
      return use.macroRole == "accessor" ? entry.accessors : entry.key
    }
    guard case .expansion(nil, let errors) = answer else { return answer }
    return use.macroRole == "accessor"
      ? .expansion(EntryExpansion.stopgap(for: use.declSyntax.source), errors) : .expansion("", [])
  }

  private static func expansion(
    of syntax: CompilerQuestion.Syntax, by expand: (String) throws(MacroError) -> String
  ) -> PluginAnswer {
    do throws(MacroError) {
      return .expansion(try expand(syntax.source), [])
    } catch {
      let position = PluginAnswer.Diagnostic.Position(
        fileName: syntax.location?.fileName ?? "",
        offset: syntax.location?.offset(adding: error.offset) ?? error.offset)
      return .expansion(nil, [PluginAnswer.Diagnostic(message: error.message, position: position)])
    }
  }
}
