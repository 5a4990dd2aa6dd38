import ViewTree

/// Writes the parts of a drawing's picture, from back to front.
struct SVGWriter {
  let drawing: Drawing
  private let prefix: String
  private let hasTitles: Bool
  private let hasLetters: Bool
  /// The nodes inside each node, in drawing order.
  private var inside: [Int: [NodeRecord]] = [:]
  private(set) var body: [Markup] = []
  private(set) var definitions: [Markup] = []
  private var level = 0
  private var count = 0

  /// - Parameters:
  ///   - hasTitles: whether each shape says whose it is, and where.
  ///   - hasLetters: false for bars instead, in a picture too small for letters.
  init(_ drawing: Drawing, prefix: String, hasTitles: Bool = true, hasLetters: Bool = true) {
    self.hasLetters = hasLetters
    self.drawing = drawing
    self.prefix = prefix
    self.hasTitles = hasTitles
    for node in drawing.nodes {
      if let parent = node.parent { inside[parent, default: []].append(node) }
    }
  }

  mutating func writeLooks() {
    if let root = drawing.nodes.first { write(root, through: nil) }
  }

  // MARK: Nodes

  /// - Parameter mapping: from the node's space to that of the group under way,
  ///   where it is seen in perspective; nil where groups do all of the mapping.
  private mutating func write(_ node: NodeRecord, through mapping: ProjectionTransform?) {
    guard let frame = node.frame else {
      for child in children(of: node) { write(child, through: mapping) }
      return
    }
    guard let look = node.look else { return }
    let place = ProjectionTransform(translationX: frame.minX, y: frame.minY)
    if let mapping {
      writeLayers(look.layers[...], of: node, look, through: place.concatenating(mapping))
    } else {
      group(transform: place) { $0.writeLayers(look.layers[...], of: node, look, through: nil) }
    }
  }

  private func children(of node: NodeRecord) -> [NodeRecord] {
    let children = inside[node.number] ?? []
    guard children.contains(where: { depth(of: $0) != 0 }) else { return children }
    return children.enumerated()
      .sorted { (depth(of: $0.element), $0.offset) < (depth(of: $1.element), $1.offset) }
      .map(\.element)
  }

  /// A view without an element of its own has the depth of what it shows.
  private func depth(of node: NodeRecord) -> Double {
    if let look = node.look { return look.depth }
    return node.frame == nil ? inside[node.number]?.first.map(depth) ?? 0 : 0
  }

  /// The outermost of the layers, around the others.
  private mutating func writeLayers(
    _ layers: ArraySlice<LookLayer>, of node: NodeRecord, _ look: Look,
    through mapping: ProjectionTransform?
  ) {
    guard let outermost = layers.last else {
      writeContent(of: node, look, through: mapping)
      return
    }
    let inner = layers.dropLast()
    if case .mapping(let own) = outermost {
      writeMapped(by: own, through: mapping) {
        $0.writeLayers(inner, of: node, look, through: $1)
      }
      return
    }
    group(attributes: attributes(of: outermost, mapping)) {
      $0.writeLayers(inner, of: node, look, through: mapping)
    }
  }

  private mutating func writeContent(
    of node: NodeRecord, _ look: Look, through mapping: ProjectionTransform?
  ) {
    for mark in look.marks { write(mark, of: node, through: mapping) }
    let children = children(of: node)
    guard !children.isEmpty else { return }
    let window = look.window.map { clip(Path($0), false, mapping) } ?? ""
    group(attributes: window) { writer in
      writer.writeMapped(by: look.inner, through: mapping) { writer, mapping in
        writer.writeChildren(children, isMasked: look.isMasked, through: mapping)
      }
    }
  }

