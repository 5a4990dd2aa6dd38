import SwiftUI
import Testing
import ViewTreeTesting

/// Compares parts of its subviews with one another.
private struct Comparing: PlacelessLayout {
  let log: Log

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var mirrored = subviews
    mirrored.layoutDirection = .rightToLeft
    log.note("same \(subviews == subviews)")
    log.note("part \(subviews[0..<2] == subviews[[0, 1]])")
    log.note("other part \(subviews[0..<2] == subviews[1..<3])")
    log.note("shorter \(subviews[0..<2] == subviews)")
    log.note("other direction \(subviews == mirrored)")
    return .zero
  }
}

@MainActor @Suite("Subviews of a layout")
struct LayoutSubviewsTests {
  @Test("lists of subviews are equal where views, order and direction are")
  func equality() {
    let log = Log()
    _ = measure(100, 100) { Comparing(log: log) { ForEach(0..<3, id: \.self) { _ in Color.red } } }
    #expect(
      log.entries.prefix(5) == [
        "same true", "part true", "other part false", "shorter false", "other direction false",
      ])
  }
}
