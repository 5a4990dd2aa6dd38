/// The names that every scroll view's space has by default.
///
/// - Source: SCROLL-3.13: the nearest scroll view, or the nearest one with an axis; its origin is
///   that of the frame which layout sees, also where the viewport reaches beyond it under an unsafe
///   area (this engine's choice, as Apple states no rule), so that content at rest starts at 0 or
///   at its margin.
enum ScrollSpace: ImplicitSpaceName {
  case any
  case along(Axis)

  static func names(_ axes: Axis.Set) -> [AnyHashable] {
    let scrolled = [Axis.horizontal, .vertical].filter { axes.contains(Axis.Set($0)) }
    return [AnyHashable(ScrollSpace.any)] + scrolled.map { AnyHashable(ScrollSpace.along($0)) }
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view; the root's where there is none.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.any))
  }

  /// The space of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.along(axis)))
  }
}
