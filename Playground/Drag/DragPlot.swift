import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The pull of the last seconds, with bands for the finger and the header's phase below.
@MainActor struct DragPlot {
  private let samples: [DragSession.Sample]
  private let threshold: CGFloat

  init(_ session: DragSession) {
    samples = session.samples
    threshold = session.scene.threshold
  }

  /// Draws one tick per column, the newest at the right edge.
  func draw(on screen: inout ScreenBuffer, in area: ScreenArea) {
    let columns = area.columns - BarCurve.gutter
    let shown = samples.suffix(max(0, columns))
    let curve = BarCurve(
      area: area, threshold: threshold, top: max(threshold, shown.map(\.pull).max() ?? 0, 1),
      bands: ["finger", "phase"])
    guard curve.rows > 0, columns > 0 else { return }
    curve.drawLabels(on: &screen)
    for (offset, sample) in shown.enumerated() {
      curve.draw(
        max(0, sample.pull), [sample.isDown ? "▔" : " ", String(sample.phase.letter)],
        at: columns - shown.count + offset, on: &screen)
    }
  }
}
