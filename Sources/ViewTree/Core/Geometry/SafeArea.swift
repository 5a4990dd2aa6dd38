extension LayoutNode {
  /// How far the unsafe area reaches into this element at each edge.
  ///
  /// An edge that lies in the band of the nearest surroundings, half a pixel of slack included, gives
  /// its distance to the band's outer edge, and from there the next surroundings are asked in the
  /// same way; every other edge gives 0. Under a rotation or scaling all are 0.
  ///
  /// Inside a scroll view nothing is unsafe along its axes: it has inset its content.
  ///
  /// - Cost: one step an ancestor.
  /// - Source: LAYOUT-3.12, SCROLL-3.13.
  final var physicalSafeAreaInsets: PhysicalInsets {
    guard !isTransformed(below: nil) else { return PhysicalInsets() }
    let slack = 0.5 / EnvironmentValues(environment).displayScale
    var rect = convert(CGRect(origin: .zero, size: size), to: nil)
    var insets = PhysicalInsets()
    var scrolled: Axis.Set = []
    var node = self
    while let parent = node.layoutParent {
      switch parent.safeAreaShare(for: node) {
      case .safe(let axes): scrolled.formUnion(axes)
      case .band(let band):
        let expanded = rect.expanded(
          through: SafeAreaBand(
            outer: parent.convert(band.outer, to: nil), inner: parent.convert(band.inner, to: nil)),
          slack)
        if !scrolled.contains(.horizontal) {
          insets.left += rect.minX - expanded.minX
          insets.right += expanded.maxX - rect.maxX
        }
        if !scrolled.contains(.vertical) {
          insets.top += rect.minY - expanded.minY
          insets.bottom += expanded.maxY - rect.maxY
        }
        rect = expanded
      case nil: break
      }
      node = parent
    }
    return insets
  }
}

extension Node {
  /// Has the scroll views below look where they lie, as there is something now that may cover them.
  ///
  /// A scroll view in surroundings that are safe throughout does not follow its place.
  ///
  /// - Cost: the size of the tree below; once a change from nothing unsafe to something.
  final func unsafeAreaAppeared() {
    if let element = self as? LayoutNode, case .safe? = element.safeAreaShare(for: element) {
      element.setNeedsLayout()
    }
    forEachChild { $0.unsafeAreaAppeared() }
  }
}

extension CGRect {
  /// The rectangle with each edge that lies in a band moved to the band's outer edge.
  fileprivate func expanded(through band: SafeAreaBand, _ slack: CGFloat) -> CGRect {
    func moved(_ edge: CGFloat, _ outer: CGFloat, _ inner: CGFloat) -> CGFloat {
      edge >= min(outer, inner) - slack && edge <= max(outer, inner) + slack ? outer : edge
    }
    let left = moved(minX, band.outer.minX, band.inner.minX)
    let top = moved(minY, band.outer.minY, band.inner.minY)
    let right = moved(maxX, band.outer.maxX, band.inner.maxX)
    let bottom = moved(maxY, band.outer.maxY, band.inner.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
