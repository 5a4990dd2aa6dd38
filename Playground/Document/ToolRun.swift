import Foundation

/// One finished run of another program: what it printed and how it ended.
struct ToolRun {
  /// Standard output and standard error, mixed as they came.
  let output: String
  /// Its exit code, or 128 and the number of the signal that ended it.
  let exitCode: Int32

  /// Runs a program to its end.
  ///
  /// - Errors: `ScratchFailure` when it cannot be started.
  init(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw ScratchFailure(text: "\(program) cannot be started (\(error.localizedDescription))")
    }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    output = String(decoding: bytes, as: UTF8.self)
    exitCode =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }
}
