import Foundation
import MacroExpansion

/// The plug-in program that the compiler starts to expand this package's macros: `#Preview`,
/// `@Previewable`, `@Entry` and `@UncheckedAccess`.
///
/// It reads messages from standard input and writes the answers to standard output. A message is
/// its length in bytes, as a little-endian number of eight bytes, and that many bytes of JSON. The
/// program ends at the end of the input, when the compiler closes the pipe; a length of zero ends
/// it too, but the compiler sends none.
@main
enum ViewTreeMacros {
  static func main() throws {
    while let length = try readLength(), length > 0 {
      guard length <= mostBytes else {
        // Such a length cannot be trusted, so the next message's start is unknown: the program
        // ends.
        return try write(CompilerPlugin.answer(toLength: length, most: mostBytes))
      }
      guard let message = try read(Int(length)) else { return }
      try write(CompilerPlugin.answer(to: message))
    }
  }

  /// The longest message that is read, in bytes; no source file comes near it.
  private static let mostBytes = 1 << 30

  private static func readLength() throws -> UInt64? {
    try read(8)?.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }

  /// The next `count` bytes, read in pieces: memory grows with the bytes that arrive, not with the
  /// length announced.
  ///
  /// - Returns: nil where the input ends earlier.
  private static func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      let piece = try FileHandle.standardInput.read(upToCount: min(count - data.count, 1 << 16))
      guard let piece, !piece.isEmpty else { return nil }
      data += piece
    }
    return data
  }

  private static func write(_ message: Data) throws {
    let length = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Data($0) }
    try FileHandle.standardOutput.write(contentsOf: length + message)
  }
}
