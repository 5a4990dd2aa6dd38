import Foundation

/// A namespace of processes, in which a program and all that it starts are alone.
///
/// Its first process is a shell that waits for the program. When that one ends, the system ends every
/// other: no session, no parent and no speed of starting takes a process out of it.
///
/// - Source: pid_namespaces(7), user_namespaces(7), unshare(1), prlimit(1).
enum ToolNamespace {
  /// The words before a program's that make one; nil where the system offers none.
  ///
  /// A user without privilege gets a namespace of users as well, which also counts his processes from
  /// 0: there the system keeps their number. It keeps none for the superuser.
  static let words: [String]? = {
    let unshare = ["/usr/bin/unshare", "--pid", "--fork", "--kill-child", "--mount-proc"]
    let ways = geteuid() == 0 ? [unshare] : [unshare + ["--user", "--map-current-user"]]
    return ways.first { works($0) }
  }()

  /// Whether a program runs behind the words, and one beside it, with the least number allowed.
  private static func works(_ words: [String]) -> Bool {
    guard FileManager.default.isExecutableFile(atPath: words[0]) else { return false }
    let probe = Process()
    probe.executableURL = URL(fileURLWithPath: words[0])
    probe.arguments =
      words.dropFirst() + limit(processes: 1) + ["/bin/sh", "-c", "/bin/sh -c :; exit $?"]
    probe.standardInput = FileHandle.nullDevice
    probe.standardOutput = FileHandle.nullDevice
    probe.standardError = FileHandle.nullDevice
    guard (try? probe.run()) != nil else { return false }
    probe.waitUntilExit()
    return probe.terminationStatus == 0
  }

  /// The system counts threads, so that its limit is looser than the one that is looked after.
  static func limit(processes: Int) -> [String] {
    ["/usr/bin/prlimit", "--nproc=\(processes * 16)"]
  }
}
