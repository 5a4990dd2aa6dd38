/// A space in which positions are given.
public enum CoordinateSpace: Hashable {
  /// The root's space.
  case global
  /// The space of the view that asks.
  case local
  /// The space of the nearest ancestor with this name; the root's if there is none.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A value that resolves to a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  // Names are immutable values; `AnyHashable` cannot say so.
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Names the space of this view, for itself and everything inside.
  ///
  /// Source: GEOMETRY-3.15: the nearest space with the name wins.
  ///
  /// ```swift
  /// VStack {
  ///   GeometryReader { Text("\($0.frame(in: .named("board")).midX)") }
  /// }
  /// .coordinateSpace(name: "board")
  /// ```
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

nonisolated struct CoordinateSpaceModifier: StructuralModifier {
  let name: AnyHashable

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ValueAttributeNode<AnyHashable> {
    ValueAttributeNode(modifier.name, inputs) { $0.spaceNames.append($1) }
  }

  static func updateNode(_ modifier: Self, node: ValueAttributeNode<AnyHashable>) {
    guard node.value != modifier.name else { return }
    node.update(modifier.name)
    node.host.geometryChanged = true
  }
}

/// A name that a kind of view gives to its own space, as scroll views do.
///
/// Outside any such view the name means the global space, without a warning.
protocol ImplicitSpaceName: Hashable {}
