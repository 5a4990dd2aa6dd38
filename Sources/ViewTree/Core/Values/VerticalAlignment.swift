/// A guide on the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide's identity.
  package let key: AlignmentKey

  /// Makes the guide that a type names.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .vertical)
  }

  init(key: AlignmentKey) {
    self.key = key
  }

  private init(_ key: AlignmentKey) {
    self.key = key
  }

  public static let top = VerticalAlignment(TopID.key)
  public static let center = VerticalAlignment(VerticalCenterID.key)
  public static let bottom = VerticalAlignment(BottomID.key)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.key)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.key)

  /// The value that a container exports for its children's explicit values.
  ///
  /// - Shape: one entry per child, nil for a child without an explicit value; nil if none is
  ///   exported.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combinedExplicit(values)
  }
}
