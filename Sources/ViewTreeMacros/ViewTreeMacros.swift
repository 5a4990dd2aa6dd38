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
    while let message = try read() {
      try write(CompilerPlugin.answer(to: message))
    }
  }

  private static func read() throws -> Data? {
    guard let length = try FileHandle.standardInput.read(upToCount: 8), length.count == 8 else {
      return nil
    }
    let count = length.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count > 0 else { return nil }
    var message = Data()
    while message.count < Int(count) {
      let missing = Int(count) - message.count
      guard let part = try FileHandle.standardInput.read(upToCount: missing), !part.isEmpty else {
        return nil
      }
      message += part
    }
    return message
  }

  private static func write(_ message: Data) throws {
    let length = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Data($0) }
    try FileHandle.standardOutput.write(contentsOf: length + message)
  }
}
