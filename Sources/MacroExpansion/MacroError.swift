/// An error at a place in the source that a macro was given.
public struct MacroError: Error, Equatable {
  public let message: String
  /// UTF-8 bytes from the beginning of the source.
  public let offset: Int

  public init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
