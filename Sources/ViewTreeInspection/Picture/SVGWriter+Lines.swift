import ViewTree

// The layout over the looks: responses solid, proposals dashed, and what preferences did.

extension SVGWriter {
  /// The frame of every element in the window, and what was proposed to it where that is another size.
  mutating func writeLines() {
    for node in drawing.nodes {
      guard node.frame != nil, let window = node.window else { continue }
      let title: Markup = "<title>\(node.title)</title>"
      if let proposal = node.proposal {
        let asked = CGSize(
          width: proposal.width ?? window.width, height: proposal.height ?? window.height)
        if asked != window.size, asked.width.isFinite, asked.height.isFinite {
          line(
            """
            \(Self.rectangle(CGRect(origin: window.origin, size: asked))) stroke="rgb(200,90,0)" \
            stroke-dasharray="4 3"><title>asked \(proposal.text): \(node.name)</title></rect>
            """)
        }
      }
      line("\(Self.rectangle(window)) stroke=\"rgb(0,110,200)\">\(title)</rect>")
    }
  }

  /// Dots at writers, an arrow up the side for each preference, and crosses at anchors.
  mutating func write(_ travel: PreferenceTravel) {
    for lane in travel.lanes { write(lane, beside: drawing.screen.width) }
    for anchor in travel.anchors { write(anchor) }
  }

  private mutating func write(_ lane: PreferenceTravel.Lane, beside width: CGFloat) {
    let x = width + 14 + CGFloat(lane.index) * PreferenceTravel.laneWidth
    for (from, to) in zip(lane.stops, lane.stops.dropFirst()) {
      stroke(
        [CGPoint(x: x, y: from.y), CGPoint(x: x, y: to.y)], color: Self.travelColor,
        width: from.thickness, title: "\(lane.key) travels up")
    }
    for stop in lane.stops {
      stroke(
        [CGPoint(x: stop.edge, y: stop.y), CGPoint(x: x, y: stop.y)], color: Self.travelColor,
        width: 0.5, dash: "1 3", title: stop.title)
      write(stop, at: x)
    }
  }

  private mutating func write(_ stop: PreferenceTravel.Stop, at x: CGFloat) {
    let title: Markup = "<title>\(stop.title)</title>"
    switch stop.kind {
    case .writer:
      circle(x: stop.edge, y: stop.y, radius: 6, fill: Self.travelColor, title)
      line(
        """
        <text x="\(stop.edge)" y="\(stop.y + 3)" text-anchor="middle" font-family="sans-serif" \
        font-size="8" fill="rgb(255,255,255)">\(stop.letter)\(title)</text>
        """)
    case .reduce:
      circle(x: x, y: stop.y, radius: 4, fill: "rgb(255,255,255)", title)
    case .reader:
      let corners = [(x, stop.y - 7), (x - 5, stop.y + 2), (x + 5, stop.y + 2)]
      let path = corners.map { SVGText.numbers([$0.0, $0.1]) }.joined(separator: "L")
      line("<path d=\"M\(path)Z\" fill=\"\(Self.travelColor)\">\(title)</path>")
    }
  }

  private mutating func circle(
    x: CGFloat, y: CGFloat, radius: CGFloat, fill: Markup, _ title: Markup
  ) {
    line(
      """
      <circle cx="\(x)" cy="\(y)" r="\(radius)" fill="\(fill)" stroke="\(Self.travelColor)" \
      stroke-width="1.5">\(title)</circle>
      """)
  }

  /// A cross where an anchor was taken, with a line to the one who read it.
  private mutating func write(_ anchor: PreferenceTravel.AnchorLine) {
    let (x, y) = (anchor.taken.x, anchor.taken.y)
    if let read = anchor.read {
      stroke(
        [anchor.taken, read], color: Self.anchorColor, width: 1, dash: "6 3", title: anchor.title)
    }
    stroke(
      [CGPoint(x: x - 7, y: y), CGPoint(x: x + 7, y: y)], color: Self.anchorColor, width: 2,
      title: anchor.title)
    stroke(
      [CGPoint(x: x, y: y - 7), CGPoint(x: x, y: y + 7)], color: Self.anchorColor, width: 2,
      title: anchor.title)
  }

  private mutating func stroke(
    _ points: [CGPoint], color: Markup, width: CGFloat, dash: Markup = "", title: String
  ) {
    let path = points.map { SVGText.numbers([$0.x, $0.y]) }.joined(separator: "L")
    let dashes: Markup = dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\""
    line(
      """
      <path d="M\(path)" fill="none" stroke="\(color)" stroke-width="\(width)"\(dashes)>\
      <title>\(title)</title></path>
      """)
  }

  /// Of preferences: shows on light and on dark.
  private static let travelColor: Markup = "rgb(0,140,95)"
  private static let anchorColor: Markup = "rgb(165,75,175)"
}
