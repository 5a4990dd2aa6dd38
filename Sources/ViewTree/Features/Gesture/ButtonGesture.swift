/// The gesture of a button: a finger that lifts while it is on the button or near it.
///
/// The finger may stay down for any time.
///
/// - Source: UIKit lets a finger stray some 70 points from a control; SwiftUI's figure is not
///   public.
package struct ButtonGesture {
  package typealias Value = Void

  /// Called with true when the finger comes down or returns, and with false when it strays, lifts,
  /// or is taken by another gesture; nil if the press is not observed.
  private let pressingChanged: ((Bool) -> Void)?

  package init(pressingChanged: ((Bool) -> Void)?) {
    self.pressingChanged = pressingChanged
  }
}

extension ButtonGesture: PrimitiveGesture {
  nonisolated package static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Void> {
    let recognizer = ButtonRecognizer(site)
    recognizer.pressingChanged = gesture.pressingChanged
    return recognizer
  }

  nonisolated package static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Void>
  ) {
    unsafeDowncast(recognizer, to: ButtonRecognizer.self).pressingChanged =
      gesture.pressingChanged
  }
}

private final class ButtonRecognizer: TouchRecognizer<Void> {
  private static let stray: CGFloat = 70
  var pressingChanged: ((Bool) -> Void)?
  private var isDown = false
  private var isNear = false
  private var hasToldPressing = false

  override func begin() {
    super.begin()
    isDown = false
  }

  override func handle(_ event: TouchEvent) {
    if event.kind == .began { isDown = true }
    guard isDown else { return }
    isNear = bounds.insetBy(dx: -Self.stray, dy: -Self.stray)
      .contains(site.convert(event.location, to: .local))
    guard event.kind == .ended else { return }
    currentPhase = isNear ? .ended(()) : .failed
  }

  private var bounds: CGRect {
    CGRect(origin: .zero, size: site.node?.element?.size ?? .zero)
  }

  override var gestureName: String? { "button" }

  override func reason(_ event: TouchEvent) -> GestureReason {
    guard isDown else { return .fingerAlreadyDown }
    let point = site.convert(event.location, to: .local)
    let across = max(bounds.minX - point.x, point.x - bounds.maxX, 0)
    let along = max(bounds.minY - point.y, point.y - bounds.maxY, 0)
    return .beside(max(across, along), most: Self.stray)
  }

  override func dispatch(_ isPermitted: Bool) {
    let isPressing = isDown && isNear && !currentPhase.isTerminal
    guard isPressing != hasToldPressing, isPermitted || !isPressing else { return }
    hasToldPressing = isPressing
    guard let pressingChanged else { return }
    site.enqueue("pressing", of: self) { pressingChanged(isPressing) }
  }
}
