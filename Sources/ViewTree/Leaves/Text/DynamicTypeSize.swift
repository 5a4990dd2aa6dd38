/// The user's chosen text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize {
  /// The corresponding size of the older vocabulary.
  public init?(_ category: ContentSizeCategory) {
    self = category.dynamicTypeSize
  }
}
