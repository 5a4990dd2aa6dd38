// Accessing sides, coordinates and sizes by axis lets one algorithm serve both axes.

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The size with one length along an axis and the other across it.
  package init(_ length: CGFloat, along axis: Axis, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

extension ProposedViewSize {
  /// The proposed length along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposal with one length along an axis and the other across it.
  package init(_ length: CGFloat?, along axis: Axis, across: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: across)
      : ProposedViewSize(width: across, height: length)
  }
}
