// Conversions between the spaces of views, by way of the view without a superview.

extension UIView {
  /// Converts a point of this view's space to another's; nil for the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view === self { return point }
    let rootPoint = toRoot(point)
    return view?.fromRoot(rootPoint) ?? rootPoint
  }

  /// Converts a point of another view's space to this one's; nil for the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if view === self { return point }
    return fromRoot(view?.toRoot(point) ?? point)
  }

  /// Converts a rectangle of this view's space to another's: the bounding box of its corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.box(rect) { convert($0, to: view) }
  }

  /// Converts a rectangle of another view's space to this one's: the bounding box of its corners.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.box(rect) { convert($0, from: view) }
  }

  private static func box(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return rect }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let superview = view.superview {
      if let place = view.treePlace { return place.rootPoint(point) }
      point = view.toSuperview(point)
      view = superview
    }
    return view is UIWindow ? point : view.layer.toSuperlayer(point)
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    if let place = treePlace { return place.ownPoint(point) }
    guard let superview else {
      return self is UIWindow ? point : layer.fromSuperlayer(point)
    }
    return fromSuperview(superview.fromRoot(point))
  }
}

extension UIView {
  var coveredInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let insets = window.hostInsets
    if window === self { return insets }
    let place = convert(bounds, to: nil)
    let whole = window.bounds
    return UIEdgeInsets(
      top: Self.covered(insets.top - place.minY), left: Self.covered(insets.left - place.minX),
      bottom: Self.covered(insets.bottom - (whole.height - place.maxY)),
      right: Self.covered(insets.right - (whole.width - place.maxX)))
  }

  /// Tells the scroll views inside that the window may now cover other edges of theirs.
  func coveredInsetsMayHaveChanged() {
    forEachInside { ($0 as? UIScrollView)?.insetsMayHaveChanged() }
  }

  /// A length without the rounding error of a moved origin, at least 0.
  private static func covered(_ length: CGFloat) -> CGFloat {
    max((length * 1024).rounded() / 1024, 0)
  }

  /// The margins with leading and trailing edges.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }
}
