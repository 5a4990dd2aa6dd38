import Foundation
import GoldenScenes
import RefreshTraces
import Testing
import ViewSketches

@testable import Playground

/// Files of measurements, and their comparison without a build.
@Suite("Measurements of another system")
@MainActor
struct GoldenVerdictTests {
  private static let tree = Sketch(
    number: 1, kind: .column, a: 1, style: .tuple,
    children: [
      Sketch(number: 2, kind: .fixed, a: 1, b: 1),
      Sketch(
        number: 3, kind: .padding, a: 2, b: 0,
        children: [Sketch(number: 4, kind: .fixed, a: 2, b: 2)]),
    ])

  private static func text(
    _ change: (String) -> String = { $0 }, sketch: String = "17"
  ) -> String {
    let data = NewPackage.literal(GoldenSketch(name: sketch, tree: tree).data)
    return change(
      """
      {"schema": "viewtree-golden/1", "host": "NSHostingView, macOS 15", "scale": 2, "suites": [
      {"name": "cases", "entries": [
      {"id": "hstack-fixed-flex-fixed", "values": {"self": [0, 0, 200, 40], "a": [0, 0, 50, 40]}},
      {"id": "hstack-max-min-300", "values": {"self": [0, 0, 300, 40]}}]},
      {"name": "sketches", "entries": [{"id": "\(sketch)", "tree": "\(data)", "values": {
      "#1": [[80, 60, 24, 34]], "#2": [[84, 60, 10, 10]], "#3": [[82, 70, 24, 24]],
      "#4": [[86, 74, 20, 20]], "anchors": [], "every": [-3], "first": [-4], "last": [-5],
      "actions": [], "folds": []}}]},
      {"name": "order", "entries": [{"id": "an identity changes", "values": {"0": ["a"]}}]}]}
      """)
  }

  private func report(_ file: String, _ engine: String = text()) throws -> ValidationReport {
    var validation = TraceValidation()
    GoldenVerdict(
      GoldenComparison(file: try GoldenFile(text: file), engine: try GoldenFile(text: engine))
    ).add(to: &validation)
    return validation.finished()
  }

  @Test("equal measurements are a line a part, and code 0")
  func equal() throws {
    let report = try report(Self.text())
    #expect(
      report.lines == [
        "cases 2/2", "sketch-frames 1/1", "sketch-anchors 1/1", "sketch-preferences 1/1",
        "sketch-actions 1/1", "sketch-calls 1/1", "order 1/1", "validated 8/8",
      ])
    #expect(report.exitCode == 0)
  }

  @Test(
    "a case that differs by a hundredth of a point or more is told with both sides and its code")
  func caseDiffers() throws {
    func report(width: String) throws -> ValidationReport {
      try self.report(Self.text { $0.replacing("[0, 0, 300, 40]", with: "[0, 0, \(width), 40]") })
    }
    #expect(try report(width: "300.009").exitCode == 0)
    let found = try report(width: "300.02")
    #expect(found.exitCode == 1)
    #expect(
      found.lines.prefix(3) == [
        "cases 1/2",
        "  hstack-max-min-300 self: NSHostingView, macOS 15 [0.0, 0.0, 300.02, 40.0], "
          + "this engine [0.0, 0.0, 300.0, 40.0]",
        "    HStack(spacing: 0) {",
      ])
  }

  @Test(
    "a sketch that differs is told as source, with the smallest part of it and the next command")
  func sketchDiffers() throws {
    let lines = try report(
      Self.text {
        $0.replacing("\"#3\": [[82, 70, 24, 24]]", with: "\"#3\": [[82, 70, 25, 24]]")
          .replacing("\"#1\": [[80, 60, 24, 34]]", with: "\"#1\": [[80, 60, 25, 34]]")
      }
    ).lines
    let text = lines.joined(separator: "\n")
    #expect(lines.contains("sketch-frames 0/1"))
    for part in [
      "17 #1: NSHostingView, macOS 15 [[80.0, 60.0, 25.0, 34.0]], this engine",
      "VStack(alignment: .center, spacing: 0.0) {",
      "the smallest part of it whose frame differs, #3:",
      "Playground new --apple DIR --sketch 17, and on the Mac once more",
    ] {
      #expect(text.contains(part))
    }
  }

  @Test("a value that one side alone has is a difference")
  func missing() throws {
    let fewer = Self.text { $0.replacing(", \"#2\": [[84, 60, 10, 10]]", with: "") }
    #expect(try report(fewer).lines.contains("sketch-frames 0/1"))
    #expect(
      try report(Self.text(), fewer).lines.joined().contains(
        "17 #2: NSHostingView, macOS 15 [[84.0, 60.0, 10.0, 10.0]], this engine nothing"))
  }

  @Test(
    "a file that is wrong is refused with the reason",
    arguments: [
      ("viewtree-golden/1", "viewtree-golden/2", "expected \"viewtree-golden/1\""),
      ("\"scale\": 2", "\"scale\": 0", "expected pixels a point"),
      ("\"scale\": 2, ", "", "'scale' is missing at the root"),
      ("\"order\"", "\"orders\"", "suite 'orders', expected cases, sketches, physics, order"),
      ("\"hstack-max-min-300\"", "\"hstack-fixed-flex-fixed\"", "two entries of one id"),
      ("\\\"VStack\\\"", "\\\"List\\\"", "has no tree of the printed kinds"),
      ("\"id\": \"17\"", "\"id\": \"17()\"", "has no tree of the printed kinds"),
      ("[0, 0, 200, 40]", "{}", "at suites"), ("\"suites\"", "suites", "no JSON"),
    ])
  func wrongFiles(part: String, other: String, reason: String) throws {
    let text = Self.text()
    let wrong = text.replacing(part, with: other)
    try #require(wrong != text)
    #expect(GoldenFile.isMeant(by: wrong))
    let folder = TemporaryFolder()
    let file = try folder.write(wrong, to: "golden.json")
    playground("validate", file).expectErrors(reason)
  }
}
