/// The look of a list's rows: what renderers draw, and the room that it takes.
package enum ListLook: Sendable {
  /// Rows on the page's own ground, with lines between them.
  case plain
  /// Rows on cards over a ground of their own, from edge to edge.
  case grouped
  /// Rows on cards with margins at the sides and round corners.
  case insetGrouped

  /// The room around the rows of a list.
  ///
  /// - Parameter sectionSpacing: the distance between sections; the look's own for nil.
  /// - Units: points.
  /// - Source: as seen on phones, for Apple publishes none of them: 35 is what a grouped table of UIKit
  ///   has by default, a header and a footer of 17.5; 16 is the margin at the sides of narrow phones,
  ///   like the insets of a row.
  package func margins(sectionSpacing: CGFloat?) -> ListMargins {
    ListMargins(
      sides: self == .insetGrouped ? 16 : 0,
      betweenSections: sectionSpacing ?? (self == .plain ? 0 : 35))
  }

  /// The radius of a card's corners. Points; as seen on iOS 13 to 18.
  package var cornerRadius: CGFloat { self == .insetGrouped ? 10 : 0 }
}

/// The room around the rows of a list; without any for a stack that is no list.
package struct ListMargins: Equatable {
  /// At each side of a row.
  var sides: CGFloat = 0
  /// Before a section, the first one included; a header takes half of it.
  var betweenSections: CGFloat = 0

  func lead(isHeaded: Bool) -> CGFloat { isHeaded ? betweenSections / 2 : betweenSections }
}
