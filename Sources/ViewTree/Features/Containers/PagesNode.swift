/// An element that shows one of several pages at full size: a plain host without any bar.
///
/// The page is proposed the host's size and centred in it. The host takes the proposal, or the
/// page's own size without one. Hidden pages keep their state; they are not laid out, they have not
/// appeared, and their preferences are not seen. Values that the shown page writes continue
/// outwards.
///
/// - Source: PREF-1.8 and PREF-1.8.4 for preferences; LAYOUT-3.14: it is a container of relative
///   frames.
package class PagesNode: ChoiceNode {
  private final let frames = RelativeFrames()

  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    madeAttributes.relativeFrames = frames
  }

  /// The index of the shown page; an index out of range shows none.
  func choice(among pages: [LayoutNode]) -> Int { 0 }

  private final var chosen: LayoutNode? {
    let pages = candidates
    let index = choice(among: pages)
    return pages.indices.contains(index) ? pages[index] : nil
  }

  override final func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    frames.use(filledByWindow(proposal), in: self)
    defer { if isPlaced { frames.use(size, in: self) } }
    let page = chosen?.measure(proposal) ?? .zero
    func side(_ axis: Axis) -> CGFloat {
      guard let length = proposal[axis], length.isFinite else { return page[axis] }
      return max(length, 0)
    }
    tell(.answer) { axis in
      if let length = proposal[axis], length.isFinite {
        return Reason(.took, Term.asked(axis).orZero(length))
      }
      return chosen.map { Reason(.chosen, .answer($0, axis, page[axis])) }
    }
    return CGSize(width: side(.horizontal), height: side(.vertical))
  }

  override final func placeChildren() {
    let page = chosen
    show(page)
    guard let page else { return }
    frames.use(size, in: self)
    let proposal = ProposedViewSize(size)
    let pageSize = page.measure(proposal)
    page.tell(.question) { Reason(.asked, .own($0)) }
    page.tell(.place) {
      .placed(
        $0, line: size[$0] / 2, in: size[$0], guide: pageSize[$0] / 2, of: page, pageSize[$0])
    }
    page.place(
      at: CGPoint(
        x: (size.width - pageSize.width) / 2, y: (size.height - pageSize.height) / 2),
      proposal: proposal)
  }

  override final func refreshGuides() { guides = [] }
}