  private mutating func writeChildren(
    _ children: [NodeRecord], isMasked: Bool, through mapping: ProjectionTransform?
  ) {
    guard isMasked, let mask = children.last, children.count > 1 else {
      for child in children { write(child, through: mapping) }
      return
    }
    let name = newName()
    let before = body
    body = []
    let outer = level
    level = 1
    write(mask, through: mapping)
    let content = body.joined(separator: "\n")
    body = before
    level = outer
    definitions.append(
      """
      <mask id="\(name)" mask-type="alpha" maskUnits="userSpaceOnUse" x="-10000" y="-10000" \
      width="20000" height="20000">
      \(content)
      </mask>
      """)
    group(attributes: " mask=\"url(#\(name))\"") { writer in
      for child in children.dropLast() { writer.write(child, through: mapping) }
    }
  }

  /// Writes under a mapping: as a group's, or point by point from where there is perspective.
  private mutating func writeMapped(
    by own: ProjectionTransform, through mapping: ProjectionTransform?,
    _ write: (inout SVGWriter, ProjectionTransform?) -> Void
  ) {
    if let mapping {
      write(&self, own.concatenating(mapping))
    } else if own.hasNoPerspective {
      group(transform: own) { write(&$0, nil) }
    } else {
      write(&self, own)
    }
  }

  // MARK: Groups

  private mutating func group(
    transform: ProjectionTransform, _ content: (inout SVGWriter) -> Void
  ) {
    let matrix = SVGText.matrix(transform)
    group(attributes: matrix.isEmpty ? "" : " transform=\"\(matrix)\"", content)
  }

  /// A group with attributes; without any, only its content. An empty group is not written.
  private mutating func group(attributes: Markup, _ content: (inout SVGWriter) -> Void) {
    guard !attributes.isEmpty else { return content(&self) }
    let before = body.count
    line("<g\(attributes)>")
    level += 1
    content(&self)
    level -= 1
    if body.count == before + 1 { body.removeLast() } else { line("</g>") }
  }

  mutating func line(_ markup: Markup) {
    body.append("\(String(repeating: " ", count: level))\(markup)")
  }

  private mutating func newName() -> String {
    count += 1
    return "\(prefix)\(count)"
  }

  private mutating func attributes(
    of layer: LookLayer, _ mapping: ProjectionTransform?
  ) -> Markup {
    switch layer {
    case .opacity(let opacity): return " opacity=\"\(opacity)\""
    case .clip(let path, let isEOFilled): return clip(path, isEOFilled, mapping)
    case .shadow(let color, let radius, let x, let y):
      return filter(
        """
        <feDropShadow dx="\(x)" dy="\(y)" stdDeviation="\(radius)" \
        flood-color="\(SVGText.color(color))" flood-opacity="\(color.opacity)"/>
        """)
    case .blur(let radius):
      return filter("<feGaussianBlur stdDeviation=\"\(radius)\"/>")
    case .filter(let matrix):
      let values = matrix.map { ValueText.number($0, decimals: 3) }.joined(separator: " ")
      return filter("<feColorMatrix type=\"matrix\" values=\"\(values)\"/>")
    case .blend(let mode): return " style=\"mix-blend-mode:\(mode.rawValue)\""
    case .mapping: return ""
    }
  }

  private mutating func clip(
    _ path: Path, _ isEOFilled: Bool, _ mapping: ProjectionTransform?
  ) -> Markup {
    let name = newName()
    let seen = mapping.map { path.seen(through: $0) } ?? path
    let rule: Markup = isEOFilled ? " clip-rule=\"evenodd\"" : ""
    definitions.append(
      "<clipPath id=\"\(name)\"><path d=\"\(SVGText.path(seen))\"\(rule)/></clipPath>")
    return " clip-path=\"url(#\(name))\""
  }

  private mutating func filter(_ content: Markup) -> Markup {
    let name = newName()
    definitions.append(
      """
      <filter id="\(name)" x="-100%" y="-100%" width="300%" height="300%" \
      color-interpolation-filters="sRGB">\(content)</filter>
      """)
    return " filter=\"url(#\(name))\""
  }

