@testable import Playground

/// Collects what a command writes, so that a test can read it.
@MainActor final class RecordingConsole {
  private(set) var output = ""
  private(set) var errors = ""

  var console: Console {
    Console(output: { self.output += $0 }, errors: { self.errors += $0 })
  }
}
