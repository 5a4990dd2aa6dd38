import ViewTree

/// Finds the anchors in the value of a preference, however deep they are in it.
///
/// Nothing is looked for in an object: its fields may lead back to it.
///
/// - Cost: reflects the value; for recordings only.
enum AnchorSearch {
  static func anchors(in value: Any) -> [any AnyAnchor] {
    if simple.contains(ObjectIdentifier(type(of: value))) { return [] }
    if let anchor = value as? any AnyAnchor { return [anchor] }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return [] }
    return mirror.children.flatMap { anchors(in: $0.value) }
  }

  /// Types without anchors, which most values are of.
  private static let simple: Set<ObjectIdentifier> = Set(
    ([
      CGFloat.self, Double.self, Int.self, Bool.self, String.self, CGRect.self, CGSize.self,
      CGPoint.self,
    ]
      as [Any.Type]).map(ObjectIdentifier.init))
}
