/// Why a trace file cannot be used: the file, the place in it, and the reason.
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
    [file, place, reason].compactMap(\.self).joined(separator: ": ")
  }
}
