import Foundation

/// One finished run of another program: what it printed and how it ended.
struct ToolRun {
  /// Standard output and standard error, mixed as they came.
  let output: String
  /// Its exit code, or 128 and the number of the signal that ended it.
  let exitCode: Int32
  let ending: ToolEnding
  /// The limit that it met, in words whose subject is the program; nil when it met none.
  let breach: String?
  private let limits: ToolLimits

  /// Runs a program within limits to its end. Whatever it has started ends with it, and a signal
  /// that ends this process ends them all first.
  init(_ program: String, _ arguments: [String], limits: ToolLimits) throws {
    // Before the start: a signal just after it would leave the program running.
    guard let signals = SignalPipe(reporting: SignalPipe.ending) else {
      throw ScratchFailure("\(program) cannot be started (no pipe left): close some files")
    }
    let launch = try ToolLaunch(program, arguments, limits: limits)
    defer { close(launch.output) }
    var watch = ToolWatch(launch, signals: signals, limits: limits)
    exitCode = watch.run()
    output = String(decoding: watch.output, as: UTF8.self)
    ending =
      switch (watch.ending, exitCode) {
      case (.own, 128 + SIGXFSZ): .tooLargeFile
      case (.own, 129...) where output.contains("failed to allocate "): .tooMuchMemory
      case (let ending, _): ending
      }
    breach = limits.words(for: ending)
    self.limits = limits
  }

  /// Whether it ended by itself, and well.
  var isSuccess: Bool { exitCode == 0 && breach == nil }

  /// The first errors of a compiler or a build; the end of its output where it tells none.
  var complaint: String {
    let errors = CompilerMessage.errors(in: output).prefix(3).map(\.text)
    return errors.isEmpty ? String(output.suffix(300)) : errors.joined(separator: "\n")
  }

  /// The error with which a crashed program ended; where it printed none, the usual cause of such an end.
  var lastWords: String {
    let error = output.split(separator: "\n").first { $0.contains("atal error") }
    return error.map(String.init) ?? limits.silentEnd
  }
}
