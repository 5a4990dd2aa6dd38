/// A file that is no recording that this build can read.
public struct RecordingFileError: Error, Equatable, CustomStringConvertible {
  public let file: String
  /// Where in the file: `moments[3].nodes[2]`, or a phrase.
  public let place: String
  public let reason: String

  public init(file: String, place: String, reason: String) {
    self.file = file
    self.place = place
    self.reason = reason
  }

  public var description: String { "\(file): \(place): \(reason)" }
}
