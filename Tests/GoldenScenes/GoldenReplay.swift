/// A stage that can be asked where the probes of a case are, by name.
@MainActor package protocol GoldenHost: GoldenStage {
  var probeFrames: [String: CGRect] { get }
}

extension GoldenCase {
  /// The fixture gives four decimals; its authors ask for this tolerance.
  private static let tolerance = 0.01

  /// Lays the case out and tells each expectation that is not met, in words.
  ///
  /// - Errors: an expectation of something that is neither a probe nor reported got "nothing", and so
  ///   did all of a case that has no view.
  @MainActor package func differences(on host: some GoldenHost) -> [String] {
    let report = GoldenReport()
    let frames = GoldenReport.$current.withValue(report) {
      _ = GoldenTable.standard.show(self, on: host)
      return host.probeFrames.mapValues(\.goldenValue)
    }
    return expect.compactMap { expectation in
      let expected = expectation.frame?.goldenValue ?? expectation.value
      let values = expectation.frame == nil ? report.values : frames
      let got = values[expectation.name]
      if let expected, let got, got.matches(expected, tolerance: Self.tolerance) { return nil }
      return """
        \(id) (\(confidence)) \(expectation.name): \
        expected \(expected?.description ?? "nothing"), got \(got?.description ?? "nothing")
        """
    }
  }
}
