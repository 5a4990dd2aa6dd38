/// Lets the device be felt; nothing is felt here, what was asked for is recorded.
///
/// - Source: Apple documentation, `UIFeedbackGenerator`.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// The feedback that generators were asked for since the program began, the oldest first.
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

/// A knock.
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

/// A signal that something has gone well or not.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    record("notification \(notificationType)")
  }
}

/// A click that goes with a changing choice.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { record("selection") }
}
