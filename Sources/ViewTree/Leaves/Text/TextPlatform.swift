/// The system whose guidelines give text styles their sizes.
public enum TextPlatform: Hashable, CaseIterable, Sendable {
  /// Sizes that follow the user's text size: a body text has 17 points at Large.
  case iOS
  /// Smaller sizes that never grow: a body text has 13 points.
  case macOS
}
