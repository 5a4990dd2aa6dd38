import Foundation

/// Standard output or standard error, written unbuffered and checked.
struct StandardStream {
  private let descriptor: Int32

  private static let output = StandardStream(descriptor: STDOUT_FILENO)
  private static let errors = StandardStream(descriptor: STDERR_FILENO)

  /// Writes a result completely, or ends the program: a lost result is not a success.
  ///
  /// If the reader has closed the pipe, the code is 0 and the program stops working at once. Any
  /// other failure is reported on standard error, with code 2.
  static func writeResult(_ text: String) {
    guard let error = output.write(text) else { return }
    if error == EPIPE { exit(ExitCode.success) }
    let reason = String(cString: strerror(error))
    complain(
      "standard output cannot be written (\(reason)): make room there, or send it elsewhere\n")
    exit(ExitCode.unusable)
  }

  /// Writes a complaint; if that fails, the exit code still reports the failure.
  static func complain(_ text: String) {
    _ = errors.write(text)
  }

  /// - Returns: the error's number; nil when everything is written.
  private func write(_ text: String) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
