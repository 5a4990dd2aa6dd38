/// A guide on the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide's identity.
  package let key: AlignmentKey

  /// Makes the guide that a type names.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .horizontal)
  }

  init(key: AlignmentKey) {
    self.key = key
  }

  private init(_ key: AlignmentKey) {
    self.key = key
  }

  public static let leading = HorizontalAlignment(LeadingID.key)
  public static let center = HorizontalAlignment(HorizontalCenterID.key)
  public static let trailing = HorizontalAlignment(TrailingID.key)
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingID.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingID.self)

  /// The value that a container exports for its children's explicit values.
  ///
  /// - Shape: one entry per child, nil for a child without an explicit value; nil if none is
  ///   exported.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combinedExplicit(values)
  }
}
