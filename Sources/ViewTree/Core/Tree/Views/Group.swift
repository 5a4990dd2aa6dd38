/// Several views that are one view in code and several to the container around them.
///
/// ```swift
/// HStack {
///   Group {
///     Text("a")
///     Text("b")
///   }
///   .padding(4)  // around each of the two
/// }
/// ```
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never {
    fatalError("Group has no body. Lay it out in a host instead.")
  }

  /// In a slot for one view the group is a list inside the implicit stack, so that a modifier on
  /// several views in it wraps each of them. An `AnyView` or a group makes its own stack if it
  /// holds several views. Source: PREF-1.4, LAYOUT-3.7, LAYOUT-3.7.9.
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let shape = view.content._valueShape()
    guard !inputs.slot.isList, !shape.isOne, !(view.content is any StackMaking) else {
      return Content._makeView(view: view.content, inputs: inputs)
    }
    return inputs.list(shape) { Content._makeView(view: view.content, inputs: $0).node }
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    Content._updateView(view: view.content, outputs: _ViewOutputs(outputs.node.viewNode))
  }

  nonisolated public static var _typeShape: _ViewShape { Content._typeShape }

  nonisolated public func _valueShape() -> _ViewShape { content._valueShape() }
}

/// A view that, in a slot for one view, makes its own implicit stack if it holds several views.
private protocol StackMaking {}

extension AnyView: StackMaking {}

extension Group: StackMaking where Content: View {}
