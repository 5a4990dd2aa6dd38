import SwiftUI
import Testing
import ViewTreeTesting

/// Expects the size that a view takes in a window: `expectTakes(60, 20) { Text("abc") }`.
///
/// Texts have 20 points, so that a character of the unit measurer is 20 x 20.
@MainActor
func expectTakes(
  _ width: CGFloat, _ height: CGFloat, in room: CGSize = CGSize(1000, 500),
  font: Font? = .system(size: 20), measurer: any TextMeasurer = .unit,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> some View
) {
  let host = ViewHost(size: room, textMeasurer: measurer) { view().font(font).called("view") }
  #expect(host.frame(of: "view")?.size == CGSize(width, height), sourceLocation: sourceLocation)
}
