/// Records where a layout would place its subviews, without moving them.
///
/// A guide that leaves a container needs the places for a given response, which may not be the
/// current one.
///
/// - Cost: constant per placement and question; of several places for a subview, the last is kept.
final class PlacementRecorder {
  private struct Place {
    let origin: CGPoint
    let size: CGSize
    let proposal: ProposedViewSize
  }

  private var places: [ObjectIdentifier: Place] = [:]

  static func record(in container: LayoutNode, _ place: () -> Void) -> PlacementRecorder {
    let recorder = PlacementRecorder()
    let outer = container.recorder
    container.recorder = recorder
    defer { container.recorder = outer }
    place()
    return recorder
  }

  func add(
    _ node: LayoutNode, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize
  ) {
    places[ObjectIdentifier(node)] = Place(origin: origin, size: size, proposal: proposal)
  }

  /// A subview's explicit guide in the bounds' space; an unplaced one counts as centred.
  func guide(
    _ key: AlignmentKey, of node: LayoutNode, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard node.guides.mayAnswer(key) else { return nil }
    guard let place = places[ObjectIdentifier(node)] else {
      let size = node.measure(proposal)
      let center = bounds.center
      return node.rememberedGuide(key, size: size, proposal: proposal).map {
        $0 + (key.axis == .horizontal ? center.x - size.width / 2 : center.y - size.height / 2)
          - bounds.origin[key.axis]
      }
    }
    return node.rememberedGuide(key, size: place.size, proposal: place.proposal).map {
      $0 + place.origin[key.axis] - bounds.origin[key.axis]
    }
  }
}
