import ViewTree

extension Look {
  /// Adds the content that a leaf draws itself.
  ///
  /// - Source: Apple documentation, `Shape.layoutDirectionBehavior`: outlines are mirrored where places are.
  mutating func draw(
    _ leaf: LeafNode, _ text: ShownText?, _ size: CGSize, _ context: LookContext
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    let mixing = InkMixing(context: context, size: size)
    switch leaf.look {
    case .color(let color): fill(Path(bounds), mixing.ink(.color(color)), false)
    case .style(let paint):
      fill(Path(bounds), mixing.ink(paint), false)
      note(paint)
    case .shape:
      if let shape = (leaf as? any ShapeShowing)?.presentedShape {
        draw(shape, leaf.isMirrored, size, mixing)
      }
    case .text:
      if let text { draw(text, leaf.isMirrored, size.width, mixing) }
    case .image(let name):
      if (leaf as? ImageNode)?.isSymbol == true, let figure = SymbolFigure(name) {
        draw(figure, bounds, mixing.ink(.role(.foreground)))
      } else {
        marks.append(.placeholder(bounds, name: name))
      }
    case .indicator(let share): drawIndicator(share, bounds, mixing)
    case .line: fill(Path(bounds), mixing.ink(.role(.separator)), false)
    }
    let isBare = marks.isEmpty && !context.isInLayer
    if isBare, bounds.width > 0, bounds.height > 0 {
      let name = leaf.attributes?.identifiers.last.map { "#\($0)" } ?? leaf.typeLabel
      marks.append(.outline(bounds, name: name))
    }
  }

  private mutating func fill(_ path: @autoclosure () -> Path, _ ink: Ink, _ isEOFilled: Bool) {
    if !ink.isClear { marks.append(.fill(path(), ink, isEOFilled: isEOFilled)) }
  }

  private mutating func note(_ paint: Paint) {
    switch paint {
    case .material: notes.append("the blur behind \(paint.text)")
    case .image(let name): notes.append("image \(name) as a style")
    case .noted, .named: notes.append("style \(paint.text)")
    default: break
    }
  }

  private mutating func draw(
    _ shape: ShownShape, _ isMirrored: Bool, _ size: CGSize, _ mixing: InkMixing
  ) {
    var path = shape.path
    var ink = mixing.ink(shape.paint)
    if isMirrored {
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
      ink = ink.mirrored(inWidth: size.width)
    }
    note(shape.paint)
    guard !path.isEmpty, !ink.isClear else { return }
    if let line = shape.line {
      if line.lineWidth > 0 { marks.append(.line(path, ink, line)) }
    } else {
      marks.append(.fill(path, ink, isEOFilled: shape.isEOFilled))
    }
  }

  private mutating func draw(
    _ text: ShownText, _ isMirrored: Bool, _ width: CGFloat, _ mixing: InkMixing
  ) {
    for line in text.lines {
      let free = width - line.width
      var x: CGFloat =
        switch text.alignment {
        case .leading: isMirrored ? free : 0
        case .center: free / 2
        case .trailing: isMirrored ? 0 : free
        }
      for piece in line.pieces {
        draw(piece, x: x, baseline: line.baseline, mixing)
        x += piece.width
      }
    }
  }

  private mutating func draw(
    _ piece: ShownText.Piece, x: CGFloat, baseline: CGFloat, _ mixing: InkMixing
  ) {
    guard piece.width > 0 else { return }
    let font = piece.font
    if piece.isPicture {
      let side = min(font.pointSize, piece.width)
      let box = CGRect(x: x, y: baseline - side, width: piece.width, height: side)
      marks.append(.placeholder(box, name: "image"))
      return
    }
    let ink = mixing.ink(piece.look.foreground ?? .role(.foreground))
    let lineInk = { (style: Text.LineStyle) in style.color.map { mixing.ink(.color($0)) } ?? ink }
    marks.append(
      .text(
        TextMark(
          text: piece.text, x: x, baseline: baseline - piece.rise, width: piece.width,
          size: font.pointSize, weight: font.styleWeight, isItalic: font.isItalic,
          family: font.styleFamily, ink: ink, underline: piece.look.underline.map(lineInk),
          strikethrough: piece.look.strikethrough.map(lineInk))))
  }

  /// The figure of a symbol in the middle, as large as it fits.
  private mutating func draw(_ figure: SymbolFigure, _ bounds: CGRect, _ ink: Ink) {
    let scale = min(bounds.width, bounds.height) / SymbolFigure.side
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: bounds.midX - scale * SymbolFigure.side / 2,
      ty: bounds.midY - scale * SymbolFigure.side / 2)
    let path = figure.path.applying(place)
    if figure.isFilled { marks.append(.fill(path, ink, isEOFilled: true)) }
    marks.append(
      .line(
        path, ink, StrokeStyle(lineWidth: 1.6 * scale, lineCap: .round, lineJoin: .round)))
  }

  /// A bar as far as its share, or a spinner of eight strokes that does not turn.
  private mutating func drawIndicator(_ share: Double?, _ bounds: CGRect, _ mixing: InkMixing) {
    guard let share else {
      drawSpinner(bounds, .color(RGBA(142, 142, 147)))
      return
    }
    let radius = CGSize(width: bounds.height / 2, height: bounds.height / 2)
    fill(Path(roundedRect: bounds, cornerSize: radius), mixing.ink(.role(.fill)), false)
    let done = CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height)
    guard done.width > 0 else { return }
    fill(Path(roundedRect: done, cornerSize: radius), mixing.ink(.role(.tint)), false)
  }

  /// Eight strokes: four in full, from the top in the direction of a clock, and a faded tail of four.
  mutating func drawSpinner(_ bounds: CGRect, _ ink: Ink) {
    let side = min(bounds.width, bounds.height)
    guard side > 0 else { return }
    for (first, fade) in [(0, 1.0), (4, 0.4)] {
      var path = Path()
      for stroke in first..<first + 4 {
        let angle = -.pi / 2 + Double(stroke) * .pi / 4
        let (x, y) = (cos(angle), sin(angle))
        path.move(to: CGPoint(x: bounds.midX + x * side / 4, y: bounds.midY + y * side / 4))
        path.addLine(to: CGPoint(x: bounds.midX + x * side / 2, y: bounds.midY + y * side / 2))
      }
      marks.append(.line(path, ink.faded(fade), StrokeStyle(lineWidth: side / 10)))
    }
  }
}

extension ResolvedFont {
  /// The weight as style sheets count it, from 100 to 900.
  var styleWeight: Int {
    let names: [(Font.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    return names.first { $0.0 == weight }?.1 ?? 400
  }

  var styleFamily: TextMark.Family {
    switch design {
    case .monospaced: .monospace
    case .serif: .serif
    default: .sansSerif
    }
  }
}
