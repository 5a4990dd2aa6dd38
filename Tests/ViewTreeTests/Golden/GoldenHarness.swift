import SwiftUI
import ViewTreeTesting

/// What one replay of a case produced.
struct GoldenOutcome {
  /// Frames in the space `root`; `self` is the frame of the whole view under test.
  let frames: [String: CGRect]
  /// Values by the name they were reported under.
  let values: [String: GoldenValue]
}

/// Lays a view out under the fixture's root rule and reads its probes and reports.
///
/// Steps:
/// 1. A side that the proposal leaves nil gets an unspecified proposal: `fixedSize` on it.
/// 2. The root has the given sides and, on a nil side, the view's own: `frame`, centred.
/// 3. The space `root` starts at the root's top-left corner.
/// 4. The root stands at the host's top-left corner, so that a nil side, which leaves the root
///    smaller than the host, does not put the space at a fraction of a pixel.
///
/// - Units: points. No safe area; left to right unless the view says otherwise.
/// - Source: `golden/README.md` 1, "Root rule".
@MainActor
func replay(_ content: some View, proposal: GoldenCase.Proposal) -> GoldenOutcome {
  let report = GoldenReport()
  let host = GoldenReport.$current.withValue(report) {
    ViewHost(size: CGSize(width: proposal.width ?? 1000, height: proposal.height ?? 1000)) {
      content
        .probe("self")
        .fixedSize(horizontal: proposal.width == nil, vertical: proposal.height == nil)
        .frame(width: proposal.width, height: proposal.height)
        .coordinateSpace(.named("root"))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
  let frames = GoldenReport.$current.withValue(report) { host.value(of: ProbeFramesKey.self) }
  return GoldenOutcome(frames: frames, values: report.values)
}
