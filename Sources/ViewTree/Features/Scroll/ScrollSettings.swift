/// The settings that modifiers around a scroll view have made for it.
struct ScrollSettings {
  var contentMargins = ContentMargins()
  var anchors = ScrollAnchors()
  var behavior: (any ScrollTargetBehavior)?
  /// How much of the bar over the content has collapsed: the content rests where all of it is shown.
  var collapsedBar: CGFloat = 0
}

extension View {
  /// Lets the scroll views inside rest where a bar collapsed by a length is fully expanded again.
  nonisolated package func scrollsUnderBar(collapsedBy length: CGFloat) -> some View {
    modifier(ScrollSetting(value: length) { $0.collapsedBar = $1 })
  }
}

/// A modifier that concerns the scroll views below it, but not those inside their contents.
///
/// A scroll view looks for these nodes when it is made; each outlives the scroll views that it is
/// attached to.
///
/// - Source: SCROLL-4.4.6: the modifiers of scroll views act on the scroll views within the
///   modified view.
class ScrollModifierNode: UnaryNode {
  struct Reference {
    unowned(unsafe) let node: ScrollModifierNode
  }

  private struct Attachment {
    unowned(unsafe) let scroll: ScrollNode
  }

  private final var attachments: [Attachment] = []

  /// The first scroll view below; nil where there is none.
  ///
  /// - Source: SCROLL-4.4.6: of several scroll views the first one is watched.
  final var scroll: ScrollNode? { attachments.first?.scroll }

  /// Whether the node observes every change of offset and sizes.
  var followsGeometry: Bool { false }

  func configure(_ settings: inout ScrollSettings) {}

  func geometryChanged(of scroll: ScrollNode) {}

  func phaseChanged(of scroll: ScrollNode, from old: ScrollPhase, velocity: CGVector) {}

  /// Called while layout places the content, after the offset has been settled.
  func contentWasPlaced(in scroll: ScrollNode) {}

  /// Called when content and offset have been moved together, so that nothing is seen to move.
  func contentWasShifted(in scroll: ScrollNode, _ axis: Axis, by distance: CGFloat) {}

  func attach(_ scroll: ScrollNode) { attachments.append(Attachment(scroll: scroll)) }

  func detach(_ scroll: ScrollNode) { attachments.removeAll { $0.scroll === scroll } }

  final func settingsChanged() {
    for attachment in attachments { attachment.scroll.settingsChanged() }
  }
}

/// Lets a closure write one of the settings.
final class ScrollSettingNode<Value>: ScrollModifierNode {
  private var value: Value
  private let write: (inout ScrollSettings, Value) -> Void

  init(
    _ value: Value, _ inputs: _ViewInputs, _ write: @escaping (inout ScrollSettings, Value) -> Void
  ) {
    self.value = value
    self.write = write
    super.init(inputs)
  }

  override func configure(_ settings: inout ScrollSettings) { write(&settings, value) }

  func update(_ value: Value) {
    let isSame = ValueComparison.areEqual(self.value, value)
    guard !isSame else { return }
    self.value = value
    settingsChanged()
  }
}

/// A modifier that writes one of the settings.
nonisolated struct ScrollSetting<Value>: StructuralModifier {
  let value: Value
  let write: (inout ScrollSettings, Value) -> Void

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ScrollSettingNode<Value> {
    ScrollSettingNode(modifier.value, inputs, modifier.write)
  }

  static func updateNode(_ modifier: Self, node: ScrollSettingNode<Value>) {
    node.update(modifier.value)
  }
}
