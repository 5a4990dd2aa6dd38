/// A view whose content is made from its size and place.
///
/// It takes the whole proposal (10 where there is none) and stacks its children on top of one
/// another at the top leading corner. Outside, only the content's preferences are visible.
///
/// ```swift
/// GeometryReader { proxy in
///   Color.red.frame(width: proxy.size.width / 3)
/// }
/// ```
///
/// - Source: LAYOUT-3.8.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: ElementView {
  nonisolated public static func makeElement(
    _ view: Self, inputs: _ViewInputs
  ) -> GeometryReaderNode {
    GeometryReaderNodeOf(view.content, inputs)
  }

  nonisolated public static func updateElement(_ view: Self, node: GeometryReaderNode) {
    unsafeDowncast(node, to: GeometryReaderNodeOf<Content>.self).update(view.content)
  }
}

/// The element of a geometry reader.
///
/// The content's closure runs when the size is first known, when it changes, and when something
/// that the closure read has changed: state, or the reader's frame in a space it asked for.
@UncheckedAccess
public class GeometryReaderNode: LayoutNode {
  fileprivate final var content: Node?
  private final var elements: [LayoutNode] = []
  private final var elementsAreStale = true
  /// Whether the list of children can change, as in any container.
  fileprivate final var isDynamic = false

  package override final var typeLabel: String { "GeometryReader" }

  package override final func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override final var stackOrientation: StackOrientation? { .neither }

  override final func takesElementChange() -> Bool {
    elementsAreStale = true
    setNeedsLayout()
    return true
  }

  fileprivate func evaluateContent() {}

  fileprivate final var evaluatedSize: CGSize?

  /// Runs the closure again: now, or once the reader has been placed.
  fileprivate final func evaluateAgain() {
    guard evaluatedSize != nil else { return }
    guard host.layerReading.waitsForPlaces else { return evaluateContent() }
    evaluatedSize = nil
    isQueuedForUpdate = false
    setNeedsLayout()
  }

  override final func placeChildren() {
    var inside: [LayoutNode] = []
    // A reader that is placed on its own, not by its layer, still waits to be placed.
    if evaluatedSize != size || (isQueuedForUpdate && layerToRead == nil) {
      guard !waitsForPlace() else { return }
      evaluatedSize = size
      let outer = host.layerReading.innerReaders
      host.layerReading.innerReaders = []
      host.updating { evaluateContent() }
      inside = host.layerReading.innerReaders ?? []
      host.layerReading.innerReaders = outer
    }
    refreshElements()
    let proposal = ProposedViewSize(size)
    for element in elements {
      element.tell(.question) { Reason(.asked, .own($0)) }
      receivePlacement(
        of: element, at: .zero, size: element.measure(proposal), proposal: proposal)
    }
    // Layout has skipped inner readers whose containers kept their places.
    for reader in inside where reader.isAlive && reader.isPlaced {
      if (reader as? GeometryReaderNode)?.evaluatedSize == nil { reader.placeAgain() }
    }
  }

  private final func refreshElements() {
    guard elementsAreStale else { return }
    elementsAreStale = false
    elements.removeAll(keepingCapacity: true)
    content?.collectElements(into: &elements, root: nil)
    for element in elements {
      adopt(element)
    }
  }

  // MARK: Preferences

  override final var cachesPreferences: Bool { isDynamic }

  override final func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool {
    isDynamic || super.hasPreferenceOutput(key)
  }

  override final func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    guard isDynamic else { return content?.preferenceOutput(key) }
    return key.foldDynamic(in: self) {
      refreshElements()
      return elements.itemsInDisplayOrder
    }
  }
}

@UncheckedAccess
final class GeometryReaderNodeOf<Content: View>: GeometryReaderNode {
  private var closure: (GeometryProxy) -> Content

  init(_ closure: @escaping (GeometryProxy) -> Content, _ inputs: _ViewInputs) {
    self.closure = closure
    super.init(inputs)
  }

  func update(_ closure: @escaping (GeometryProxy) -> Content) {
    self.closure = closure
    guard evaluatedSize != nil else { return }
    guard host.layerReading.innerReaders == nil else {
      evaluatedSize = nil
      host.layerReading.innerReaders?.append(self)
      return
    }
    evaluateAgain()
  }

  override func dependencyChanged() { queueUpdate() }

  override func performUpdate() { evaluateAgain() }

  override fileprivate func evaluateContent() {
    isQueuedForUpdate = false
    host.counters.geometryClosures += 1
    let view = evaluate {
      refreshDirection()
      return closure(GeometryProxy(self))
    }
    if let content {
      Content._updateView(view: view, outputs: _ViewOutputs(content))
    } else {
      isDynamic = view._valueShape() == .dynamic
      content =
        Content._makeView(
          view: view, inputs: _ViewInputs(parent: self, slot: .list)
        ).node
      invalidatePreferences(nil)
    }
  }
}
