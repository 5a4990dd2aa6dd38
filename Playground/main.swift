import Foundation

// A reader that closes the pipe early (`swift run Playground | head`) is no failure of this program.
signal(SIGPIPE, SIG_IGN)
exit(CommandTable.standard.run(Array(CommandLine.arguments.dropFirst()), console: .standard))
