import Foundation
import TestSupport
import Testing

@testable import Playground

/// Whole exercises: written, built with the toolchain, run, and judged.
@Suite(
  "Checked exercises", .serialized,
  .enabled(if: TestLength.isWhole, "VIEWTREE_TESTS=whole builds each exercise with the toolchain"))
@MainActor
struct ExerciseCheckTests {
  private func run(_ arguments: String...) -> (code: Int32, console: RecordingConsole) {
    let recording = RecordingConsole()
    return (CommandTable.standard.run(arguments, console: recording.console), recording)
  }

  private let latch = "Sources/Exercise/Latch.swift"

  /// A folder with the exercise of a lesson.
  private func exercise(_ lesson: Int) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    try #require(run("new", "--lesson", "\(lesson)", folder.url.path).code == 0)
    return folder
  }

  @Test("a stub differs at the first pull that arms; a mistake in Swift is told with its own line")
  func stubAndTypo() throws {
    let folder = try exercise(13)
    let untouched = run("check", folder.url.path)
    #expect(untouched.code == 1, "\(untouched.console.errors)")
    #expect(untouched.console.output.contains("`pull 95` is the first that differs"))

    let stub = try folder.text(latch)
    try folder.write(
      stub.replacingOccurrences(
        of: "pull(_ points: Double) {}", with: "pull(_ points: Double) { phaze = .armed }"),
      to: latch)
    let typo = run("check", folder.url.path)
    #expect(typo.code == 2)
    #expect(typo.console.errors.contains("\(latch):15: cannot find 'phaze' in scope"))
    #expect(typo.console.errors.contains("15 |   public mutating func pull"))
  }

  @Test(
    "a loop, a crash, no output, and too much of it or of memory are answered in words in 20 seconds",
    arguments: [
      ("while points > 90 { calls += 0 }", "an endless loop, at step 5, `pull 95`"),
      ("if points > 90 { fatalError(\"no\") }", "it crashed"),
      ("if points > 90 { exit(0) }", "it ended without all results, at step 5, `pull 95`"),
      ("while points > 90 { print(\"again and again\") }", "it printed more than 1 MB"),
      (
        "var all: [Int] = []; while points > 90 { all.append(all.count) }",
        "it needed more than 512 MB of memory"
      ),
    ])
  func runaways(_ body: String, _ words: String) throws {
    let folder = try exercise(13)
    let stub = try folder.text(latch)
    try folder.write(
      "import Foundation\n"
        + stub.replacingOccurrences(
          of: "pull(_ points: Double) {}", with: "pull(_ points: Double) { \(body) }"), to: latch)
    let start = ContinuousClock.now
    let (code, console) = run("check", folder.url.path)
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(code == 2)
    #expect(console.errors.contains(words), "\(console.errors)")
    #expect(console.errors.contains("at step 5, `pull 95`"))
  }

  @Test("a right port passes in either reading, and nothing outside of its folder is written")
  func right() throws {
    let folder = try exercise(13)
    let home = FileManager.default.homeDirectoryForCurrentUser
    let watched = [
      home, home.appendingPathComponent(".cache"), home.appendingPathComponent(".cache/clang"),
      home.appendingPathComponent(".cache/clang/ModuleCache"),
      home.appendingPathComponent(".cache/org.swift.swiftpm"),
      home.appendingPathComponent(".swiftpm"),
    ]
    func stamps() -> [Date?] {
      watched.map { url in
        try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      }
    }
    let before = stamps()
    for (source, reading) in [
      (WrittenPort.right, "may belong to the same touch"),
      (WrittenPort.nextTouch, "is one of the next touch"),
    ] {
      try folder.write(source, to: latch)
      let (code, console) = run("check", folder.url.path)
      #expect(code == 0, "\(console.output)\(console.errors)")
      #expect(console.output.contains("All 73 steps of the 7 gestures"))
      #expect(console.output.contains(reading))
    }
    #expect(stamps() == before)
  }

  @Test(
    "eleven wrong ports in Swift fail at the right step with the right words",
    arguments: WrittenPort.wrong)
  func wrong(_ port: WrittenPort) throws {
    let folder = try exercise(13)
    #expect(port.source != WrittenPort.right)
    try folder.write(port.source, to: latch)
    let (code, console) = run("check", folder.url.path)
    #expect(code == 1, "\(console.errors)")
    let said = console.output
    #expect(said.contains("gesture \(port.gesture), step "), "\(said)")
    #expect(said.contains("`\(port.step)` is the first that differs"), "\(said)")
    #expect(said.contains(port.reason), "\(said)")
  }

  @Test("the stub of the boundary table is true and notices nothing; a whole table is finished")
  func boundaryPackage() throws {
    let folder = try exercise(12)
    let stub = run("check", folder.url.path)
    #expect(stub.code == 1, "\(stub.console.errors)")
    #expect(stub.console.output.contains("Every row is true of the port"))
    func row(_ steps: String...) -> String { "[\(steps.joined(separator: ", "))]" }
    func pull(_ points: String, _ isRefreshing: Bool, _ isFrozen: Bool = false) -> String {
      "Step(.pull(\(points)), isRefreshing: \(isRefreshing), isFrozen: \(isFrozen))"
    }
    let table = [
      row(
        pull("119.5", false), pull("120", false), pull("120.5", true), pull("120", true, true),
        "Step(.hostEnds, isRefreshing: false, isFrozen: true)", pull("119", false)),
      row(pull("121", true), "Step(.hostEnds, isRefreshing: false)", pull("130", false)),
    ]
    try folder.write(
      "public let boundaryTable: [[Step]] = [\(table.joined(separator: ",\n"))]\n",
      to: "Sources/Exercise/BoundaryTable.swift")
    let whole = run("check", folder.url.path)
    #expect(whole.code == 0, "\(whole.console.output)\(whole.console.errors)")
    #expect(whole.console.output.contains("10 of 10 faults"))
  }

  @Test("a folder that was moved, copied or is named through a link is built again and judged")
  func moved() throws {
    let folder = try exercise(13)
    try folder.write(WrittenPort.right, to: latch)
    #expect(run("check", folder.url.path).code == 0)
    let other = TemporaryFolder()
    try FileManager.default.createDirectory(at: other.url, withIntermediateDirectories: true)
    func there(_ name: String) -> URL { other.url.appendingPathComponent(name) }
    try FileManager.default.copyItem(at: folder.url, to: there("copy"))
    try FileManager.default.moveItem(at: folder.url, to: there("moved"))
    try FileManager.default.createSymbolicLink(
      at: there("link"), withDestinationURL: there("moved"))
    for name in ["copy", "moved", "link", "moved/../copy"] {
      let (code, console) = run("check", there(name).path)
      #expect(code == 0, "\(name): \(console.errors)")
    }
  }
}
