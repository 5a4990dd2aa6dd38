extension LayoutNode {
  /// How far the unsafe area reaches into this element at each edge.
  ///
  /// An edge that lies in the band of the nearest surroundings, within half a pixel, gives its
  /// distance to the band's outer edge, and from there the next surroundings are asked in the same
  /// way. Every other edge gives 0. Under a rotation or scaling all edges give 0.
  ///
  /// Inside a scroll view nothing is unsafe along its axes: it has already inset its content.
  ///
  /// - Cost: one step per ancestor.
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
  /// Makes the scroll views below check where they lie, as something may now cover them.
  ///
  /// A scroll view whose surroundings are entirely safe does not track its place.
  ///
  /// - Cost: the size of the tree below; once per change from no unsafe area to some.
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
