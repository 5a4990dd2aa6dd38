/// Puts an open menu 8 below its button, or above it where there is no room below.
///
/// The menu and its button are aligned at the edge to which the button is nearer; the menu is 8 away from
/// the window's edges. Without a button it is in the middle.
struct MenuPlace: Layout {
  /// The button, from the layout's upper leading corner.
  let source: CGRect?
  private var distance: CGFloat { 8 }

  init(source: CGRect?) {
    self.source = source
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for menu in subviews {
      let size = menu.sizeThatFits(ProposedViewSize(bounds.size))
      let origin = origin(of: size, in: bounds.size)
      menu.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: ProposedViewSize(size))
    }
  }

  private func origin(of size: CGSize, in window: CGSize) -> CGPoint {
    guard let source else {
      return CGPoint(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2)
    }
    let x = source.midX <= window.width / 2 ? source.minX : source.maxX - size.width
    let below = source.maxY + distance
    let above = source.minY - distance - size.height
    let last = window.height - size.height - distance
    let y = below > last && above >= distance ? above : below
    return CGPoint(
      x: inside(x, last: window.width - size.width - distance), y: inside(y, last: last))
  }

  private func inside(_ place: CGFloat, last: CGFloat) -> CGFloat {
    max(min(place, last), distance)
  }
}
