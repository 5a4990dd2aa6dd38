import Foundation

/// The program `Playground`, which a package can also run with scenes of its own.
///
/// A package depends on the product `PlaygroundCommands` and has this `main.swift`:
///
/// ```text
/// import Playground
///
/// PlaygroundProgram.main(scenes: [PlaygroundScene("List") { MyList() }])
/// ```
///
/// `swift run` then shows the first scene live in a terminal, and `swift run Screens tree List` and
/// the like point the commands at a scene.
@MainActor public enum PlaygroundProgram {
  /// Runs a command and ends the process with its exit code.
  ///
  /// - Parameters:
  ///   - scenes: listed before the systems; the first one is shown when no command is given.
  ///   - arguments: those of the command line without the program's name.
  public static func main(
    scenes: [PlaygroundScene] = [],
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    ProgramSignals.prepare()
    exit(run(scenes: scenes, arguments: arguments, console: .standard))
  }

  static func run(
    scenes: [PlaygroundScene], arguments: [String], console: Console
  ) -> Int32 {
    Scene.own = scenes.map { Scene($0) }
    let isAlone = scenes.isEmpty
    return (isAlone ? CommandTable.standard : .own).run(arguments, console: console)
  }
}
