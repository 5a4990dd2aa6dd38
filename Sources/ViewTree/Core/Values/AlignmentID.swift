/// A type that names an alignment guide and gives its default position.
///
/// ```swift
/// enum FirstThird: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
/// }
///
/// let thirds = VerticalAlignment(FirstThird.self)
/// let row = HStack(alignment: thirds) { Color.red; Color.blue.frame(height: 30) }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in a view that has no explicit value for it.
  ///
  /// - Units: points from the view's top leading corner, along the guide's axis.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Combines one more child's explicit value into the value that a container exports.
  ///
  /// The default is the running arithmetic mean.
  ///
  /// - Parameters:
  ///   - childValue: the child's value, in the container's space.
  ///   - n: the number of values combined before.
  ///   - parentValue: the result so far; nil before the first value.
  /// - Source: LAYOUT-3.9.
  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The running arithmetic mean of the children's values.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    guard let mean = parentValue, n > 0 else {
      parentValue = childValue
      return
    }
    parentValue = (mean * CGFloat(n) + childValue) / CGFloat(n + 1)
  }
}
