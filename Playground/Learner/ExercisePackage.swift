import Foundation

/// Something to write, with its task, a failing test, and a way to tell whether it is right.
struct Exercise: Sendable {
  let lesson: Int
  let title: String
  /// The page that says what to do.
  let task: String
  /// The learner's own file, below `Sources/Exercise`, and its initial content.
  let stub: (name: String, text: String)
  /// The file that is given, below `Sources/Exercise`.
  let given: (name: String, text: String)
  let test: String
  /// The program that writes the results to a file, one line per step.
  let runner: String
  /// The steps that the program plays, one per line.
  let script: [String]
  /// Judges the lines of results: words, and whether the exercise is solved.
  let verdict: @Sendable ([String]) -> ExerciseVerdict

  static let all: [Exercise] = [.boundaryTable, .latch]
}

struct ExerciseVerdict: Equatable, Sendable {
  let isSolved: Bool
  let lines: [String]
}

/// The package of an exercise: plain Swift without the engine, so that it builds in seconds.
@MainActor struct ExercisePackage {
  let exercise: Exercise
  let folder: URL

  /// The file that records which exercise a folder holds.
  static let mark = ".lesson"

  /// The lesson of the exercise that a folder holds; nil for another folder.
  static func lesson(of folder: URL) -> Int? {
    folder.text(of: mark).flatMap { Int($0.trimmingWhitespace) }
  }

  var package: NewPackage {
    NewPackage(
      folder: folder,
      files: [
        ("Package.swift", Self.manifest), ("TASK.md", exercise.task),
        ("Sources/Exercise/\(exercise.stub.name)", exercise.stub.text),
        ("Sources/Exercise/\(exercise.given.name)", exercise.given.text),
        ("Sources/Runner/main.swift", exercise.runner),
        ("Tests/ExerciseTests/ExerciseTests.swift", exercise.test),
        (Self.mark, "\(exercise.lesson)\n"), (".gitignore", ".build\n"),
      ],
      next: [
        "\(exercise.title): read TASK.md, write Sources/Exercise/\(exercise.stub.name), then",
        "swift run Playground check \(ShellWord.quoted(folder.path))",
      ])
  }

  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Exercise",
      targets: [
        .target(name: "Exercise"),
        // Started by `check`; leave it as it is.
        .executableTarget(name: "Runner", dependencies: ["Exercise"]),
        .testTarget(name: "ExerciseTests", dependencies: ["Exercise"]),
      ]
    )

    """
}
