import RefreshSystems
import SwiftUI

/// A value inside a trace file together with its place, so that complaints name the place.
public struct TraceCursor: Sendable {
  public let file: String
  /// The path from the file's root, empty at the root itself.
  public let place: String
  public let value: JSONValue

  /// Reads a text as JSON.
  public init(file: String, text: String) throws(TraceFileError) {
    guard !text.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) else {
      throw TraceFileError(
        file: file, place: nil, reason: "is empty, expected JSON with a field \"schema\"")
    }
    do {
      value = try JSONParser.parse(text)
    } catch {
      throw TraceFileError(
        file: file, place: "line \(error.line), column \(error.column)",
        reason: "not JSON: \(error.reason)")
    }
    self.file = file
    place = ""
  }

  private init(file: String, place: String, value: JSONValue) {
    self.file = file
    self.place = place
    self.value = value
  }

  /// The value of a key that must be there.
  public func field(_ name: String) throws(TraceFileError) -> TraceCursor {
    guard let field = try optionalField(name) else {
      throw error("missing field \"\(name)\"")
    }
    return field
  }

  /// The value of a key that may be absent.
  public func optionalField(_ name: String) throws(TraceFileError) -> TraceCursor? {
    guard case .object = value else { throw error("expected an object, found \(value.kind)") }
    return value[name].map {
      TraceCursor(file: file, place: place.isEmpty ? name : "\(place).\(name)", value: $0)
    }
  }

  /// Whether a field has the one text that it may have; null and a missing field say no.
  ///
  /// - Errors: any other text, and a value that is no text.
  func says(_ name: String, _ accepted: String) throws(TraceFileError) -> Bool {
    guard let field = try optionalField(name), field.value != .null else { return false }
    guard try field.text() == accepted else {
      throw field.error("unknown behaviour \(field.value.shown), expected \"\(accepted)\"")
    }
    return true
  }

  /// The elements of a list, in order.
  public func elements() throws(TraceFileError) -> [TraceCursor] {
    guard case .list(let values) = value else {
      throw error("expected a list, found \(value.kind)")
    }
    return values.enumerated().map { index, value in
      TraceCursor(file: file, place: "\(place)[\(index)]", value: value)
    }
  }

  /// The keys of an object, in order.
  public func names() throws(TraceFileError) -> [String] {
    guard case .object(let fields) = value else {
      throw error("expected an object, found \(value.kind)")
    }
    return fields.map(\.name)
  }

  public func text() throws(TraceFileError) -> String {
    guard case .text(let text) = value else { throw error("expected a text, found \(value.shown)") }
    return text
  }

  public func number() throws(TraceFileError) -> Double {
    guard case .number(let number) = value else {
      throw error("expected a number, found \(value.shown)")
    }
    return number
  }

  /// A number without a fraction, such as a count; at most 2 to the 53rd, so that counting on from it
  /// is exact.
  public func whole() throws(TraceFileError) -> Int {
    guard let whole = Int(exactly: try number()), whole.magnitude <= 1 << 53 else {
      throw error("expected a whole number, found \(value.shown)")
    }
    return whole
  }

  public func flag() throws(TraceFileError) -> Bool {
    guard case .flag(let flag) = value else {
      throw error("expected true or false, found \(value.shown)")
    }
    return flag
  }

  /// A complaint about this value.
  public func error(_ reason: String) -> TraceFileError {
    TraceFileError(file: file, place: place.isEmpty ? nil : place, reason: reason)
  }
}
