import Foundation

/// A program that has just been started, in a session of its own, in a namespace where the system has
/// one for it, and within the limits that the system keeps: a shell sets them first.
struct ToolLaunch {
  let family: ToolFamily
  /// Where its standard output and standard error can be read; reading does not wait.
  let output: Int32

  init(_ program: String, _ arguments: [String], limits: ToolLimits) throws {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw ScratchFailure(
        "\(program) cannot be started: there is no such program, or it may not be run")
    }
    let words = ToolNamespace.words.map { $0 + ToolNamespace.limit(processes: limits.processes) }
    (family, output) = try Self.spawn(
      (words ?? [])
        + ["/bin/sh", "-c", Self.script(limits, waits: words != nil), "sh", program] + arguments,
      isAlone: words != nil)
  }

  /// Replaces this process by a program, which so has its terminal and hears its keyboard's signals,
  /// within the limits that the system keeps.
  ///
  /// - Errors: `ScratchFailure` when it cannot be started; otherwise the call does not return.
  static func replaceProcess(
    by program: String, _ arguments: [String], limits: ToolLimits
  ) throws {
    let line = ["/bin/sh", "-c", script(limits, waits: false), "sh", program] + arguments
    var words = line.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    fflush(nil)
    execv(line[0], &words)
    throw ScratchFailure("\(program) cannot be started (\(String(cString: strerror(errno))))")
  }

  /// Memory that is only asked for is limited more loosely than memory that is used: a growing array
  /// asks for double, and compilers ask for much that they never touch.
  /// The seconds of a processor are those of all processors for the whole time: whoever looks at the
  /// clock may have been ended.
  ///
  /// - Parameter waits: whether the shell stays. The first process of a namespace hears no signal that
  ///   it has not asked for, so a program cannot be the first; the shell's own words on a signal are
  ///   left out.
  private static func script(_ limits: ToolLimits, waits: Bool) -> String {
    let processors = Double(ProcessInfo.processInfo.activeProcessorCount)
    return """
      ulimit -c 0
      ulimit -t \(Int((limits.seconds * processors).rounded(.up)) + 1)
      ulimit -v \(limits.memory / 1024 * 4)
      ulimit -f \(limits.file / 512)
      \(waits ? "exec 3>&2 2>/dev/null; (\"$@\" 2>&3 3>&-); exit $?" : "exec \"$@\"")
      """
  }

  /// Sets that a program starts in a session of its own, with no signal blocked and each handled by
  /// default.
  static func setNewSession(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // spawn.h: POSIX_SPAWN_SETSID.
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(
      &attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
  }

  private static func spawn(_ line: [String], isAlone: Bool) throws -> (ToolFamily, Int32) {
    func failure(_ number: Int32) -> ScratchFailure {
      ScratchFailure("\(line[0]) cannot be started (\(String(cString: strerror(number))))")
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // No signal of the keyboard reaches a session of its own.
    setNewSession(&attributes)
    let mark = ToolFamily.newMark()
    var variables = ProcessInfo.processInfo.environment
    variables[ToolFamily.variable, default: ""] += mark
    // A crash is told in a line; the tool that explains it takes seconds and memory of its own.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    var arguments = line.map { strdup($0) } + [nil]
    var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, line[0], &actions, &attributes, &arguments, &environment)
    close(ends[1])
    guard error == 0 else {
      close(ends[0])
      throw failure(error)
    }
    return (ToolFamily(root: process, mark: mark, isAlone: isAlone), ends[0])
  }
}
