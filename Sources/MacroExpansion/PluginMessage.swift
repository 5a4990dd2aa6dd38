import Foundation

/// A message from the compiler to a macro plug-in; messages of other kinds decode to a question
/// that asks for nothing.
///
/// - Source: `HostToPluginMessage` of the Swift compiler's plug-in protocol, version 7; keys that
///   no macro here reads are left out.
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

      /// The offset of a place in the source; an offset that overflows stays as it is.
      func offset(adding bytes: Int) -> Int {
        let sum = offset.addingReportingOverflow(bytes)
        return sum.overflow ? offset : sum.partialValue
      }
    }

    let source: String
    let location: Location?
  }

  let asksForCapability: Bool
  let expandFreestandingMacro: Freestanding?
  let expandAttachedMacro: Attached?

  private enum Key: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    asksForCapability = fields.contains(.getCapability)
    expandFreestandingMacro = try fields.decodeIfPresent(
      Freestanding.self, forKey: .expandFreestandingMacro)
    expandAttachedMacro = try fields.decodeIfPresent(Attached.self, forKey: .expandAttachedMacro)
  }
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
    // The compiler requires these keys.
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  /// An error that says why a message could not be read.
  static func refusal(_ reason: String) -> PluginAnswer {
    .expansion(
      nil,
      [
        Diagnostic(
          message: """
            the program of ViewTree's macros cannot read a message of the compiler: \(reason); it \
            answers version 7 of the plug-in protocol, as Swift 6.2 speaks it
            """, position: Diagnostic.Position(fileName: "", offset: 0))
      ])
  }

  static func refusal(of error: any Error) -> PluginAnswer {
    guard let error = error as? DecodingError else { return refusal("\(error)") }
    let (reason, path) =
      switch error {
      case .keyNotFound(let key, let context): ("it is missing", context.codingPath + [key])
      case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
        ("expected \(type)", context.codingPath)
      case .dataCorrupted(let context): (context.debugDescription, context.codingPath)
      @unknown default: ("\(error)", [])
      }
    let place = path.map(\.stringValue).joined(separator: ".")
    return refusal(place.isEmpty ? reason : "\(place): \(reason)")
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
