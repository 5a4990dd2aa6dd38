import Foundation
import Testing

@testable import Playground

/// Programs of a few lines of shell, run within limits.
///
/// None of them starts more than 20 processes, and each of those ends by itself within seconds.
@Suite("Tool runs", .serialized)
struct ToolRunTests {
  private func run(
    _ script: String, _ change: (inout ToolLimits) -> Void = { _ in }
  ) throws -> ToolRun {
    var limits = ToolLimits(
      seconds: 10, output: 1 << 20, memory: 512 << 20, file: 1 << 20, processes: 32)
    change(&limits)
    return try ToolRun("/bin/sh", ["-c", script, "sh", "two words"], limits: limits)
  }

  @Test("a program within its limits keeps its arguments, its output in order and its exit code")
  func within() throws {
    let ended = try run("echo \"$1\"; echo error >&2; exit 3")
    #expect(ended.output == "two words\nerror\n")
    #expect(ended.exitCode == 3)
    #expect(ended.breach == nil)
    // SIGKILL is 9.
    #expect(try run("kill -KILL $$").exitCode == 137)
  }

  @Test("a crash is told by its error, or by what ends a program without one")
  func lastWords() throws {
    let told = try run("echo 'main: Fatal error: no'; kill -ILL $$")
    #expect(told.lastWords == "main: Fatal error: no")
    #expect(try run("kill -ILL $$").lastWords.contains("refused memory, of which it has 512 MB"))
  }

  @Test("a program that does not exist is an error that names it")
  func missing() throws {
    #expect(throws: ScratchFailure.self) {
      _ = try ToolRun("/no/such/program", [], limits: .program)
    }
  }

  @Test("time, output, memory, the size of a file and the number of processes are held in words")
  func breaches() throws {
    let start = ContinuousClock.now
    func expect(
      _ breach: String, _ script: String, sourceLocation: SourceLocation = #_sourceLocation,
      _ change: (inout ToolLimits) -> Void = { _ in }
    ) throws -> String {
      let ended = try run(script, change)
      #expect(ended.breach == "\(breach) and was ended", sourceLocation: sourceLocation)
      return ended.output
    }
    _ = try expect("ran longer than 0.5 s", "sleep 8") { $0.seconds = 0.5 }
    let loud = try expect("printed more than 1000 bytes", "head -c 5000 /dev/zero; sleep 8") {
      $0.output = 1000
    }
    #expect(loud.utf8.count == 1001)
    // 80 MB in a variable of the shell.
    _ = try expect(
      "needed more than 64 MB of memory", "x=$(head -c 80000000 /dev/zero | tr '\\0' x); sleep 8"
    ) { $0.memory = 64 << 20 }
    let folder = TemporaryFolder()
    let file = folder.path("file")
    _ = try expect(
      "wrote a file of more than 1 MB", "exec head -c 3000000 /dev/zero > '\(file)'")
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count == 1 << 20)
    // Twelve at most, each for eight seconds.
    _ = try expect(
      "started more than 6 processes",
      "for n in 1 2 3 4 5 6 7 8 9 10 11 12; do sleep 8 & done; wait"
    ) { $0.processes = 6 }
    #expect(ContinuousClock.now - start < .seconds(8))
  }

  /// Whether a process runs whose words contain these.
  private func isLeft(_ words: String) -> Bool {
    ListedProcess.all().contains { process in
      String(decoding: ListedProcess.bytes("/proc/\(process.id)/cmdline"), as: UTF8.self)
        .contains(words)
    }
  }

  @Test("children end with the program, also one in a session of its own whose parent has gone")
  func children() throws {
    // Lengths of sleep by which these processes are known.
    let (near, far) = ("7.0\(getpid())1", "7.0\(getpid())2")
    let ended = try run("sleep \(near) & (setsid sleep \(far) &); sleep 0.3; echo left")
    #expect(ended.output == "left\n")
    #expect(ended.exitCode == 0)
    #expect(ended.breach == nil)
    #expect(!isLeft(near) && !isLeft(far))
  }

  @Test(
    "in a namespace also a child ends that has left session, parent and environment",
    .enabled(if: ToolNamespace.words != nil))
  func strayed() throws {
    let length = "7.0\(getpid())3"
    let ended = try run("(env -i setsid sleep \(length) &); sleep 0.3; echo left")
    #expect(ended.output == "left\n")
    #expect(ended.exitCode == 0)
    #expect(!isLeft(length))
  }

  @Test(
    "in a namespace a program that starts others faster than anybody looks leaves none",
    .enabled(if: ToolNamespace.words != nil))
  func fast() throws {
    let length = "7.0\(getpid())4"
    // 150 at most, in far less than the 50 ms between two looks at each of them.
    let many = try run(
      "n=0; while [ $n -lt 150 ]; do env -i setsid sleep \(length) & n=$((n+1)); done; sleep 8"
    ) { $0.processes = 20 }
    #expect(many.breach == "started more than 20 processes and was ended")
    #expect(!isLeft(length))
  }

  @Test("a program is told of a wish to end, and its crash is its own")
  func signals() throws {
    let asked = try run("trap 'echo asked; exit 0' INT; while :; do sleep 0.05; done") {
      $0.seconds = 0.5
    }
    #expect(asked.breach == "ran longer than 0.5 s and was ended")
    #expect(asked.output == "asked\n")
    // SIGABRT is 6; no words about it are added.
    let crashed = try run("kill -ABRT $$")
    #expect(crashed.exitCode == 134)
    #expect(crashed.output.isEmpty)
  }

  @Test("a program that takes too long crashes where it is, if it should, and its words are kept")
  func crash() throws {
    // The largest of the family is the program.
    let script = """
      x=$(head -c 9000000 /dev/zero | tr '\\0' x)
      trap 'echo crashed; exit 1' ABRT
      while :; do sleep 0.05; done
      """
    let crashed = try run(script) { ($0.seconds, $0.endsInCrash) = (1, true) }
    #expect(crashed.breach == "ran longer than 1 s and was ended")
    #expect(crashed.output == "crashed\n")
    #expect(try run(script) { $0.seconds = 1 }.output.isEmpty)
  }

  @Test("the seconds of a processor are held by the system itself")
  func processorTime() throws {
    let limited = try run("ulimit -t") { $0.seconds = 7 }
    let processors = ProcessInfo.processInfo.activeProcessorCount
    #expect(limited.output == "\(7 * processors + 1)\n")
  }
}
