import Foundation

/// The effects of signals on the program while no page and no tool listens for them.
enum ProgramSignals {
  /// Sets the actions; one that the program was told to ignore stays ignored.
  static func prepare() {
    // A reader that closes the pipe early (`swift run Playground | head`) is no failure.
    signal(SIGPIPE, SIG_IGN)
    // The runtime takes control and backslash for a crash; it is a wish to end.
    var quit = sigaction()
    sigaction(SIGQUIT, nil, &quit)
    if !quit.isIgnored { signal(SIGQUIT, SIG_DFL) }
  }
}
