/// A view with a modifier around it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

// Inlined into the witnesses, which know their own type; elsewhere the runtime would look it up
// again.
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never {
    fatalError("\(Self.self) has no body. Lay it out in a host instead.")
  }

  @inline(__always)
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    Modifier._makeModifier(view.modifier, content: view.content, inputs: inputs)
  }

  @inline(__always)
  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    Modifier._updateModifier(view.modifier, content: view.content, outputs: outputs)
  }

  nonisolated public static var _typeShape: _ViewShape {
    Modifier._shape(around: Content._typeShape)
  }

  @inline(__always)
  nonisolated public func _valueShape() -> _ViewShape {
    Modifier._shape(around: content._valueShape())
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Puts a modifier around this view.
  @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Combines two modifiers: this one inside, `modifier` outside.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
