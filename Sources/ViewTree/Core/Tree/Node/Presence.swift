/// Whether an element's container shows it, hides it or only keeps it.
package enum Presence: Comparable {
  /// The container shows another of several candidates.
  case hidden
  /// It has left, and is kept for its state; its place is out of date.
  case kept
  /// It is made in advance, next to the visible part.
  case beside
  case seen
}

/// A change in a node's surroundings that no value reports.
enum SurroundingsChange {
  /// The candidate that it belongs to has been shown or hidden.
  case choice
  /// The row that it belongs to has become visible or invisible.
  case visibility
  /// The nearest stack's axis has changed.
  case orientation
  /// A scroll view around it scrolls along other axes.
  case scrolling
  /// One of the node's own animations has advanced.
  case animation
}
