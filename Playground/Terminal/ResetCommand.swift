import Foundation

extension Command {
  static let reset = Command(
    name: "reset", usage: "reset",
    summary: "repair a terminal that a killed run has left without echo or cursor"
  ) { arguments, console in
    try arguments.refuseWords(after: 0)
    guard let device = console.terminal, var attributes = device.attributes else {
      console.complain("reset: standard input and output are no terminal; nothing to repair")
      return ExitCode.unusable
    }
    attributes.c_iflag |= tcflag_t(ICRNL | IXON)
    attributes.c_iflag &= ~tcflag_t(INLCR | IGNCR)
    attributes.c_oflag |= tcflag_t(OPOST | ONLCR)
    attributes.c_lflag |= tcflag_t(ISIG | ICANON | ECHO | IEXTEN)
    tcsetattr(device.input, TCSANOW, &attributes)
    console.output(TerminalControl.leaveMouse + TerminalControl.leave)
    return ExitCode.success
  }
}
