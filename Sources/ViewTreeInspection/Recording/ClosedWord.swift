/// A word of a recording's file that is one of a few.
///
/// Any other word is refused when the file is read, with those that are allowed.
public protocol ClosedWord: RawRepresentable<String>, CaseIterable, Codable, Sendable {}

extension ClosedWord {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let known = Self(rawValue: word) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: Self.refusal(of: word))
    }
    self = known
  }

  /// `'far', expected one of idle, pulling`.
  package static func refusal(of word: String) -> String {
    let given = word.count > 40 ? word.prefix(40) + "..." : word[...]
    return "'\(given)', expected one of \(allCases.map(\.rawValue).joined(separator: ", "))"
  }
}
