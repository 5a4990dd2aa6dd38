import ViewTree

/// Finds the anchors in the value of a preference, however deep they stand in it.
///
/// - Cost: reflects the value; for recordings only.
enum AnchorSearch {
  static func anchors(in value: Any) -> [any AnyAnchor] {
    if let anchor = value as? any AnyAnchor { return [anchor] }
    return Mirror(reflecting: value).children.flatMap { anchors(in: $0.value) }
  }
}
