/// Why a trace file cannot be used: the file, the place in it, and the reason.
///
/// Its text is at most 500 characters long, whatever the file holds; of a longer path the end stays.
public struct TraceFileError: Error, Hashable, Sendable, CustomStringConvertible {
  public let file: String
  /// `line 3, column 7` for a text that is no JSON, else a path such as `traces[0].steps[2].in`;
  /// nil when the whole file is meant.
  public let place: String?
  /// The thing found and the thing expected.
  public let reason: String

  public init(file: String, place: String?, reason: String) {
    self.file = file
    self.place = place
    self.reason = reason
  }

  public var description: String {
    [
      Self.shown(file: file, atMost: 150), place?.shortened(to: 90), reason.shortened(to: 250),
    ].compactMap(\.self).joined(separator: ": ")
  }

  /// A file's path in a message; the end of a long one, which holds the name.
  static func shown(file: String, atMost limit: Int) -> String {
    let end = String(String.UnicodeScalarView(file.unicodeScalars.suffix(limit)))
    return (end.utf8.count < file.utf8.count ? "..." + end.dropFirst(3) : end).shortened(to: limit)
  }
}
