/// When an animation counts as complete.
///
/// Source: Apple documentation, `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool

  /// The next change may begin: a spring has covered its response, a curve its duration.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// Nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Waits for every animation that a transaction has started.
///
/// The action runs among the actions of the turn in which the last animation ends. If the
/// transaction has changed only things that are not animated, the action runs in the turn that
/// applies the change. If it has changed nothing, the action runs as an item of the main queue,
/// after the code that asked for it.
final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var running = 0
  /// The number of the transaction's write groups that wait to be applied.
  private var queued = 0
  private weak var host: TreeHost?
  /// Whether a change of the transaction waits for a host, or has been applied.
  private var isTaken = false

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Holds the action back: a change of the transaction has been queued.
  func queue() {
    isTaken = true
    queued += 1
  }

  /// Holds the action back while the host applies the transaction.
  func take(_ host: TreeHost) {
    isTaken = true
    queued = max(queued - 1, 0)
    self.host = host
    running += 1
  }

  func begin() { running += 1 }

  func end() {
    running -= 1
    guard running <= 0, queued == 0, let action else { return }
    self.action = nil
    guard let host else { return action() }
    host.actions.append("animation completion", action)
  }

  /// Runs the action if the transaction has changed nothing.
  ///
  /// Not at once: an action that itself animates nothing would call itself for ever.
  func endUntaken() {
    guard !isTaken, let action else { return }
    self.action = nil
    DispatchQueue.main.enqueue(action)
  }
}