  // MARK: Marks

  private mutating func write(
    _ mark: Mark, of node: NodeRecord, through mapping: ProjectionTransform?
  ) {
    let title: Markup = hasTitles ? "<title>\(node.title)</title>" : ""
    switch mark {
    case .fill(let path, let ink, let isEOFilled):
      fill(path, ink, isEOFilled, title, mapping)
    case .line(let path, let ink, let style):
      if let mapping {
        fill(path.strokedPath(style), ink, false, title, mapping)
      } else {
        let color = attribute("stroke", ink)
        line(
          """
          <path d="\(SVGText.path(path))" fill="none"\(color)\(Self.attributes(of: style))>\(title)\
          </path>
          """)
      }
    case .text(let text): write(text, title, mapping)
    case .placeholder(let box, let name):
      frame(box, name, title, mapping, dash: "", isCrossed: true)
    case .outline(let box, let name):
      frame(box, name, title, mapping, dash: " stroke-dasharray=\"1 2\"", isCrossed: false)
    }
  }

  private mutating func fill(
    _ path: Path, _ ink: Ink, _ isEOFilled: Bool, _ title: Markup, _ mapping: ProjectionTransform?
  ) {
    let seen = mapping.map { path.seen(through: $0) } ?? path
    let ink = mapping.map { ink.seen(through: $0) } ?? ink
    if case .angular(let stops, let center, let from, let to) = ink {
      fan(stops, center, from, to, in: seen, isEOFilled, title)
      return
    }
    let rule: Markup = isEOFilled ? " fill-rule=\"evenodd\"" : ""
    line(
      "<path d=\"\(SVGText.path(seen))\"\(rule)\(attribute("fill", ink))>\(title)</path>")
  }

  /// The attribute that paints with an ink; a gradient is defined first.
  private mutating func attribute(_ attribute: String, _ ink: Ink) -> Markup {
    switch ink {
    case .color(let color): return SVGText.paint(attribute, color)
    case .linear(let stops, let from, let to):
      return gradient(
        attribute, "linearGradient", stops,
        " x1=\"\(from.x)\" y1=\"\(from.y)\" x2=\"\(to.x)\" y2=\"\(to.y)\"")
    case .radial(let stops, let center, let from, let to, let ratio):
      let scaled: Markup =
        ratio == 1
        ? ""
        : """
         gradientTransform="translate(0 \(center.y * (1 - ratio))) \
        scale(1 \(ValueText.number(Double(ratio), decimals: 6)))"
        """
      return gradient(
        attribute, "radialGradient", stops,
        " cx=\"\(center.x)\" cy=\"\(center.y)\" fr=\"\(from)\" r=\"\(to)\"\(scaled)")
    case .angular(let stops, _, _, _):
      return SVGText.paint(attribute, stops.first?.color ?? RGBA(0, 0, 0))
    }
  }

  private mutating func gradient(
    _ attribute: String, _ kind: Markup, _ stops: [InkStop], _ geometry: Markup
  ) -> Markup {
    let name = newName()
    let stops = stops.map { stop -> Markup in
      "<stop offset=\"\(stop.place)\"\(SVGText.stop(stop.color))/>"
    }
    definitions.append(
      """
      <\(kind) id="\(name)" gradientUnits="userSpaceOnUse"\(geometry)>\(stops.joined())</\(kind)>
      """)
    return " \(attribute)=\"url(#\(name))\""
  }

