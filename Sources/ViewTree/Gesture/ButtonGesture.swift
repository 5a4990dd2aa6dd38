/// What a button recognises: a finger that leaves while it is on the button or near it.
///
/// It may stay down as long as it likes.
///
/// - Source: UIKit lets a finger stray some 70 points from a control; SwiftUI's figure is not public.
struct ButtonGesture {
  typealias Value = Void
}

extension ButtonGesture: PrimitiveGesture {
  nonisolated static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Void> {
    ButtonRecognizer(site)
  }

  nonisolated static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Void>
  ) {}
}

private final class ButtonRecognizer: TouchRecognizer<Void> {
  private static let stray: CGFloat = 70
  private var isDown = false

  override func begin() {
    super.begin()
    isDown = false
  }

  override func handle(_ event: TouchEvent) {
    if event.kind == .began { isDown = true }
    guard event.kind == .ended, isDown else { return }
    let bounds = CGRect(origin: .zero, size: site.node?.element?.size ?? .zero)
    let isNear = bounds.insetBy(dx: -Self.stray, dy: -Self.stray)
      .contains(site.convert(event.location, to: .local))
    currentPhase = isNear ? .ended(()) : .failed
  }
}
