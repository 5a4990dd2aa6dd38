import ViewTree

extension SVGWriter {
  /// The beginning of a rectangle that is not filled.
  static func rectangle(_ rect: CGRect) -> Markup {
    """
    <rect x="\(rect.minX)" y="\(rect.minY)" width="\(rect.width)" height="\(rect.height)" fill="none"
    """
  }

  /// Of a line, as SVG names them.
  static func attributes(of style: StrokeStyle) -> Markup {
    var text: Markup = " stroke-width=\"\(style.lineWidth)\""
    switch style.lineCap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    }
    switch style.lineJoin {
    case .miter: text += " stroke-miterlimit=\"\(max(style.miterLimit, 1))\""
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    if !style.dash.isEmpty {
      text += " stroke-dasharray=\"\(SVGText.numbers(style.dash))\""
      if style.dashPhase != 0 {
        text += " stroke-dashoffset=\"\(style.dashPhase)\""
      }
    }
    return text
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
