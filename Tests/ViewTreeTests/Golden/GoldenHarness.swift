import GoldenScenes
import SwiftUI
import Testing
import ViewTreeTesting

/// The outcome of one replay of a case.
struct GoldenOutcome {
  /// Frames in the space `root`; `self` is the frame of the whole view under test.
  let frames: [String: CGRect]
  /// Values by the name they were reported under.
  let values: [String: GoldenValue]
}

/// Lays the view of a case out and reads its probes and reports; nil when it has no view.
@MainActor
func replay(_ goldenCase: GoldenCase) -> GoldenOutcome? {
  let report = GoldenReport()
  let stage = HostStage()
  return GoldenReport.$current.withValue(report) {
    guard GoldenTable.standard.show(goldenCase, on: stage), let host = stage.host else {
      return nil
    }
    return GoldenOutcome(frames: host.value(of: ProbeFramesKey.self), values: report.values)
  }
}

@MainActor private final class HostStage: GoldenStage {
  private(set) var host: ViewHost?

  func show(_ view: some View, size: CGSize) {
    host = ViewHost(size: size) { view }
  }
}

extension GoldenCase {
  /// All cases of the fixture, in its order.
  ///
  /// - Errors: the fixture belongs to the test bundle, so a missing or unreadable file throws.
  static func all() throws -> [GoldenCase] {
    let file = try #require(
      Bundle.module.url(forResource: "cases", withExtension: "json", subdirectory: "Fixtures"),
      "Fixtures/cases.json is not in the test bundle; see the resources in Package.swift.")
    return try JSONDecoder().decode([GoldenCase].self, from: Data(contentsOf: file))
  }
}

extension GoldenCase: CustomTestStringConvertible {
  public var testDescription: String { id }
}
