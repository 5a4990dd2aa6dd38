extension Font {
  /// A role of text whose size follows the user's text size.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }
}

extension Font.TextStyle {
  /// The size in points at each of the user's text sizes, in the order of `DynamicTypeSize`.
  ///
  /// - Source: Apple, Human Interface Guidelines, Typography, the iOS tables of Dynamic Type sizes;
  ///   the column Large and the row Body are also in `fonts.json`.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The distance from baseline to baseline at the text size Large.
  ///
  /// - Source: Apple, Human Interface Guidelines, Typography; the column higLeading of `fonts.json`.
  private var designedLineDistance: CGFloat {
    switch self {
    case .largeTitle: 41
    case .title: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption: 16
    case .caption2: 13
    }
  }

  /// The size and the distance from baseline to baseline on a Mac, in points, whatever the user's
  /// text size.
  ///
  /// - Source: Apple, Human Interface Guidelines, Typography, the table of macOS text styles.
  private var macSize: (points: CGFloat, lineDistance: CGFloat) {
    switch self {
    case .largeTitle: (26, 32)
    case .title: (22, 26)
    case .title2: (17, 22)
    case .title3: (15, 20)
    case .headline, .body: (13, 16)
    case .callout: (12, 15)
    case .subheadline: (11, 14)
    case .footnote, .caption, .caption2: (10, 13)
    }
  }

  /// The size in points at one of the user's text sizes.
  package func pointSize(
    at size: DynamicTypeSize = .large, on platform: TextPlatform = .iOS
  ) -> CGFloat {
    guard platform == .iOS else { return macSize.points }
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    return sizes[index]
  }

  /// The ratio of the style's size at one of the user's text sizes to its size at Large.
  func growth(at size: DynamicTypeSize, on platform: TextPlatform) -> CGFloat {
    pointSize(at: size, on: platform) / pointSize(on: platform)
  }

  /// The distance from baseline to baseline at one of the user's text sizes.
  ///
  /// - Source: the guidelines' figure at Large; elsewhere derived from the same ratio to the point
  ///   size, rounded to a whole point.
  package func lineDistance(
    at size: DynamicTypeSize = .large, on platform: TextPlatform = .iOS
  ) -> CGFloat {
    guard platform == .iOS else { return macSize.lineDistance }
    return (designedLineDistance * pointSize(at: size) / pointSize()).rounded()
  }

  /// The style's default weight: semibold for the headline, or bold on a Mac, where the second
  /// caption is medium; else regular.
  func weight(on platform: TextPlatform) -> Font.Weight {
    switch (self, platform) {
    case (.headline, .iOS): .semibold
    case (.headline, .macOS): .bold
    case (.caption2, .macOS): .medium
    default: .regular
    }
  }
}
