/// Several views that are treated as one in code and as several by the container around them.
///
/// ```swift
/// HStack {
///   Group {
///     Text("a")
///     Text("b")
///   }
///   .padding(4)  // around each of both
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

  /// In a place for one view the content is as it is without the group: several views make an implicit
  /// stack, an `AnyView` of one view makes none. Source: LAYOUT-3.7.9.
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: view.content, inputs: inputs)
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    Content._updateView(view: view.content, outputs: _ViewOutputs(outputs.node.viewNode))
  }

  nonisolated public static var _typeShape: _ViewShape { Content._typeShape }

  nonisolated public func _valueShape() -> _ViewShape { content._valueShape() }
}
