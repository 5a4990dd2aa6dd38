import ViewTree

extension SVGWriter {
  /// The beginning of a rectangle that is not filled.
  static func rectangle(_ rect: CGRect) -> Markup {
    """
    <rect x="\(rect.minX)" y="\(rect.minY)" width="\(rect.width)" height="\(rect.height)" fill="none"
    """
  }
}

extension InkStop {
  /// The colour at a place of a gradient's line.
  static func color(at place: Double, of stops: [InkStop]) -> RGBA {
    guard let first = stops.first else { return RGBA(0, 0, 0, opacity: 0) }
    var before = first
    for stop in stops {
      if Double(stop.place) >= place {
        let room = stop.place - before.place
        return before.color.mixed(
          with: stop.color, room > 0 ? (place - Double(before.place)) / Double(room) : 1)
      }
      before = stop
    }
    return before.color
  }
}
