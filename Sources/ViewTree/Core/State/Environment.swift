/// Reads a value of the environment into a view.
///
/// ```swift
/// struct Arrow: View {
///   @Environment(\.layoutDirection) private var direction
///
///   var body: some View {
///     Text(direction == .leftToRight ? ">" : "<")
///   }
/// }
///
/// let mirrored = Arrow().environment(\.layoutDirection, .rightToLeft)
/// ```
///
/// - Source: STATE-4.5: the body runs again only when the value of a key it read changes.
@propertyWrapper
public struct Environment<Value>: InstalledProperty {
  private let read: (EnvironmentValues) -> Value
  private var scope: EnvironmentScope?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type.
  ///
  /// - Errors: traps with SwiftUI's message when no view above has set one.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.object(objectType) else {
        fatalError(
          """
          No Observable object of type \(objectType) found. A View.environment(_:) for \
          \(objectType) may be missing as an ancestor of this view.
          """)
      }
      return object
    }
  }

  /// Reads the observable object of a type; nil when no view above has set one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.object(objectType) }
  }

  public var wrappedValue: Value { read(EnvironmentValues(scope)) }

  static package func install(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, node: Node
  ) {
    property.assumingMemoryBound(to: Self.self).pointee.scope = node.environment
  }

  static package var comparison: ValueComparison { AlwaysEqualComparison() }
}

extension View {
  /// Sets a value of the environment for this view and everything below it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentWriting(value: value) { $0[keyPath: keyPath] = $1 })
  }

  /// Puts an observable object into the environment, under its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentWriting(value: object) { $0.setObject($1) })
  }

  /// Changes a value of the environment for this view and everything below it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentWriting(value: transform) { $1(&$0[keyPath: keyPath]) })
  }

  /// Writes a value into the environment by a custom rule.
  nonisolated package func writingEnvironment<V>(
    _ value: V, _ write: @escaping (inout EnvironmentValues, V) -> Void
  ) -> some View {
    modifier(EnvironmentWriting(value: value, write: write))
  }
}

/// Sets one value for the content.
nonisolated struct EnvironmentWriting<Value>: StructuralModifier {
  let value: Value
  let write: (inout EnvironmentValues, Value) -> Void

  static var appliesToEachElement: Bool { false }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> EnvironmentNode<Value> {
    EnvironmentNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: EnvironmentNode<Value>) {
    node.update(modifier)
  }
}

/// Holds the scopes that a modifier has added; a change reaches exactly the readers of its keys.
final class EnvironmentNode<Value>: UnaryNode {
  private var modifier: EnvironmentWriting<Value>
  private var outer: EnvironmentScope
  private let comparison = ValueComparison.of(Value.self)

  init(_ modifier: EnvironmentWriting<Value>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    outer = inputs.environment
    super.init(inputs)
    environment = written()
  }

  func update(_ modifier: EnvironmentWriting<Value>) {
    let isSame = comparison.areEqual(values: self.modifier.value, modifier.value)
    guard !isSame else { return }
    self.modifier = modifier
    renew()
  }

  override func dependencyChanged() { queueUpdate() }

  override func performUpdate() { renew() }

  /// The write may read the value that it changes, and so depends on the scopes outside.
  private func written() -> EnvironmentScope {
    evaluate {
      var values = EnvironmentValues(outer)
      modifier.write(&values, modifier.value)
      return values.scope ?? outer
    }
  }

  /// Moves the new values into the scopes that the content already holds.
  ///
  /// A write nearly always sets the same keys in the same order; if it does not, the content is
  /// moved to new scopes and runs again.
  private func renew() {
    let written = written()
    let new = written.scopes(upTo: outer)
    let kept = environment.scopes(upTo: outer)
    if new.map(\.key) == kept.map(\.key) {
      for (scope, value) in zip(kept, new) { scope.replace(with: value) }
    } else {
      moveContent(to: written, EnvironmentMoves())
    }
  }

  /// Outer modifiers that wrap members of a list below move with the outer scopes.
  private func moveContent(to new: EnvironmentScope, _ moves: EnvironmentMoves) {
    let old = environment
    environment = new
    var moves = moves
    moves[old] = new
    forEachChild { $0.moveEnvironment(moves) }
  }

  override func moveEnvironment(_ moves: EnvironmentMoves) {
    if let new = moves[outer] { outer = new }
    moveContent(to: written(), moves)
  }
}