  /// An angular gradient as 120 wedges, since SVG has no such gradient.
  private mutating func fan(
    _ stops: [InkStop], _ center: CGPoint, _ from: Double, _ to: Double, in path: Path,
    _ isEOFilled: Bool, _ title: Markup
  ) {
    let box = path.boundingRect
    let reach = max(box.width, box.height) * 2 + 1
    let wedges = 120
    group(attributes: clip(path, isEOFilled, nil)) { writer in
      for wedge in 0..<wedges {
        let start = Double(wedge) / Double(wedges)
        let angle = 2 * Double.pi / Double(wedges)
        let first = from + 2 * .pi * start
        let share = to == from ? 0 : 2 * .pi * (start + 0.5 / Double(wedges)) / (to - from)
        var triangle = Path()
        triangle.move(to: center)
        for edge in [first, first + angle * 1.02] {
          triangle.addLine(
            to: CGPoint(x: center.x + reach * cos(edge), y: center.y + reach * sin(edge)))
        }
        triangle.closeSubpath()
        let color = InkStop.color(at: min(max(share, 0), 1), of: stops)
        writer.line(
          "<path d=\"\(SVGText.path(triangle))\"\(SVGText.paint("fill", color))>\(title)</path>")
      }
    }
  }

  private mutating func write(
    _ text: TextMark, _ title: Markup, _ mapping: ProjectionTransform?
  ) {
    guard hasLetters else {
      let height = text.size * 0.7
      let bar = CGRect(x: text.x, y: text.baseline - height, width: text.width, height: height)
      return group(attributes: " opacity=\"0.4\"") {
        $0.fill(Path(bar), text.ink, false, title, mapping)
      }
    }
    let near = mapping?.affine(at: CGPoint(x: text.x + text.width / 2, y: text.baseline))
    let transform: Markup = near.map { " transform=\"\(SVGText.matrix($0))\"" } ?? ""
    let style: Markup = text.isItalic ? " font-style=\"italic\"" : ""
    // A measure that gives each letter a square counts cells: its letters keep their own width.
    let countsCells = text.width >= text.size * CGFloat(text.text.count) * 0.95
    let family = countsCells ? "monospace" : text.family.rawValue
    let adjust: Markup = countsCells ? "spacing" : "spacingAndGlyphs"
    line(
      """
      <text x="\(text.x)" y="\(text.baseline)" textLength="\(text.width)" \
      lengthAdjust="\(adjust)" font-family="\(family)" \
      font-size="\(text.size)" font-weight="\(text.weight)"\(style)\(attribute("fill", text.ink))\
      \(transform) xml:space="preserve">\(text.text)\(title)</text>
      """)
    for (ink, y) in [(text.underline, text.size / 10), (text.strikethrough, -text.size * 0.3)] {
      guard let ink else { continue }
      var rule = Path()
      rule.move(to: CGPoint(x: text.x, y: text.baseline + y))
      rule.addLine(to: CGPoint(x: text.x + text.width, y: text.baseline + y))
      fill(
        rule.strokedPath(StrokeStyle(lineWidth: max(text.size / 16, 0.5))), ink, false, title,
        mapping)
    }
  }

  /// A box with a name in its middle, in grey that shows on light and on dark.
  private mutating func frame(
    _ box: CGRect, _ name: String, _ title: Markup, _ mapping: ProjectionTransform?, dash: Markup,
    isCrossed: Bool
  ) {
    var path = Path(box)
    if isCrossed {
      path.move(to: CGPoint(x: box.minX, y: box.minY))
      path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    }
    let seen = mapping.map { path.seen(through: $0) } ?? path
    line(
      """
      <path d="\(SVGText.path(seen))" fill="none" stroke="rgb(128,128,128)"\(dash)>\(title)</path>
      """)
    let size = min(box.height * 0.8, 10, box.width * 1.6 / CGFloat(max(name.count, 1)))
    guard size >= 3, hasLetters else { return }
    let middle = mapping.map { CGPoint(x: box.midX, y: box.midY).applying($0) }
    line(
      """
      <text x="\(middle?.x ?? box.midX)" y="\((middle?.y ?? box.midY) + size * 0.35)" \
      text-anchor="middle" font-family="sans-serif" font-size="\(size)" \
      fill="rgb(128,128,128)">\(name)\(title)</text>
      """)
  }
}
