/// The distance that a scene keeps from its edges.
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// The platform's minimum distance.
  public static let minimum = ScenePadding(name: "minimum")
  /// The distance of a navigation bar's title.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Adds the distance that a scene keeps from its edges, which is that of ``View/padding(_:_:)``.
  ///
  /// Apple publishes no figures; on a phone they are the usual 16 points.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges)
  }

  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges)
  }
}
