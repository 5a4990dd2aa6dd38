/// The look of a list's rows: how renderers draw them, and the space around them.
package enum ListLook: Sendable {
  /// Rows on the page's own background, with lines between them.
  case plain
  /// Rows on cards from edge to edge, over a background of the list.
  case grouped
  /// Rows on cards with margins at the sides and round corners.
  case insetGrouped

  /// The room around the rows of a list.
  ///
  /// - Parameter sectionSpacing: the distance between sections; the look's own for nil.
  /// - Units: points.
  /// - Source: as seen on phones, because Apple publishes no figures: 35 is the default of UIKit's
  ///   grouped tables, a header and a footer of 17.5 each; 16 is the side margin of narrow phones,
  ///   and equals a row's insets.
  package func margins(sectionSpacing: CGFloat?) -> ListMargins {
    ListMargins(
      sides: self == .insetGrouped ? 16 : 0,
      betweenSections: sectionSpacing ?? (self == .plain ? 0 : 35))
  }

  /// The radius of a card's corners. Points; as seen on iOS 13 to 18.
  package var cornerRadius: CGFloat { self == .insetGrouped ? 10 : 0 }
}

/// The space around the rows of a list; zero for a stack that is not a list.
package struct ListMargins: Equatable {
  /// At each side of a row.
  var sides: CGFloat = 0
  /// Before each section, including the first; a section with a header has half of it.
  var betweenSections: CGFloat = 0

  func lead(isHeaded: Bool) -> CGFloat { isHeaded ? betweenSections / 2 : betweenSections }
}
