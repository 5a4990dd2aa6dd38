import Foundation
import Testing

@testable import Playground

/// Runs the built `Playground` in a terminal of its own: sends keys, and reads what is on its screen.
final class PseudoTerminal {
  /// The stand-in for one of the program's streams.
  enum Stream: Equatable { case terminal, nothing }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// How a program ended.
  enum Ending: Equatable { case code(Int32), signal(Int32) }

  /// The longest time that each wait may take, in seconds; a slow machine shall not fail a test.
  static let patience = 90.0

  let process: pid_t
  /// The terminal's attributes before the program was started: a moment later it may have changed them.
  let attributesBefore: [UInt32]
  private(set) var screen: TerminalReader
  /// The bytes that the program wrote to a standard output that is no terminal.
  private(set) var piped: [UInt8] = []
  private var main: Int32
  private let line: Int32
  private let pipeEnd: Int32
  private var ending: Ending?

  /// Starts a program in a new session whose terminal has the given size.
  init(
    _ arguments: [String] = [], program: String = PseudoTerminal.playground,
    columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    input: Stream = .terminal, output: Stream = .terminal
  ) throws {
    screen = TerminalReader(columns: columns, rows: rows)
    main = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard main >= 0, let path = Self.unlockedName(main) else {
      throw Failure(description: "no pseudo-terminal can be had")
    }
    line = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var ends: [Int32] = [-1, -1]
    guard line >= 0, pipe(&ends) == 0 else {
      throw Failure(description: "\(path) cannot be opened")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    pipeEnd = ends[0]
    Self.setSize(main, columns, rows)
    attributesBefore = Self.attributes(of: line)
    process = try Self.spawn(
      program, arguments, environment,
      [
        (0, input == .terminal ? .path(path) : .path("/dev/null")),
        (1, output == .terminal ? .path(path) : .descriptor(ends[1])), (2, .path(path)),
      ])
    close(ends[1])
  }

  deinit {
    if ending == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    for descriptor in [main, line, pipeEnd] where descriptor >= 0 { close(descriptor) }
  }

  /// The program beside the running tests.
  static var playground: String {
    Bundle.module.bundleURL.deletingLastPathComponent().appendingPathComponent("Playground").path
  }

  /// Runs a shell's script in which `$0` is the playground.
  convenience init(script: String, environment: [String: String] = [:]) throws {
    try self.init(
      ["-c", script, PseudoTerminal.playground], program: "/bin/sh", environment: environment)
  }

  /// The attributes of the terminal, in an order in which two can be compared.
  var attributes: [UInt32] { Self.attributes(of: line) }

  private static func attributes(of line: Int32) -> [UInt32] {
    var value = termios()
    tcgetattr(line, &value)
    let signs = withUnsafeBytes(of: value.c_cc) { $0.map { UInt32($0) } }
    return [value.c_iflag, value.c_oflag, value.c_cflag, value.c_lflag] + signs
  }

  /// Expects the terminal to be as it was before the program.
  ///
  /// - Parameter cutSequences: how many sequences a kill or a crash may have cut in the middle.
  func expectRestored(
    cutSequences: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(attributes == attributesBefore, sourceLocation: sourceLocation)
    #expect(!screen.isAlternate, sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible, sourceLocation: sourceLocation)
    #expect(screen.mouseModes.isEmpty, sourceLocation: sourceLocation)
    #expect(!screen.marksPastes, sourceLocation: sourceLocation)
    #expect(screen.unknownSequences.isEmpty, sourceLocation: sourceLocation)
    #expect(screen.cutSequences.count <= cutSequences, sourceLocation: sourceLocation)
  }

  /// Expects the program to end, and to give the terminal back as it was before.
  func expectEnd(
    _ ending: Ending = .code(0), cutSequences: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try waitForEnd() == ending, sourceLocation: sourceLocation)
    expectRestored(cutSequences: cutSequences, sourceLocation: sourceLocation)
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(main, bytes, bytes.count)
  }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    Self.setSize(main, columns, rows)
  }

  /// Takes the terminal away, as a closed window does.
  func hangUp() {
    close(main)
    main = -1
  }

  /// Reads until the screen is as wanted.
  ///
  /// - Errors: `Failure` with the present screen when it never is, or when the program ends first.
  func wait(until description: String, _ isWanted: (TerminalReader) -> Bool) throws {
    let end = Date().addingTimeInterval(Self.patience)
    while !isWanted(screen) {
      let hasEnded = reap()
      pump()
      if isWanted(screen) { return }
      if hasEnded || Date() > end {
        throw Failure(
          description: "not seen: \(description)\n" + screen.lines.joined(separator: "\n"))
      }
    }
  }

  /// Reads until the program has ended, and says how.
  func waitForEnd() throws -> Ending {
    let end = Date().addingTimeInterval(Self.patience)
    while !reap() {
      pump()
      if Date() > end { throw Failure(description: "the program goes on") }
    }
    pump()
    return ending ?? .code(-1)
  }

  /// Reads what has been written; waits a little for more.
  private func pump() {
    var waiting = [
      pollfd(fd: main, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipeEnd, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waiting, 2, 20) > 0 {
      let text = waiting[0].revents & Int16(POLLIN) != 0 ? Self.read(main) : []
      let rest = waiting[1].revents & Int16(POLLIN) != 0 ? Self.read(pipeEnd) : []
      screen.take(text)
      piped += rest
      if text.isEmpty, rest.isEmpty { return pauseBriefly() }
    }
  }

  /// Nothing can be read although something is signalled (a hang-up): do not spin.
  private func pauseBriefly() {
    _ = poll(nil, 0, 20)
  }

  private func reap() -> Bool {
    if ending != nil { return true }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return false }
    ending = status & 0x7F == 0 ? .code(status >> 8 & 0xFF) : .signal(status & 0x7F)
    return true
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : []
  }

  /// The path of the terminal's other end, ready to be opened.
  ///
  /// - Source: ioctl_tty(2), `TIOCSPTLCK` and `TIOCGPTN`, which the C module does not show.
  private static func unlockedName(_ main: Int32) -> String? {
    var (lock, number) = (Int32(0), Int32(-1))
    let isUnlocked = withUnsafeMutablePointer(to: &lock) {
      ioctl(main, 0x4004_5431, UnsafeMutableRawPointer($0)) == 0
    }
    let isNumbered = withUnsafeMutablePointer(to: &number) {
      ioctl(main, 0x8004_5430, UnsafeMutableRawPointer($0)) == 0
    }
    return isUnlocked && isNumbered ? "/dev/pts/\(number)" : nil
  }

  private static func setSize(_ descriptor: Int32, _ columns: Int, _ rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = withUnsafeMutablePointer(to: &size) {
      ioctl(descriptor, UInt(TIOCSWINSZ), UnsafeMutableRawPointer($0))
    }
  }
}

extension PseudoTerminal {
  private enum Source {
    case path(String), descriptor(Int32)
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String],
    _ streams: [(Int32, Source)]
  ) throws -> pid_t {
    // A program that is made to crash shall leave no file behind.
    var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, source) in streams {
      switch source {
      case .path(let path):
        posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The first terminal that a new session opens controls it.
    ToolLaunch.setNewSession(&attributes)
    var variables = ProcessInfo.processInfo.environment
    variables["TERM"] = "xterm-256color"
    variables["NO_COLOR"] = nil
    variables.merge(environment) { $1 }
    var argumentPointers = ([program] + arguments).map { strdup($0) } + [nil]
    var variablePointers = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argumentPointers + variablePointers).forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawn(
      &process, program, &actions, &attributes, &argumentPointers, &variablePointers)
    guard error == 0 else {
      throw Failure(description: "\(program): \(String(cString: strerror(error)))")
    }
    return process
  }
}
