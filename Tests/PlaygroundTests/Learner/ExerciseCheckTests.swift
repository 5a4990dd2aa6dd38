import Foundation
import Testing

@testable import Playground

/// Whole exercises: written, built with the toolchain, run, and judged.
@Suite("Checked exercises", .serialized)
@MainActor
struct ExerciseCheckTests {
  private func run(_ arguments: String...) -> (code: Int32, console: RecordingConsole) {
    let recording = RecordingConsole()
    return (CommandTable.standard.run(arguments, console: recording.console), recording)
  }

  private let latch = "Sources/Exercise/Latch.swift"

  @Test("a stub differs, what does not compile is told with its line, loops and crashes in words")
  func latchPackage() throws {
    let folder = TemporaryFolder()
    let path = folder.url.path
    #expect(run("new", "--lesson", "13", path).code == 0)
    let stub = try folder.text(latch)
    let untouched = run("check", path)
    #expect(untouched.code == 1, "\(untouched.console.errors)")
    #expect(untouched.console.output.contains("`pull 95` is the first that differs"))

    func check(_ old: String, _ new: String) throws -> (code: Int32, console: RecordingConsole) {
      try folder.write(stub.replacingOccurrences(of: old, with: new), to: latch)
      return run("check", path)
    }
    let pull = "pull(_ points: Double) {}"
    let typo = try check(pull, "pull(_ points: Double) { phaze = .armed }")
    #expect(typo.code == 2)
    #expect(typo.console.errors.contains("\(latch):15: cannot find 'phaze' in scope"))
    #expect(typo.console.errors.contains("15 |   public mutating func pull"))

    let start = ContinuousClock.now
    let loop = try check(pull, "pull(_ points: Double) { while points > 90 { calls += 0 } }")
    #expect(loop.code == 2)
    #expect(loop.console.errors.contains("an endless loop, at step 5, `pull 95`"))
    #expect(ContinuousClock.now - start < .seconds(60))

    let crash = try check(pull, "pull(_ points: Double) { if points > 90 { fatalError(\"no\") } }")
    #expect(crash.code == 2)
    #expect(crash.console.errors.contains("it crashed"))
    #expect(crash.console.errors.contains("at step 5, `pull 95`"))

    let flood = try check(
      pull, "pull(_ points: Double) { while points > 90 { print(\"again and again\") } }")
    #expect(flood.console.errors.contains("printed more than"))
    let early = try check(
      "/// The latch of TASK.md.", "import Foundation\n\nfunc leave() { exit(0) }\n\n/// It.")
    #expect(early.code == 1)
  }

  @Test("the stub of the boundary table is true and notices nothing yet")
  func boundaryPackage() throws {
    let folder = TemporaryFolder()
    let path = folder.url.path
    #expect(run("new", "--lesson", "12", path).code == 0)
    let stub = run("check", path)
    #expect(stub.code == 1, "\(stub.console.errors)")
    #expect(stub.console.output.contains("Every row is true of the port"))
  }
}
