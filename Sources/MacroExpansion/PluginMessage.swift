import Foundation

/// A question of the compiler to a macro plug-in; nil stands for the questions of other kinds.
///
/// - Source: `HostToPluginMessage` of the Swift compiler's plug-in protocol, version 7; keys that no
///   macro here reads are left out.
struct CompilerQuestion: Decodable {
  struct Freestanding: Decodable {
    let discriminator: String
    let syntax: Syntax
  }

  struct Attached: Decodable {
    let macro: Macro
    let macroRole: String
    let declSyntax: Syntax
    let lexicalContext: [Syntax]?
  }

  struct Macro: Decodable {
    let typeName: String
  }

  struct Syntax: Decodable {
    struct Location: Decodable {
      let fileName: String
      let offset: Int
    }

    let source: String
    let location: Location?
  }

  struct Capability: Decodable {}

  let getCapability: Capability?
  let expandFreestandingMacro: Freestanding?
  let expandAttachedMacro: Attached?
}

/// An answer of a macro plug-in.
enum PluginAnswer: Encodable, Equatable {
  case capability(protocolVersion: Int)
  case expansion(String?, [Diagnostic])

  struct Diagnostic: Encodable, Equatable {
    struct Position: Encodable, Equatable {
      let fileName: String
      let offset: Int
    }

    let message: String
    var severity = "error"
    let position: Position
    // The compiler insists on these.
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  private enum Key: String, CodingKey {
    case getCapabilityResult, expandMacroResult
    case capability, protocolVersion, expandedSource, diagnostics
  }

  func encode(to encoder: any Encoder) throws {
    var message = encoder.container(keyedBy: Key.self)
    switch self {
    case .capability(let version):
      var result = message.nestedContainer(keyedBy: Key.self, forKey: .getCapabilityResult)
      var capability = result.nestedContainer(keyedBy: Key.self, forKey: .capability)
      try capability.encode(version, forKey: .protocolVersion)
    case .expansion(let source, let diagnostics):
      var result = message.nestedContainer(keyedBy: Key.self, forKey: .expandMacroResult)
      try result.encodeIfPresent(source, forKey: .expandedSource)
      try result.encode(diagnostics, forKey: .diagnostics)
    }
  }
}
