/// Something that moves with the ticks of virtual time.
package protocol TickFollower: AnyObject {
  /// Moves to its position at a moment; false when it has come to rest.
  func follow(at moment: Double) -> Bool
}

/// The objects that move with the ticks of one host, besides its own scroll views and animations.
final class TickFollowers: HostPart {
  private var followers: [any TickFollower] = []

  init(host: TreeHost) {}

  static var order: Int { 2 }

  var isAtRest: Bool { followers.isEmpty }

  /// A follower may add another one: those added meanwhile start with the next tick.
  func advance(to moment: Double) {
    for follower in followers where !follower.follow(at: moment) {
      followers.removeAll { $0 === follower }
    }
  }

  fileprivate func add(_ follower: any TickFollower) {
    if !followers.contains(where: { $0 === follower }) { followers.append(follower) }
  }
}

extension TreeHost {
  /// Moves something with the ticks until it has come to rest.
  package func addTickFollower(_ follower: any TickFollower) {
    part(TickFollowers.self).add(follower)
  }
}
