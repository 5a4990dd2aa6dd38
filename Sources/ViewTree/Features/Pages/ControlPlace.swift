/// The surroundings that change how a control looks.
package enum ControlPlace: Sendable {
  case page
  /// A row of a list.
  case row
  /// A bar at the top or bottom of a page.
  case bar
}

extension EnvironmentValues {
  /// Where a control is; a page or a presented tree begins again with `page`.
  @Entry package var controlPlace = ControlPlace.page
}
