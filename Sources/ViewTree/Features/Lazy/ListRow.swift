extension View {
  /// Makes a row of each of the views of a list.
  nonisolated package func listRows() -> some View {
    modifier(ListRowModifier()).environment(\.controlPlace, .row)
  }
}

nonisolated struct ListRowModifier: ForwardingModifier {
  static func makeElement(_ modifier: Self, inputs: _ViewInputs) -> ListRowNode {
    ListRowNode(inputs)
  }

  static func updateElement(_ modifier: Self, node: ListRowNode) {}
}

/// The element of a row: the view inside insets, at the leading edge and centred in height.
///
/// It takes the proposed width, and proposes it less the insets; its height is the view's plus the
/// insets, at least `defaultMinListRowHeight`. Insets are 11 above and below and 16 at the sides
/// unless `listRowInsets` says otherwise. A header or footer has 7 above and below instead and is
/// at least `defaultMinListHeaderHeight` high where that is set.
///
/// - Units: points. On Apple's systems the sides are 16 or 20, depending on the device's width and
///   the style, and have changed over the years; here they are always 16.
/// - Source: published code for iPhones spells out the defaults 11 and 16; Apple documentation for
///   the environment's 44. The 7 of headers is this engine's choice: half of the space that a line
///   of 14 leaves in a plain header of UIKit, which is 28 high.
package final class ListRowNode: ForwardingNode {
  static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  static let headerInsets = EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)

  package override var typeLabel: String { "row" }

  /// Whether this is a header or footer of a section.
  package private(set) lazy var isSupplementary: Bool = {
    var node = parent
    while let current = node, !(current is LazyNode) {
      if current is SectionPartNode { return true }
      node = current.parent
    }
    return false
  }()

  var insets: EdgeInsets {
    let id = ObjectIdentifier(ListRowInsetsKey.self)
    let given = contentElement?.layoutValue(id) as? [Edge: CGFloat] ?? [:]
    var insets = isSupplementary ? Self.headerInsets : Self.rowInsets
    for (edge, length) in given where !length.isNaN { insets[edge] = length }
    return insets
  }

  private var minimumHeight: CGFloat {
    reading {
      let values = EnvironmentValues(environment)
      return isSupplementary
        ? values.defaultMinListHeaderHeight ?? 0 : values.defaultMinListRowHeight
    }
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    return ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let content = contentElement?.measure(contentProposal(proposal)) ?? .zero
    tell(.answer) { axis in
      if axis == .horizontal, proposal.width != nil { return Reason(.took, .asked(axis)) }
      guard let contentElement else { return nil }
      let ends = ends(axis)
      let whole = Term.answer(contentElement, axis, content[axis]).adding(ends.start)
        .adding(ends.end)
      let length = content[axis] + ends.start + ends.end
      return axis == .vertical && length < minimumHeight
        ? Reason(.clamped, .atLeast(whole, .number(minimumHeight))) : Reason(.kept, whole)
    }
    return CGSize(
      width: proposal.width ?? max(content.width + insets.horizontal, 0),
      height: max(content.height + insets.vertical, minimumHeight, 0))
  }

  override func placeChildren() {
    guard let contentElement else { return }
    let insets = insets
    let proposal = contentProposal(placedProposal)
    let content = contentElement.measure(proposal)
    let room = size.height - insets.vertical
    contentElement.tell(.question) { axis in
      let ends = ends(axis)
      return Reason(.asked, Term.asked(axis).less(ends.start).less(ends.end))
    }
    contentElement.tell(.place) { axis in
      let ends = ends(axis)
      if axis == .horizontal { return Reason(.placed, .number(ends.start)) }
      let free = Term.own(axis).less(ends.start).less(ends.end)
      return Reason(
        .placed, ((free - .answer(contentElement, axis, content[axis])) / 2).adding(ends.start))
    }
    receivePlacement(
      of: contentElement,
      at: CGPoint(x: insets.leading, y: insets.top + (room - content.height) / 2), size: content,
      proposal: proposal)
  }

  private func ends(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    let insets = insets
    return axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  override func refreshGuides() { guides = [] }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

extension View {
  /// Sets the space around a row of a list; nil means the default.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(
      key: ListRowInsetsKey.self,
      value: insets.map { insets in
        Dictionary(uniqueKeysWithValues: Edge.allCases.map { ($0, insets[$0]) })
      } ?? [:])
  }

  /// Sets the space at some edges of a row of a list; nil means the default at all of them.
  nonisolated public func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    layoutValue(
      key: ListRowInsetsKey.self,
      value: length.map { length in
        Dictionary(
          uniqueKeysWithValues: Edge.allCases.filter { edges.contains(Edge.Set($0)) }
            .map { ($0, length) })
      } ?? [:])
  }
}

/// The insets that a row gives itself, by edge; those that are missing are the default.
private enum ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: [Edge: CGFloat] { [:] }
}

private enum MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 44
}

private enum MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The least height of a section's header and footer in a list; nil sets none.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}
