import Foundation

/// How the program reacts to signals while no page and no tool listens for them.
enum ProgramSignals {
  /// Sets the actions; a signal that the program was told to ignore stays ignored.
  static func prepare() {
    // A reader that closes the pipe early (`swift run Playground | head`) is not a failure.
    signal(SIGPIPE, SIG_IGN)
    // The runtime treats Control-backslash as a crash; here it is a request to quit.
    var quit = sigaction()
    sigaction(SIGQUIT, nil, &quit)
    if !quit.isIgnored { signal(SIGQUIT, SIG_DFL) }
  }
}
