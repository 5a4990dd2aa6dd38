import Foundation
import MacroExpansion

/// The program that the compiler starts to expand `#Preview`, `@Previewable` and `@Entry`.
///
/// Messages come on standard input and go to standard output: eight bytes, the length as a
/// little-endian number, then as many bytes of JSON. A message of no bytes, which
/// the compiler sends when it is done, or the end of the input ends the program.
@main
enum ViewTreeMacros {
  static func main() throws {
    while let length = try readLength(), length > 0 {
      guard length <= mostBytes else {
        // Where the message ends is not known, so that no other can be read.
        return try write(CompilerPlugin.answer(toLength: length, most: mostBytes))
      }
      guard let message = try read(Int(length)) else { return }
      try write(CompilerPlugin.answer(to: message))
    }
  }

  /// Of one message: more than any source has.
  private static let mostBytes = 1 << 30

  private static func readLength() throws -> UInt64? {
    try read(8)?.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }

  /// So many bytes, piece by piece: memory follows what comes, not what was announced.
  ///
  /// - Returns: nil where the input ends before.
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
