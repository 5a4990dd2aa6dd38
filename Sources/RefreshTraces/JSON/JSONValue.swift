import RefreshSystems
import SwiftUI

/// A JSON value whose objects keep the order of their keys, so that "the first differing field" is
/// the first one in the file.
public enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([JSONField])

  /// An object from pairs, in the order given.
  public static func fields(_ pairs: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(pairs.map { JSONField(name: $0.key, value: $0.value) })
  }

  /// The value of an object's key; nil when it is absent or when this is no object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }

  /// The value in a message: whole or shortened, or its kind where it is a list or an object.
  var shown: String {
    switch self {
    case .list, .object: kind
    case .text(let text): "\"\(text.shortened(to: 60))\""
    case .null, .flag, .number: description
    }
  }

  /// The kind of value, for messages.
  public var kind: String {
    switch self {
    case .null: "null"
    case .flag: "a flag"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// One key of an object with its value.
public struct JSONField: Hashable, Sendable {
  public let name: String
  public let value: JSONValue

  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as one line of JSON; whole numbers without a decimal point.
  public var description: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): Self.text(of: number)
    case .text(let text): Self.quoted(text)
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let fields):
      "{"
        + fields.map { Self.quoted($0.name) + ": " + $0.value.description }
        .joined(separator: ", ") + "}"
    }
  }

  private static func text(of number: Double) -> String {
    guard let whole = Int64(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.unicodeScalars += scalar.escapedControl
      }
    }
    return result + "\""
  }
}
