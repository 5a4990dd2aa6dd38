/// An identity that is unique to a view's own identity; usable as the name of a coordinate space.
///
/// ```swift
/// struct Card: View {
///   @Namespace private var card
///   var body: some View {
///     GeometryReader { proxy in
///       Color.clear.frame(height: proxy.frame(in: .named(card)).height / 2)
///     }
///     .coordinateSpace(.named(card))
///   }
/// }
/// ```
@propertyWrapper
public struct Namespace: InstalledProperty {
  private var id: ID?

  public init() {}

  public var wrappedValue: ID { id ?? ID(number: 0) }

  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private final class Storage {
    nonisolated(unsafe) static var latest: UInt64 = 0
    let id: ID

    init() {
      Self.latest += 1
      id = ID(number: Self.latest)
    }
  }

  static package func install(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, node: Node
  ) {
    let kept = storage as? Storage ?? Storage()
    storage = kept
    property.assumingMemoryBound(to: Self.self).pointee.id = kept.id
  }

  static package var comparison: ValueComparison { AlwaysEqualComparison() }
}
