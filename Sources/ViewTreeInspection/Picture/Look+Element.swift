import UIKit
import ViewTree

extension Look {
  /// The look of an element at this moment.
  ///
  /// - Parameter text: that the element shows.
  init(
    of element: LayoutNode, _ text: ShownText?, changes: [AppearanceChange], _ context: LookContext
  ) {
    self.init()
    let size = element.presentedSize
    inner = element.presentedContentMapping
    depth = element.zIndex
    isMasked = (element as? LayerNode)?.isMask ?? false
    if let leaf = element as? LeafNode {
      draw(leaf, text, size, context)
    } else if let row = element as? ListRowNode {
      draw(row, size, context)
    }
    take(changes, size)
    let fade = element.presentedFade
    if fade < 1 { layers.append(.opacity(fade)) }
    if let scroll = element as? ScrollNode, !changes.contains(.scrollClipDisabled(true)) {
      window = scroll.viewportBounds
    }
    if let scroll = element as? ScrollNode, scroll.showsListGround {
      let isRaised = context.isDark && scroll.isElevated
      fill(
        Path(scroll.viewportBounds),
        isRaised ? .secondarySystemGroupedBackground : .systemGroupedBackground, context)
    }
  }

  /// The card of a grouped row, the line under a row, and the chevron of one that opens a page.
  ///
  /// - Source: the colours are UIKit's; on a raised surface in dark mode they are those of the level
  ///   above. The line is one pixel at a scale of 2. The chevron's 7 by 12 points, 16 from the edge,
  ///   are ours.
  private mutating func draw(_ row: ListRowNode, _ size: CGSize, _ context: LookContext) {
    if let (top, bottom) = row.cardRadii {
      let isRaised = context.isDark && row.isElevated
      let card = UnevenRoundedRectangle(
        topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
        topTrailingRadius: top)
      fill(
        card.path(in: CGRect(origin: .zero, size: size)),
        isRaised ? .tertiarySystemGroupedBackground : .secondarySystemGroupedBackground, context)
    }
    if let line = row.separator(0.5, text: row.textAfterPicture) {
      fill(Path(line), .separator, context)
    }
    guard row.opensPage else { return }
    let isMirrored = row.layoutDirection == .rightToLeft
    let (start, tip): (CGFloat, CGFloat) =
      isMirrored ? (16 + 7, 16) : (size.width - 16 - 7, size.width - 16)
    var chevron = Path()
    chevron.addLines(
      [(start, -6), (tip, 0), (start, 6)].map { CGPoint(x: $0, y: size.height / 2 + $1) })
    marks.append(
      .line(
        chevron, .color(.tertiaryLabel, context),
        StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)))
  }

  private mutating func fill(_ path: Path, _ color: UIColor, _ context: LookContext) {
    marks.append(.fill(path, .color(color, context), isEOFilled: false))
  }

  /// Adds the effects of modifiers, from the innermost outwards.
  private mutating func take(_ changes: [AppearanceChange], _ size: CGSize) {
    for change in changes {
      switch change {
      case .opacity(let opacity):
        if opacity != 1 { layers.append(.opacity(opacity)) }
      case .clip(let outline):
        layers.append(.clip(outline.path(size), isEOFilled: outline.isEOFilled))
      case .shadow(let shadow):
        layers.append(
          .shadow(
            RGBA(shadow.color.resolved()), radius: shadow.radius, x: shadow.x, y: shadow.y))
      case .blur(let radius): layers.append(.blur(radius))
      case .filter(let filter): layers.append(.filter(filter.matrix))
      case .blendMode(let mode): blend(mode)
      case .effect(let effect):
        layers.append(.mapping(ProjectionTransform(effect.matrix(size))))
      case .turn(let turn): layers.append(.mapping(turn.transform(size)))
      case .note:
        notes.append([change.name, change.value].filter { !$0.isEmpty }.joined(separator: " "))
      case .hidden, .allowsHitTesting, .foregroundColor, .foregroundStyle, .foregroundDefault,
        .accentColor, .tint, .backgroundStyle, .scrollClipDisabled:
        break
      }
    }
  }

  private mutating func blend(_ mode: BlendMode) {
    guard mode != .normal else { return }
    if let style = mode.style {
      layers.append(.blend(style))
    } else {
      notes.append("blendMode \(mode)")
    }
  }
}

extension BlendMode {
  /// Nil where style sheets have no name for it.
  fileprivate var style: BlendStyle? {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .plusLighter: .plusLighter
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    }
  }
}

extension ColorFilter {
  /// The filter's effect on the parts of a colour, as four rows of five numbers.
  ///
  /// - Source: CSS Filter Effects Module 1 gives the matrices of saturation, grayscale and the turn of
  ///   hues; brightness is an addition here, as SwiftUI's 0 changes nothing.
  var matrix: [Double] {
    switch self {
    case .brightness(let amount): return Self.rows(scale: 1, adding: amount)
    case .contrast(let amount): return Self.rows(scale: amount, adding: 0.5 - 0.5 * amount)
    case .invert: return Self.rows(scale: -1, adding: 1)
    case .saturation(let amount): return Self.saturated(amount)
    case .grayscale(let amount): return Self.saturated(1 - min(max(amount, 0), 1))
    case .hueRotation(let angle): return Self.turned(cos(angle.radians), sin(angle.radians))
    case .multiply(let color):
      let parts = color.resolved()
      var rows = Self.rows(scale: 1, adding: 0)
      rows[0] = Double(parts.red)
      rows[6] = Double(parts.green)
      rows[12] = Double(parts.blue)
      rows[18] = Double(parts.opacity)
      return rows
    case .luminanceToAlpha:
      return Array(repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0]
    }
  }

  private static func rows(scale: Double, adding: Double) -> [Double] {
    [
      scale, 0, 0, 0, adding, 0, scale, 0, 0, adding, 0, 0, scale, 0, adding, 0, 0, 0, 1, 0,
    ]
  }

  private static func saturated(_ s: Double) -> [Double] {
    [
      0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0,
      0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0,
      0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }

  private static func turned(_ c: Double, _ s: Double) -> [Double] {
    [
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
      0, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
      0, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072,
      0, 0,
      0, 0, 0, 1, 0,
    ]
  }
}

extension ListRowNode {
  /// From the leading edge to the text of a row that begins with a picture; nil for other rows.
  ///
  /// - Source: Apple documentation, `listRowSeparatorLeading`: the line begins at the leading text. In
  ///   rows without a picture a text may be inside a control, and the content's edge decides here.
  fileprivate var textAfterPicture: CGFloat? {
    var leaves: [LeafNode] = []
    func visit(_ node: Node) {
      guard leaves.count < 2 else { return }
      if let leaf = node as? LeafNode { leaves.append(leaf) }
      node.forEachChild(visit)
    }
    visit(self)
    guard leaves.count == 2, leaves[0] is ImageNode, leaves[1] is any TextShowing else {
      return nil
    }
    let text = leaves[1]
    let x = (text.convert(.zero, to: self) as CGPoint).x
    return layoutDirection == .leftToRight ? x : size.width - x - text.size.width
  }
}

extension LayoutNode {
  fileprivate var isElevated: Bool { EnvironmentValues(environment).isElevated }
}

extension Ink {
  fileprivate static func color(_ color: UIColor, _ context: LookContext) -> Ink {
    .color(RGBA(Color(uiColor: color).resolved(in: context.isDark ? .dark : .light)))
  }
}
