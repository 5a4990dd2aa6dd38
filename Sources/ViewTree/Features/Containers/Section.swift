/// A header, rows and a footer that belong together.
///
/// In a stack they follow one another like any list; a lazy container can pin header and footer,
/// and a grid gives them lines of their own.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Nil for a section that cannot fold.
  let folding: SectionFolding?

  init(header: Parent, content: Content, footer: Footer, folding: SectionFolding? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.folding = folding
  }

  /// The content while it is unfolded.
  fileprivate var shownContent: Content? { folding?.isOpen == false ? nil : content }
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never {
    fatalError("Section has no body. Lay it out in a host instead.")
  }

  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.list(view._valueShape()) { inputs in
      let node = SectionNode(inputs)
      let outer = inputs.slot == .lazy ? inputs.inside(node).with(inputs.pending) : nil
      let inner = inputs.below(node)
      node.isFoldable = view.folding != nil
      if let folding = view.folding {
        let header = FoldingHeader(header: view.header, isExpanded: folding.isExpanded)
        node.header = SectionPartNode.make(header, outer ?? inner)
        node.content = Content?._makeView(view: view.shownContent, inputs: inner).node
      } else {
        node.header = SectionPartNode.make(view.header, outer ?? inner)
        node.content = Content._makeView(view: view.content, inputs: inner).node
      }
      node.footer = SectionPartNode.make(view.footer, outer ?? inner)
      return node
    }
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    let node = unsafeDowncast(outputs.node.viewNode, to: SectionNode.self)
    if let header = node.header?.child {
      if node.isFoldable {
        let isExpanded = view.folding?.isExpanded ?? .constant(true)
        FoldingHeader._updateView(
          view: FoldingHeader(header: view.header, isExpanded: isExpanded),
          outputs: _ViewOutputs(header))
      } else {
        Parent._updateView(view: view.header, outputs: _ViewOutputs(header))
      }
    }
    if let content = node.content {
      if node.isFoldable {
        Content?._updateView(view: view.shownContent, outputs: _ViewOutputs(content))
      } else {
        Content._updateView(view: view.content, outputs: _ViewOutputs(content))
      }
    }
    if let footer = node.footer?.child {
      Footer._updateView(view: view.footer, outputs: _ViewOutputs(footer))
    }
  }

  /// Never one: even a section alone in a lazy container is a list.
  nonisolated public static var _typeShape: _ViewShape {
    let shape = Parent._typeShape.followed(by: Content._typeShape)
      .followed(by: Footer._typeShape)
    return shape == .dynamic ? .dynamic : .many
  }
}

/// The three lists of a section, one after the other.
final class SectionNode: Node {
  fileprivate(set) var header: SectionPartNode?
  fileprivate(set) var content: Node?
  fileprivate(set) var footer: SectionPartNode?
  /// Whether the section could fold when it was made, which is part of its identity.
  fileprivate var isFoldable = false

  private var parts: [Node] { [header as Node?, content, footer].compactMap { $0 } }

  override func forEachChild(_ body: (Node) -> Void) {
    for part in parts { body(part) }
  }

  override func collectElements(into list: inout [LayoutNode], root: Node?) {
    for part in parts { part.collectElements(into: &list, root: nil) }
  }

  override var rowTraits: RowTraits { [.onDemand, .list] }

  override func collectRows(into rows: RowCollector) {
    rows.appendSection(header: header, content: content, footer: footer)
  }

  override var cachesPreferences: Bool { true }

  override func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool {
    key.hasOutput(in: self, parts)
  }

  override func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    key.fold(in: self, parts)
  }
}

/// The header or footer of a section, so that the views inside can tell.
final class SectionPartNode: UnaryNode {
  fileprivate static func make<Part: View>(_ part: Part, _ inputs: _ViewInputs) -> SectionPartNode {
    let node = SectionPartNode(inputs)
    node.child = Part._makeView(view: part, inputs: inputs.below(node)).node
    return node
  }
}

extension _ViewInputs {
  /// The same inputs with other modifiers waiting for an element.
  fileprivate func with(_ pending: PendingModifiers?) -> _ViewInputs {
    _ViewInputs(parent: parent, slot: slot, pending: pending)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    list.appendSection { list in
      list.nested(at: 0) { Parent._collectSubviews(of: view.header, into: &$0) }
    } content: { list in
      list.nested(at: 1) { list in
        if let content = view.shownContent { Content._collectSubviews(of: content, into: &list) }
      }
    } footer: { list in
      list.nested(at: 2) { Footer._collectSubviews(of: view.footer, into: &$0) }
    }
  }
}
