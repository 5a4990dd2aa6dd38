import ViewTree

/// A tree as it was at one moment, and the events since the moment before.
public struct Moment: Sendable {
  /// Which one it is, from 0.
  public let number: Int
  /// Virtual seconds since the host was made.
  public let seconds: Double
  /// How far the finger is below where it came down, in points; nil while it is up.
  public let fingerTranslation: CGFloat?
  /// The content offset of the recorded scroll view, in points; negative while pulled down.
  public let contentOffset: CGFloat
  public let tree: [TreeLine]
  public let events: TurnEvents

  /// The frame of the first line with an identifier; nil when there is none.
  public func frame(of identifier: String) -> CGRect? {
    tree.first { $0.identifiers.contains(identifier) }?.frame
  }
}

/// Takes moments of one host.
///
/// - Isolation: used by the thread of its host.
package final class MomentRecorder {
  private let host: TreeHost
  private let scrollIdentifier: String
  private let events: TurnRecorder
  private var count = 0

  /// - Parameters:
  ///   - events: listens to the host already.
  ///   - scrollIdentifier: names the scroll view whose offset is recorded.
  package init(_ host: TreeHost, events: TurnRecorder, scrollIdentifier: String) {
    self.host = host
    self.events = events
    self.scrollIdentifier = scrollIdentifier
  }

  /// The present moment, with the events since the last one.
  package func take() -> Moment {
    defer { count += 1 }
    return Moment(
      number: count, seconds: host.now, fingerTranslation: host.touch.translation?.height,
      contentOffset: host.scrollNode(scrollIdentifier)?.contentOffset.y ?? 0,
      tree: TreeText.lines(of: host.root), events: events.take())
  }
}
