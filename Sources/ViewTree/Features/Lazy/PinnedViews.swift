/// Which parts of a section stay visible while the section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyNode {
  /// Moves the headers and footers of visible sections to the edges of the visible part.
  ///
  /// A header never leaves its section: the end of its rows, before the footer, pushes it out; a footer
  /// goes no higher than the section's start.
  func placePinned(across: CGFloat) {
    pinned = []
    pinnedRange = pinnableRange
    guard let visible = pinnedRange, !window.lines.isEmpty else { return }
    for section in sectionsInWindow {
      let whole = LazyRange(
        lower: range(ofRow: section.header.lowerBound).lower,
        upper: end(ofRows: section.header.lowerBound..<section.footer.upperBound))
      guard whole.lower < visible.upper, whole.upper > visible.lower else { continue }
      if pinnedViews.contains(.sectionHeaders) {
        placeHeader(of: section, visible, across)
      }
      if pinnedViews.contains(.sectionFooters) {
        placeFooter(of: section, visible, across)
      }
    }
  }

  /// The sections with rows in the window, which covers the visible part.
  private var sectionsInWindow: ArraySlice<RowList.Section> {
    let made = rows(ofLine: window.first).lowerBound..<rows(ofLine: window.last).upperBound
    let start = rows.sections.prefixLength(where: { $0.footer.upperBound <= made.lowerBound })
    let end = rows.sections.prefixLength(where: { $0.header.lowerBound < made.upperBound })
    return rows.sections[start..<max(start, end)]
  }

  /// The part at whose edges headers and footers are placed: the one in which content rests; nil if
  /// nothing is pinned.
  var pinnableRange: LazyRange? { pinnedViews.isEmpty ? nil : restingRange }

  private func end(ofRows rows: Range<Int>) -> CGFloat {
    rows.isEmpty ? 0 : range(ofRow: rows.upperBound - 1).upper
  }

  private func placeHeader(of section: RowList.Section, _ visible: LazyRange, _ across: CGFloat) {
    guard let row = section.header.first else { return }
    let header = makeLine(line(ofRow: row))
    let limit =
      end(ofRows: section.header.lowerBound..<section.content.upperBound)
      - length(of: header, across: across)
    let natural = range(ofRow: row).lower
    pinned += header.elements
    place(header, at: max(natural, min(visible.lower, limit)), across: across)
  }

  private func placeFooter(of section: RowList.Section, _ visible: LazyRange, _ across: CGFloat) {
    guard let row = section.footer.first else { return }
    let footer = makeLine(line(ofRow: row))
    let length = length(of: footer, across: across)
    let natural = range(ofRow: row).lower
    let start = range(ofRow: section.header.lowerBound).lower
    pinned += footer.elements
    place(footer, at: min(natural, max(visible.upper - length, start)), across: across)
  }
}
