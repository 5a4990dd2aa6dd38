import Foundation
import Synchronization

/// A program's process and all that it has started, wherever they have gone.
///
/// A process belongs to it by its session, by its parent, or by the mark in its environment, which
/// one keeps that has left both.
struct ToolFamily {
  /// The process that was started, leader of its session.
  let root: pid_t
  private let mark: String
  /// Processes that have been looked at and do not belong, with the moment of their start.
  private var strangers: [pid_t: Int] = [:]

  /// Whether it has a namespace to itself, with a first process that takes the others with it.
  private let isAlone: Bool

  init(root: pid_t, mark: String, isAlone: Bool) {
    self.root = root
    self.mark = mark
    self.isAlone = isAlone
  }

  private static let marks = Atomic(0)

  /// The variable of the environment that holds the marks of all families around a process.
  static let variable = "VIEWTREE_TOOL"

  /// A mark that only one family has.
  static func newMark() -> String {
    "|\(getpid()).\(marks.wrappingAdd(1, ordering: .relaxed).newValue)|"
  }

  /// Whether the first process has ended; it keeps its number until somebody waits for it.
  var rootHasEnded: Bool {
    var news = siginfo_t()
    return waitid(P_PID, id_t(root), &news, WEXITED | WNOHANG | WNOWAIT) == 0 && news.si_signo != 0
  }

  /// Waits for the first process to end: its exit code, or 128 and the signal that ended it.
  func waitForRoot() -> Int32 {
    var status: Int32 = 0
    while waitpid(root, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + status & 0x7f
  }

  /// How many processes are there for the program's sake and are not its own.
  var attendants: Int { isAlone ? 2 : 0 }

  /// The processes that run at this moment, attendants among them.
  mutating func members() -> [ListedProcess] {
    let all = ListedProcess.all()
    var members: [ListedProcess] = []
    var ids: Set<pid_t> = [root]
    var others = all.filter { $0.id != getpid() }
    var hasGrown = true
    while hasGrown {
      let count = ids.count
      others.removeAll { process in
        guard
          process.session == root || process.id == root || ids.contains(process.parent)
            || carriesMark(process)
        else { return false }
        ids.insert(process.id)
        members.append(process)
        return true
      }
      hasGrown = ids.count > count
    }
    return members
  }

  /// A process keeps the environment with which it began, so one look at each is enough.
  private mutating func carriesMark(_ process: ListedProcess) -> Bool {
    if strangers[process.id] == process.start { return false }
    let environment = ListedProcess.bytes("/proc/\(process.id)/environ")
    if Data(environment).range(of: Data(mark.utf8)) != nil { return true }
    strangers[process.id] = process.start
    return false
  }

  /// Ends all of them.
  ///
  /// Without a namespace they are stopped before they are killed: one that starts others all the time
  /// would be ahead of every list.
  mutating func end() {
    if isAlone { return endNamespace() }
    var stopped: Set<pid_t> = []
    let last = ContinuousClock.now + .seconds(5)
    while ContinuousClock.now < last {
      let new = members().filter { !stopped.contains($0.id) }
      if new.isEmpty { break }
      for process in new {
        kill(process.id, SIGSTOP)
        stopped.insert(process.id)
      }
    }
    for process in members() { kill(process.id, SIGKILL) }
  }

  /// Ends the namespace's first process, for whose end the root waits. It may not have begun yet.
  private func endNamespace() {
    let last = ContinuousClock.now + .seconds(5)
    while !rootHasEnded, ContinuousClock.now < last {
      for process in ListedProcess.all() where process.parent == root { kill(process.id, SIGKILL) }
      _ = poll(nil, 0, 5)
    }
    kill(root, SIGKILL)
  }
}
