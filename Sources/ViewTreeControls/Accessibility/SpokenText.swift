/// The words that assistive technologies read out for a label.
enum SpokenText {
  /// The words of a text, or of the title of a label; nil for every other view, whose texts are
  /// looked for where they are shown.
  static func of<Label: View>(_ label: Label) -> String? {
    if let text = label as? Text { return text.string }
    if let label = label as? ViewTreeControls.Label<Text, Image> { return label.title.string }
    if let label = label as? ToggleStyleConfiguration.Label { return label.words }
    if let label = label as? TextFieldStyleConfiguration { return label.words }
    return nil
  }
}
