import Foundation

ProgramSignals.prepare()
exit(CommandTable.standard.run(Array(CommandLine.arguments.dropFirst()), console: .standard))
