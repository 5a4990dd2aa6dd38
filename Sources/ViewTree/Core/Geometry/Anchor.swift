/// A place captured in the root's space, to be read in any other.
///
/// While a view is animated, the place is where it is shown. Source: ANCHOR-2.3.
///
/// It is a snapshot: equal to another when the stored places are equal, and still meaningful after
/// the view that made it is gone. Source: ANCHOR-2.2.
///
/// ```swift
/// struct TopKey: PreferenceKey {
///   static let defaultValue: Anchor<CGRect>? = nil
///
///   static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
///     value = value ?? nextValue()
///   }
/// }
///
/// let line = Text("a")
///   .anchorPreference(key: TopKey.self, value: .bounds) { $0 }
///   .backgroundPreferenceValue(TopKey.self) { anchor in
///     GeometryReader { proxy in
///       if let anchor { Color.yellow.frame(height: proxy[anchor].height / 2) }
///     }
///   }
/// ```
public struct Anchor<Value> {
  let stored: AnchorStorage<Value>

  func resolve(in node: LayoutNode) -> Value { stored.resolve(node) }

  var zero: Value { stored.zero }

  /// The place to capture: a point or rectangle of the view, or several.
  public struct Source {
    let take: (LayoutNode) -> AnchorStorage<Value>
  }
}

/// The root-space value of an anchor, and how to bring it into another space.
struct AnchorStorage<Value> {
  let rootValue: Value
  let zero: Value
  let resolve: (LayoutNode) -> Value
}

/// An anchor of any value type, for tools that show the values travelling up a tree.
package protocol AnyAnchor {
  /// The captured point, rectangle or list of them, in the root's space.
  var anyRootValue: Any { get }
  /// The same in the space of an element.
  func anyValue(in element: LayoutNode) -> Any
}

extension Anchor: AnyAnchor {
  package var anyRootValue: Any { stored.rootValue }
  package func anyValue(in element: LayoutNode) -> Any { resolve(in: element) }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.stored.rootValue == right.stored.rootValue
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(stored.rootValue) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source {
  /// Several anchors as one, in order.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    take = { node in
      let parts = array.map { $0.take(node) }
      return AnchorStorage(
        rootValue: parts.map(\.rootValue), zero: [],
        resolve: { reader in parts.map { $0.resolve(reader) } })
    }
  }

  /// An anchor that may be missing.
  public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
    take = { node in
      let part = source?.take(node)
      return AnchorStorage(
        rootValue: part?.rootValue, zero: nil, resolve: { part?.resolve($0) })
    }
  }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle of the view's space; null and infinite ones are left unchanged.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { .rect(r, in: $0) }
  }

  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { .rect(CGRect(origin: .zero, size: $0.presentedSize), in: $0) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view's space.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { .point(p, in: $0) }
  }

  /// A point given in fractions of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { .point(p.point(in: $0.presentedSize), in: $0) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension AnchorStorage where Value == CGRect {
  /// Source: ANCHOR-2.4: a rectangle is mapped by its corners, on the way out and back.
  fileprivate static func rect(_ rect: CGRect, in node: LayoutNode) -> AnchorStorage {
    let inRoot = node.presented(rect)
    return AnchorStorage(
      rootValue: inRoot, zero: .zero, resolve: { $0.convertFromRoot(inRoot) })
  }
}

extension AnchorStorage where Value == CGPoint {
  fileprivate static func point(_ point: CGPoint, in node: LayoutNode) -> AnchorStorage {
    let inRoot = node.presented(point)
    return AnchorStorage(
      rootValue: inRoot, zero: .zero, resolve: { $0.convertFromRoot(inRoot) })
  }
}
