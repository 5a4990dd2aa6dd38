extension Font {
  /// The font in words, for lists of modifiers' settings: `title bold`, `system 17`.
  package var words: String {
    var words = [base.words]
    if let weightChoice { words.append(weightChoice.word) }
    if isItalic { words.append("italic") }
    if let designChoice, designChoice != .default { words.append("\(designChoice)") }
    if hasMonospacedDigits { words.append("monospacedDigit") }
    if smallCapitals.contains(.lowercase) { words.append("lowercaseSmallCaps") }
    if smallCapitals.contains(.uppercase) { words.append("uppercaseSmallCaps") }
    if leadingChoice != .standard { words.append("\(leadingChoice)") }
    return words.joined(separator: " ")
  }
}

extension Font.Base {
  fileprivate var words: String {
    switch self {
    case .style(let style): "\(style)"
    case .system(let size): "system \(Self.points(size))"
    case .custom(let name, let size, _): "\(name) \(Self.points(size))"
    }
  }

  private static func points(_ size: CGFloat) -> String {
    size == size.rounded() && abs(size) < 1e9 ? "\(Int(size))" : "\(size)"
  }
}

extension Font.Weight {
  fileprivate var word: String {
    let names: [(Font.Weight, String)] = [
      (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
      (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"),
      (.black, "black"),
    ]
    return names.first { $0.0 == self }?.1 ?? "\(self)"
  }
}

extension LayoutNode {
  /// The font that a text here sets itself, or else that of the nearest `font(_:)` around it; nil
  /// if neither sets one.
  package final var statedFont: Font? {
    (self as? TextNode)?.ownFont ?? EnvironmentValues(environment).font
  }
}
