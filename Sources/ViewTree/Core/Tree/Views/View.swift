/// A description of a part of the tree: a value that is made again whenever its parent's body runs.
///
/// A custom view has a `body`; the engine's own views have none and conform to ``PrimitiveView``.
/// The identity behind a view (state, children, geometry) is a node of the running tree.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///
///   var body: some View {
///     VStack {
///       Text("Hello")
///       Text(name)
///     }
///   }
/// }
/// ```
///
/// - Cost: the node is made once; afterwards a body runs only when the view's value, or something
///   that its last run read, has changed.
/// - Source: STATE-4.5, STATE-4.6; the isolation is that of Apple's declaration.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that represents `view` below `inputs.parent`.
  nonisolated static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs

  /// Brings up to date the node that `_makeView` made for an earlier value of this type.
  nonisolated static func _updateView(view: Self, outputs: _ViewOutputs)

  /// How many elements a value of this type adds to a list, as far as the type determines it.
  nonisolated static var _typeShape: _ViewShape { get }

  /// How many elements this value adds to a list; more precise than the type if the value knows
  /// more.
  nonisolated func _valueShape() -> _ViewShape

  /// Adds the views that `view` contributes to the list that a custom container is given.
  nonisolated static func _collectSubviews(of view: Self, into list: inout _SubviewList)
}

/// How many elements a view adds to the list around it.
///
/// The difference between one static element and everything else decides whether a stack is elided,
/// whether a modifier is applied once or to each element, and whether a container is dynamic.
/// Source: PREF-1.2, PREF-1.3, LAYOUT-3.1.10.
public enum _ViewShape: UInt8, Sendable {
  /// No element at all.
  case none
  /// Exactly one element, for the lifetime of the node.
  case one
  /// Several elements, their number fixed by the type.
  case many
  /// A number that can change: `if`, `ForEach`, `AnyView`.
  case dynamic
  /// As many as the view inside a custom modifier's body; only a value knows.
  case content

  /// Whether there is certainly one element; a best guess if only the type is known.
  package var isOne: Bool { self == .one || self == .content }

  /// The shape of two lists in sequence.
  package func followed(by other: _ViewShape) -> _ViewShape {
    if self == .dynamic || other == .dynamic { return .dynamic }
    if self == .none { return other }
    if other == .none { return self }
    return .many
  }
}

extension View {
  nonisolated public static var _typeShape: _ViewShape { Body._typeShape }

  nonisolated public func _valueShape() -> _ViewShape { Self._typeShape }
}

extension Never: View {
  public var body: Never {
    fatalError(
      "A primitive view has no body. Let the engine lay the view out instead of calling body.")
  }

  nonisolated public static func _makeView(view: Never, inputs: _ViewInputs) -> _ViewOutputs {}
  nonisolated public static func _updateView(view: Never, outputs: _ViewOutputs) {}
  nonisolated public static var _typeShape: _ViewShape { .one }
}

/// A view without a body: the engine makes its node directly.
///
/// Conform in an extension, so that the type's own declaration stays free of actor isolation.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is a primitive view and has no body. Lay it out in a host instead.")
  }

  nonisolated public static var _typeShape: _ViewShape { .one }
}

/// A view that is laid out as exactly one element.
///
/// The conforming type only makes and updates its layout node; placing it below pending modifiers
/// is the same for all. Public because public views conform to it; clients have no other use for
/// it.
public protocol ElementView: PrimitiveView {
  associatedtype Element: LayoutNode

  nonisolated static func makeElement(_ view: Self, inputs: _ViewInputs) -> Element
  nonisolated static func updateElement(_ view: Self, node: Element)
}

extension ElementView {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.wrapped { _ViewOutputs(makeElement(view, inputs: $0)) }
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    updateElement(view, node: unsafeDowncast(outputs.node.viewNode, to: Element.self))
  }
}
