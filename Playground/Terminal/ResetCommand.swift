import Foundation

extension Command {
  static let reset = Command(
    name: "reset", usage: "reset",
    summary: "repair a terminal that a killed run has left without echo or cursor"
  ) { arguments, console in
    try arguments.refuseWords(after: 0)
    let ends = console.ends
    guard let terminal = ends.input ?? ends.output else {
      console.complain("reset: standard input and output are no terminal; nothing to repair")
      return ExitCode.unusable
    }
    var attributes = termios()
    guard tcgetattr(terminal, &attributes) == 0 else { return unreachable(console) }
    attributes.c_iflag |= tcflag_t(ICRNL | IXON)
    attributes.c_iflag &= ~tcflag_t(INLCR | IGNCR)
    attributes.c_oflag |= tcflag_t(OPOST | ONLCR)
    attributes.c_lflag |= tcflag_t(ISIG | ICANON | ECHO | IEXTEN)
    guard tcsetattr(terminal, TCSANOW, &attributes) == 0 else { return unreachable(console) }
    if ends.output != nil, ends.takesSequences {
      console.output(TerminalControl.leaveMouse + TerminalControl.leave)
    }
    return ExitCode.success
  }

  @MainActor private static func unreachable(_ console: Console) -> Int32 {
    let reason = String(cString: strerror(errno))
    console.complain(
      "reset: the terminal's attributes cannot be set (\(reason)); run it in the terminal itself")
    return ExitCode.unusable
  }
}
