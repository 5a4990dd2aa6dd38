/// Produces haptic feedback; nothing is felt here, requests are recorded.
///
/// - Source: Apple documentation, `UIFeedbackGenerator`.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// The feedback requested since the program began, the oldest first.
  ///
  /// - Shape: `impact medium`, `notification success`, `selection`; at most the last 1,000.
  public static private(set) var occurrences: [String] = []

  public init() {}

  open func prepare() {}

  fileprivate final func record(_ occurrence: String) {
    if UIFeedbackGenerator.occurrences.count >= 1000 {
      UIFeedbackGenerator.occurrences.removeFirst()
    }
    UIFeedbackGenerator.occurrences.append(occurrence)
  }
}

/// An impact.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init()
  }

  public override convenience init() {
    self.init(style: .medium)
  }

  open func impactOccurred() { record("impact \(style)") }

  open func impactOccurred(intensity: CGFloat) { record("impact \(style) \(intensity)") }
}

/// A signal of success, warning or failure.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    record("notification \(notificationType)")
  }
}

/// A click for a changing selection.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { record("selection") }
}
