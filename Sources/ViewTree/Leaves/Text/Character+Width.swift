extension Character {
  /// Whether the character is one em wide in East Asian text, and lines may break beside it.
  ///
  /// - Source: Unicode, EastAsianWidth.txt, classes W and F, by blocks; emoji by their presentation.
  package var isWide: Bool {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F1E6...0x1F1FF,
      0x1F200...0x1F265, 0x20000...0x3FFFD:
      return true
    default:
      // U+FE0F requests the coloured form of a character that is text by default.
      return scalar.properties.isEmojiPresentation
        || unicodeScalars.contains { $0.value == 0xFE0F }
    }
  }

  /// Whether the character has no advance: a combining mark or a format character alone.
  package var isZeroWidth: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: true
      default: false
      }
    }
  }
}
