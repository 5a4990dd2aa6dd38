import SwiftUI

/// Puts views in rows from the leading edge, as many into each as there is room for.
public struct TagFlow: Layout {
  let spacing: CGFloat

  public init(spacing: CGFloat) {
    self.spacing = spacing
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let places = places(of: subviews, within: proposal.width ?? .infinity)
    return CGSize(
      width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, place) in zip(subviews, places(of: subviews, within: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(place.size))
    }
  }

  private func places(of subviews: Subviews, within width: CGFloat) -> [CGRect] {
    var places: [CGRect] = []
    var (x, y, rowHeight) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, rowHeight) = (0, y + rowHeight + spacing, 0)
      }
      places.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
    return places
  }
}
