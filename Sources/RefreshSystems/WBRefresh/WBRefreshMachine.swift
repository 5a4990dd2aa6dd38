import SwiftUI

/// Document 004 without a view: the control, its arrow and its loading icon as plain values.
///
/// The caller plays the system's control and decides when it refreshes. Tests and comparisons run
/// it; ``WBRefreshControl`` runs the same rules on views.
public struct WBRefreshMachine: WBRefreshStorage {
  public var variant: WBRefreshVariant
  /// Points.
  public var frameY: CGFloat = 0
  public var isRefreshing = false
  public var rotateFlag = false {
    didSet { direction = rotation.turn(by: variant.angle(turningOver: rotateFlag)) }
  }
  public var rotation = WBTipRotation()
  public var isTipHidden = false
  /// How many loading animations the icon has.
  public var loadingAnimations = 0
  /// How often the targets were told of a refresh.
  public var valueChangedCount = 0
  /// Whether the observer is registered, which happens in a later turn of the main queue (S4.10).
  public var isObserving: Bool

  /// The visible effects since the last ``forget()``, in order: `rotate clockwise 0.5s`,
  /// `valueChanged`.
  public private(set) var events: [String] = []
  /// The changes that rules made since the last ``forget()``, in order.
  public private(set) var changes: [WBRefreshChange] = []
  private var direction = WBTipRotation.Direction.clockwise

  public init(variant: WBRefreshVariant = .adjusted, isObserving: Bool = true) {
    self.variant = variant
    self.isObserving = isObserving
  }

  /// Forgets events and changes; the counts stay.
  public mutating func forget() {
    events = []
    changes = []
  }

  /// One notification of the control's frame; it is missed until the observer is registered.
  public mutating func frame(y: CGFloat) {
    frameY = y
    guard isObserving else { return }
    let turns = rotation.flips
    frameDidChange()
    if rotation.flips > turns {
      events.append("rotate \(direction.rawValue) 0.5s")
    }
  }

  /// A turn of the main queue: the observer is registered; its options request no initial call.
  public mutating func mainQueueTurns() {
    isObserving = true
  }

  /// The system's control begins a refresh that the user triggered.
  public mutating func systemEntersRefreshing() {
    isRefreshing = true
    valueChangedCount += 1
    events.append("valueChanged")
    note(WBRefreshChange(step: .valueChanged, y: frameY))
  }

  /// The application begins a refresh: the animation starts, but the targets are not told (S4.19).
  public mutating func beginRefreshing() {
    isRefreshing = true
    note(WBRefreshChange(step: .begins))
    startAnimation()
  }

  /// The application ends a refresh, even if there is none (B004-10).
  public mutating func endRefreshing() {
    note(WBRefreshChange(step: .ends(wasRefreshing: isRefreshing)))
    isRefreshing = false
    stopAnimation()
  }

  public var hasLoadingAnimation: Bool { loadingAnimations > 0 }

  public mutating func addLoadingAnimation() {
    loadingAnimations += 1
    events.append("add loading animation")
  }

  public mutating func removeAllAnimations() {
    loadingAnimations = 0
    events.append("remove all animations")
  }

  public mutating func note(_ change: WBRefreshChange) {
    changes.append(change)
  }
}
