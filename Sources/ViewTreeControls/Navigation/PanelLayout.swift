/// The part of a panel that a view is, for ``PanelLayout``; each button says whether it cancels.
enum PanelPart {
  case ground, texts, action, cancel, line
  /// Anything among the actions that is no button, as a text field.
  case other
}

enum PanelPartKey: LayoutValueKey {
  static let defaultValue = PanelPart.other
}

/// Puts a panel's parts under one another: texts, fields, actions, the cancelling one at the end.
///
/// Two actions of an alert are beside each other where both fit into half of its width, the cancelling one
/// first. In a dialog that one is on a ground of its own, 8 below the other.
///
/// - Shape: one ground, or two in a dialog; a line for each action.
struct PanelLayout: Layout {
  let kind: PresentedPanel.Kind

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = kind.width ?? proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: PanelArrangement(kind, subviews, width: width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let arrangement = PanelArrangement(kind, subviews, width: bounds.width)
    for (part, frame) in zip(subviews, arrangement.frames) {
      part.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

extension PresentedPanel.Kind {
  /// Nil for as wide as the window.
  fileprivate var width: CGFloat? {
    switch self {
    case .alert: 270
    case .dialog: nil
    case .menu: 250
    }
  }
}

/// Where each part of a panel is, from its upper left corner.
private struct PanelArrangement {
  private(set) var frames: [CGRect]
  private(set) var height: CGFloat = 0
  private let parts: LayoutSubviews
  private let width: CGFloat
  private var grounds: ArraySlice<Int>
  private var lines: ArraySlice<Int>
  /// The upper edge of the ground that is being filled.
  private var top: CGFloat = 0

  init(_ kind: PresentedPanel.Kind, _ parts: LayoutSubviews, width: CGFloat) {
    (self.parts, self.width) = (parts, width)
    frames = Array(repeating: .zero, count: parts.count)
    (grounds, lines) = ([], [])
    grounds = indices(of: [.ground])[...]
    lines = indices(of: [.line])[...]
    let cancelling = kind == .menu ? [] : indices(of: [.cancel])
    let acting = indices(of: kind == .menu ? [.action, .cancel, .other] : [.action])

    for part in indices(of: [.texts]) { stack(part) }
    if kind != .menu {
      for part in indices(of: [.other]) { stack(part, inset: 16) }
    }
    if kind == .alert, acting.count + cancelling.count == 2, fitHalf(acting + cancelling) {
      putBesideEachOther(cancelling + acting)
    } else {
      for part in acting { stackAction(part) }
      if kind == .dialog, height > 0, !cancelling.isEmpty {
        closeGround()
        height += 8
        top = height
      }
      for part in cancelling { stackAction(part) }
    }
    closeGround()
  }

  private func indices(of kinds: [PanelPart]) -> [Int] {
    parts.indices.filter { kinds.contains(parts[$0][PanelPartKey.self]) }
  }

  private func fitHalf(_ actions: [Int]) -> Bool {
    actions.allSatisfy { parts[$0].sizeThatFits(.unspecified).width <= width / 2 }
  }

  private mutating func stack(_ part: Int, inset: CGFloat = 0) {
    let proposal = ProposedViewSize(width: width - 2 * inset, height: nil)
    let size = parts[part].sizeThatFits(proposal)
    frames[part] = CGRect(
      x: (width - size.width) / 2, y: height, width: size.width, height: size.height)
    height += size.height + inset
  }

  private mutating func stackAction(_ part: Int) {
    drawLineAbove()
    stack(part)
  }

  private mutating func putBesideEachOther(_ actions: [Int]) {
    let half = ProposedViewSize(width: width / 2, height: nil)
    let rowHeight = actions.map { parts[$0].sizeThatFits(half).height }.max() ?? 0
    drawLineAbove()
    draw(CGRect(x: width / 2, y: height, width: lineWidth, height: rowHeight))
    for (column, part) in actions.enumerated() {
      frames[part] = CGRect(
        x: CGFloat(column) * width / 2, y: height, width: width / 2, height: rowHeight)
    }
    height += rowHeight
  }

  private var lineWidth: CGFloat { 0.5 }

  /// None at the upper edge of a ground.
  private mutating func drawLineAbove() {
    if height > top { draw(CGRect(x: 0, y: height, width: width, height: lineWidth)) }
  }

  /// Lines take no room.
  private mutating func draw(_ line: CGRect) {
    if let part = lines.popFirst() { frames[part] = line }
  }

  private mutating func closeGround() {
    if let part = grounds.popFirst() {
      frames[part] = CGRect(x: 0, y: top, width: width, height: height - top)
    }
  }
}
