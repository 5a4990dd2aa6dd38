import Foundation

/// A process of the system's list that has not ended.
struct ListedProcess {
  let id: pid_t
  let parent: pid_t
  let session: pid_t
  /// The moment of its start, in the system's ticks.
  let start: Int
  /// Its resident memory. Bytes.
  let memory: Int

  static func all() -> [ListedProcess] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var processes: [ListedProcess] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let id = pid_t(name), let process = ListedProcess(id) else { continue }
      processes.append(process)
    }
    return processes
  }

  /// - Source: proc(5). Behind the name in parentheses: state, parent, group, session at 4, start
  ///   at 20, pages at 22. One that has ended and waits to be noticed is passed over.
  private init?(_ id: pid_t) {
    let text = String(decoding: Self.bytes("/proc/\(id)/stat"), as: UTF8.self)
    guard let name = text.lastIndex(of: ")") else { return nil }
    let fields = text[name...].split(separator: " ")
    guard fields.count > 22, fields[1] != "Z", fields[1] != "X", let parent = pid_t(fields[2]),
      let session = pid_t(fields[4]), let start = Int(fields[20]), let pages = Int(fields[22])
    else { return nil }
    (self.id, self.parent, self.session) = (id, parent, session)
    (self.start, memory) = (start, pages * Int(sysconf(Int32(_SC_PAGESIZE))))
  }

  /// The beginning of a file that has no length of its own; empty when it cannot be read.
  static func bytes(_ path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 17)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : []
  }
}
