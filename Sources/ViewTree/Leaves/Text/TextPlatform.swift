/// The system whose guidelines give text styles their sizes.
public enum TextPlatform: Hashable, CaseIterable, Sendable {
  /// Sizes that follow the user's text size: body text is 17 points at Large.
  case iOS
  /// Smaller sizes that never grow: body text is 13 points.
  case macOS
}
