/// One of two views, as `if`-`else` and `switch` make them; each branch has its own identity.
public struct _ConditionalContent<TrueContent, FalseContent> {
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  public let storage: Storage

  @usableFromInline package init(storage: Storage) {
    self.storage = storage
  }
}

extension ViewBuilder {
  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never {
    fatalError("A conditional view has no body. Lay it out in a host instead.")
  }

  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.list(.dynamic) { inputs in
      let node = BranchNode(inputs)
      show(view, in: node)
      node.isMade = true
      return node
    }
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    let node = unsafeDowncast(outputs.node.viewNode, to: BranchNode.self)
    switch (view.storage, node.branch) {
    case (.trueContent(let content), .first):
      node.updateContent { TrueContent._updateView(view: content, outputs: $0) }
    case (.falseContent(let content), .second):
      node.updateContent { FalseContent._updateView(view: content, outputs: $0) }
    default:
      show(view, in: node)
    }
  }

  nonisolated private static func show(_ view: Self, in node: BranchNode) {
    switch view.storage {
    case .trueContent(let content):
      node.show(.first) {
        TrueContent._makeView(view: content, inputs: $0)
      } update: {
        TrueContent._updateView(view: content, outputs: $0)
      }
    case .falseContent(let content):
      node.show(.second) {
        FalseContent._makeView(view: content, inputs: $0)
      } update: {
        FalseContent._updateView(view: content, outputs: $0)
      }
    }
  }

  nonisolated public static var _typeShape: _ViewShape { .dynamic }
}

extension Optional: View where Wrapped: View {
  public var body: Never {
    fatalError("An optional view has no body. Lay it out in a host instead.")
  }

  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.list(.dynamic) { inputs in
      let node = BranchNode(inputs)
      if let content = view { show(content, in: node) }
      node.isMade = true
      return node
    }
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    let node = unsafeDowncast(outputs.node.viewNode, to: BranchNode.self)
    switch (view, node.branch) {
    case (.some(let content), .first):
      node.updateContent { Wrapped._updateView(view: content, outputs: $0) }
    case (.some(let content), _):
      show(content, in: node)
    case (.none, .none):
      break
    case (.none, _):
      node.clear()
    }
  }

  nonisolated private static func show(_ content: Wrapped, in node: BranchNode) {
    node.show(.first) {
      Wrapped._makeView(view: content, inputs: $0)
    } update: {
      Wrapped._updateView(view: content, outputs: $0)
    }
  }

  nonisolated public static var _typeShape: _ViewShape { .dynamic }
}

/// Shows one branch at a time; another branch means a new identity below.
final class BranchNode: ReplacingNode {
  enum Branch {
    case none, first, second
  }

  private(set) var branch = Branch.none
  /// Whether the node has been made, so that later content counts as inserted.
  fileprivate(set) var isMade = false

  /// Switches to another branch; one that is still leaving is brought back, with its state.
  func show(
    _ branch: Branch, _ make: (_ViewInputs) -> _ViewOutputs, update: (_ViewOutputs) -> Void
  ) {
    removeContent(key: self.branch)
    self.branch = branch
    if !takeBackContent(branch, update) {
      makeContent(make)
      if isMade, let child { insert(child) }
    }
    elementsChanged()
  }

  func clear() {
    removeContent(key: branch)
    child = nil
    branch = .none
    elementsChanged()
  }

  func updateContent(_ update: (_ViewOutputs) -> Void) {
    if let child { update(_ViewOutputs(child)) }
  }
}
