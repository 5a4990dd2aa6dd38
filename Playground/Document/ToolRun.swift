import Foundation

/// One finished run of another program: what it printed and how it ended.
struct ToolRun {
  /// Standard output and standard error, mixed as they came.
  let output: String
  /// Its exit code, or 128 and the number of the signal that ended it.
  let exitCode: Int32
  let ending: ToolEnding

  /// Runs a program to its end; a signal that ends this process ends that program first.
  ///
  /// The program has a process group of its own, so no signal of the keyboard reaches it.
  /// - Parameter limits: nil for a program that may run and write as long as it likes.
  /// - Errors: `ScratchFailure` when it cannot be started.
  init(_ program: String, _ arguments: [String], limits: ToolLimits? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    // Before the start: a signal just after it would leave the program running.
    guard let signals = SignalPipe(reporting: SignalPipe.ending) else {
      throw ScratchFailure(text: "\(program) cannot be started (no pipe left): close some files")
    }
    do {
      try process.run()
    } catch {
      throw ScratchFailure(text: "\(program) cannot be started (\(error.localizedDescription))")
    }
    var watch = ToolWatch(process: process, signals: signals, limits: limits)
    let bytes = watch.output(from: pipe.fileHandleForReading.fileDescriptor)
    watch.waitForEnd()
    ending = watch.ending
    output = String(decoding: bytes, as: UTF8.self)
    exitCode =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }
}
