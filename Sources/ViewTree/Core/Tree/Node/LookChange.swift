/// A change that a modifier makes to the look of an element; layout is untouched.
package protocol LookChange: Sendable {
  /// The modifier's name.
  var name: String { get }

  /// The modifier's arguments as text; empty if the name says everything.
  var value: String { get }

  /// Whether the element cannot be touched: it is hidden, fully transparent, or disabled for
  /// touches.
  var refusesTouches: Bool { get }
}
