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
  private let latch = "Sources/Exercise/Latch.swift"

  /// A folder with the exercise of a lesson.
  private func exercise(_ lesson: Int) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    try #require(playground("new --lesson \(lesson)", folder.path).code == 0)
    return folder
  }

  /// Writes another body of the latch's `pull`.
  private func write(_ body: String, after head: String = "", in folder: TemporaryFolder) throws {
    let stub = try folder.text(latch)
    try folder.write(
      head
        + stub.replacing("pull(_ points: Double) {}", with: "pull(_ points: Double) { \(body) }"),
      to: latch)
  }

  @Test("a stub differs at the first pull that arms; a mistake in Swift is told with its own line")
  func stubAndTypo() throws {
    let folder = try exercise(13)
    playground("check", folder.path)
      .expectOutput("`pull 95` is the first that differs", code: 1)
    try write("phaze = .armed", in: folder)
    playground("check", folder.path).expectErrors(
      "\(latch):15: cannot find 'phaze' in scope", "15 |   public mutating func pull")
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
    try write(body, after: "import Foundation\n", in: folder)
    let start = ContinuousClock.now
    let check = playground("check", folder.path)
    #expect(ContinuousClock.now - start < .seconds(20))
    check.expectErrors(words, "at step 5, `pull 95`")
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
      playground("check", folder.path)
        .expectOutput("All 73 steps of the 7 gestures", reading)
    }
    #expect(stamps() == before)
  }

  @Test("the stub of the boundary table is true and notices nothing; a whole table is finished")
  func boundaryPackage() throws {
    let folder = try exercise(12)
    playground("check", folder.path).expectOutput("Every row is true of the port", code: 1)
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
    playground("check", folder.path).expectOutput("10 of 10 faults")
  }

  @Test("a folder that was moved, copied or is named through a link is built again and judged")
  func moved() throws {
    let folder = try exercise(13)
    try folder.write(WrittenPort.right, to: latch)
    playground("check", folder.path).expectOutput()
    let other = TemporaryFolder()
    try FileManager.default.copyItem(atPath: folder.path, toPath: other.path("copy"))
    try FileManager.default.moveItem(atPath: folder.path, toPath: other.path("moved"))
    try FileManager.default.createSymbolicLink(
      atPath: other.path("link"), withDestinationPath: other.path("moved"))
    for name in ["copy", "moved", "link", "moved/../copy"] {
      playground("check", other.path(name)).expectOutput()
    }
  }
}
