/// Remembers where a layout would place its subviews, without moving them.
///
/// Guides that leave a container need the places that belong to a response which may not be the
/// one in force.
///
/// - Cost: constant a placing and a question; of several places for one subview the last one stays.
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
