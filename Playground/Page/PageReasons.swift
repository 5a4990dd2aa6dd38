import ViewTree
import ViewTreeInspection

/// Why the views of a recording have their frames, computed on the scene, which is replayed.
///
/// At rest every view is explained, at later key moments those with an identifier.
@MainActor enum PageReasons {
  /// - Parameters:
  ///   - recording: the run's own, with the numbers of its nodes.
  ///   - shown: the numbers of the nodes that are on the page.
  static func of(
    _ run: SceneRun, _ recording: Recording, shown: Set<Int>
  ) -> [Page.Explained] {
    let moments = Set(KeyMoment.chosen(from: recording).map(\.moment)).union([0])
    var explained: [Page.Explained] = []
    let host = run.scene.makeHost()
    withExtendedLifetime(host) {
      run.play(on: host) { number in
        guard moments.contains(number) else { return }
        explained += reasons(of: host, recording[number], run.scene).filter {
          shown.contains($0.node)
        }
      }
    }
    return explained
  }

  /// The same scene has the same nodes in the same order.
  private static func reasons(
    of host: TreeHost, _ moment: RecordedMoment, _ scene: Scene
  ) -> [Page.Explained] {
    var found: [AnyObject] = []
    _ = LookReader { node in
      found.append(node)
      return found.count - 1
    }.records(of: host)
    guard found.count == moment.nodes.count else { return [] }
    var asked: Set<ObjectIdentifier> = []
    return zip(found, moment.nodes).prefix(mostViews).compactMap { object, record in
      guard moment.number == 0 || !record.identifiers.isEmpty,
        let node = object as? Node, let element = node as? LayoutNode ?? node.element,
        element.isPlaced, asked.insert(ObjectIdentifier(node)).inserted
      else { return nil }
      let explanation = Explainer(element, isOwn: scene.owns).explanation
      let lines = explanation.text.split(separator: "\n").map(String.init)
      return Page.Explained(moment: moment.number, node: record.number, lines: lines)
    }
  }

  /// For one moment; a page has no room for thousands of explanations.
  private static let mostViews = 150
}
