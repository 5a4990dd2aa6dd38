/// A change that a modifier makes to the look of an element; layout is untouched.
package protocol LookChange: Sendable {
  /// The modifier's name.
  var name: String { get }

  /// The modifier's arguments as text; empty where its name says all.
  var value: String { get }

  /// Whether nothing of the element can be touched: it is hidden, fully transparent, or refuses.
  var refusesTouches: Bool { get }
}
