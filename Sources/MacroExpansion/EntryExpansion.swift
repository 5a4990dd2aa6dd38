/// Expands `@Entry` on a property: a key that holds the default value, and accessors that use it.
///
/// A default value with an explicit type is evaluated at each read. One without is evaluated once,
/// because the compiler infers types for stored properties only.
///
/// - Source: Apple's documentation of the macro `Entry()`.
public struct EntryExpansion {
  private let entries: EntryValues
  private let property: PropertyDeclaration

  /// - Parameters:
  ///   - declaration: the property with its attributes, as it is written in the source.
  ///   - context: the heads of the declarations around it, the innermost first.
  /// - Errors: the misuse, at the place in the source where it occurs.
  public init(of declaration: String, in context: [String]) throws(MacroError) {
    let property = PropertyDeclaration(declaration)
    guard let property, let entries = context.first.flatMap(EntryValues.init(extendedIn:)) else {
      throw MacroError(
        """
        '@Entry' belongs on a 'var' in an extension of EnvironmentValues, Transaction, \
        ContainerValues or FocusedValues
        """, at: SourceScanner.tokens(of: declaration).first?.range.lowerBound ?? 0)
    }
    self.property = property
    self.entries = entries
    try checkShape()
    try checkDefault()
  }

  /// The getter and the setter.
  public var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  /// The key's declaration, which is added next to the property.
  public var key: String {
    let protocols =
      isInferred ? "\(entries.keyProtocol), ViewTree._InferredKey" : entries.keyProtocol
    return """
      private enum \(keyName): ViewTree.\(protocols) {
        \(requirement)
      }
      """
  }

  /// Whether the compiler has to infer the type of the default value.
  private var isInferred: Bool { property.type == nil }

  /// Accessors for a malformed use, without which the compiler would add an unhelpful error of its
  /// own; nil where accessors are written already, or none are allowed.
  static func stopgap(for declaration: String) -> String? {
    guard let property = PropertyDeclaration(declaration), property.accessors == nil,
      property.introducer.text == "var"
    else { return nil }
    return "{ get { Swift.fatalError() } }"
  }

  private var keyName: String { "__Key_\(property.name.text.filter { $0 != "`" })" }

  /// The declaration that the key's protocol asks for.
  private var requirement: String {
    if entries == .focusedValues {
      return "typealias Value = \(property.type?.wrappedType ?? "Never")"
    }
    guard let type = property.type else {
      let value = property.value?.text ?? ""
      return
        "static let inferred = ViewTree._InferredDefault { let value = \(value); return value }"
    }
    let typeName = type.wrappedType.map { "(\($0))?" } ?? type.text
    return "static var defaultValue: \(typeName) { return \(property.value?.text ?? "nil") }"
  }
}

extension EntryExpansion {
  private func checkShape() throws(MacroError) {
    if let modifier = property.modifiers.first(where: { ["static", "class"].contains($0.text) }) {
      throw MacroError(
        "'@Entry' makes a value of an instance; remove '\(modifier.text)'", at: modifier.offset)
    }
    guard property.introducer.text == "var" else {
      throw MacroError(
        "'@Entry' needs a 'var': views set the value for what is inside them",
        at: property.introducer.offset)
    }
    if let comma = property.nextBinding {
      throw MacroError(
        "'@Entry' takes one property; give the next a declaration of its own", at: comma.offset)
    }
    if let accessors = property.accessors {
      throw MacroError(
        "'@Entry' makes the accessors itself; write a default value instead", at: accessors.offset)
    }
  }

  private func checkDefault() throws(MacroError) {
    guard entries == .focusedValues else {
      if property.value == nil, property.type?.wrappedType == nil {
        throw MacroError(
          "'@Entry' needs a default value, or an optional type, whose default is nil",
          at: property.name.offset)
      }
      return
    }
    guard property.type?.wrappedType != nil else {
      throw MacroError(
        "'@Entry' in FocusedValues needs a written optional type: without a focus there is no value",
        at: (property.type ?? property.name).offset)
    }
    if let value = property.value, value.text != "nil" {
      throw MacroError(
        "'@Entry' in FocusedValues has no default value: it is nil without a focus",
        at: value.offset)
    }
  }
}

/// The types whose extensions can hold entries.
private enum EntryValues: String {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  /// - Parameter head: a declaration without its members, such as `extension EnvironmentValues {}`.
  init?(extendedIn head: String) {
    let tokens = SourceScanner.tokens(of: head)
    guard let keyword = tokens.firstIndex(where: { $0.kind == .word && $0.text == "extension" })
    else { return nil }
    let name = tokens[(keyword + 1)...].prefix {
      $0.isSign(".") || ($0.kind == .word && $0.text != "where")
    }
    guard let last = name.last else { return nil }
    self.init(rawValue: last.text)
  }

  var keyProtocol: String {
    switch self {
    case .environmentValues: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .containerValues: "ContainerValueKey"
    case .focusedValues: "FocusedValueKey"
    }
  }
}

extension PropertyDeclaration.Part {
  /// The type inside an optional; nil for other types, including a function that returns an
  /// optional.
  fileprivate var wrappedType: String? {
    let tokens = SourceScanner.tokens(of: text)
    var depth = 0
    for token in tokens {
      switch token.kind {
      case .opening: depth += 1
      case .closing: depth -= 1
      case .sign where token.text == "->": if depth == 0 { return nil }
      case .sign: depth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
      case .word, .literal: break
      }
    }
    if text.hasSuffix("?") || text.hasSuffix("!") { return String(text.dropLast()) }
    for name in ["Optional<", "Swift.Optional<"] where text.hasPrefix(name) && text.hasSuffix(">") {
      return String(text.dropFirst(name.count).dropLast())
    }
    return nil
  }
}
