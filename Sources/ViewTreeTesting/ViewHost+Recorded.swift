import ViewTree
import ViewTreeInspection

extension ViewHost {
  /// The view as it would look, as an SVG. With `lines` it also shows the frames of all elements
  /// (solid) and, where it differs, the proposed size (dashed).
  ///
  /// ```swift
  /// let host = ViewHost(size: CGSize(width: 100, height: 50)) { Color.red.frame(width: 20) }
  /// print(host.svg())
  /// ```
  public func svg(lines: Bool = false) -> String {
    svg(titled: "ViewHost, \(ValueText.number(now)) s", lines: lines)
  }

  func svg(titled title: String, lines: Bool = false) -> String {
    SVGPicture(Drawing(of: tree, title: title), lines: lines ? .layout : .none).text
  }

  /// The modifiers on and around the first view with the identifier that change no frame, as words.
  ///
  /// They are colours, clipping, effects, accessibility, titles, symbols and the like:
  /// `Text("a").opacity(0.5).accessibilityHidden(true)` gives `opacity 0.5` and
  /// `accessibilityHidden true`.
  ///
  /// - Shape: the modifier's name, then a space and its value where it has one, from the innermost
  ///   outwards. A modifier on several views is listed for each of them. The font, which applies to
  ///   all text inside, comes first: `font title bold`. Empty when nothing is recorded, or no view
  ///   has the identifier.
  public func recordedModifiers(of identifier: String) -> [String] {
    guard let element = tree.firstElementInWindow(identifier) else { return [] }
    let font = element.statedFont.map { ["font \($0.words)"] } ?? []
    return font
      + (element.attributes?.appearance ?? []).map { entry in
        entry.value.isEmpty ? entry.name : "\(entry.name) \(entry.value)"
      }
  }
}

extension ShownTree {
  /// A sentence for each modifier whose content is not shown at present, with the reason.
  var unshownContent: String {
    var reasons: [String] = []
    for place in records.indices {
      guard let node = node(at: place) as? LayoutNode else { continue }
      let isOnPage = EnvironmentValues(node.environment).navigator != nil
      for note in node.attributes?.appearance ?? [] {
        guard let condition = Self.contentConditions[note.name] else { continue }
        let reason =
          isOnPage
          ? condition.map { " `\(note.name)` shows its content \($0)." }
          : " `\(note.name)` is only recorded: its content is shown inside of a NavigationStack."
        if let reason, !reasons.contains(reason) { reasons.append(reason) }
      }
    }
    return reasons.joined()
  }

  /// When modifiers show their content on a page, where that is not always.
  private static var contentConditions: [String: String?] {
    [
      "toolbar": nil, "navigationTitle": nil, "searchable": nil, "searchTokens": nil,
      "searchSuggestions": "while the search field has the focus",
      "searchScopes": "while the search is active",
    ]
  }
}

/// A use of a view for which some modifiers are recorded only.
enum RecordedUse {
  case drag, rest, tap, hover, key

  /// The effect that a test waits for in vain, by modifier.
  fileprivate var consequences: [String: String] {
    switch self {
    case .drag:
      let text = "nothing is dragged, and no drop destination hears of it"
      return ["draggable": text, "onDrag": text]
    case .rest: return ["draggable": "nothing is lifted", "onDrag": "nothing is lifted"]
    case .tap:
      return [
        "shareLink": "nothing is shared", "selectionDisabled": "the row is selected all the same",
      ]
    case .hover: return ["hoverEffect": "the view looks the same"]
    case .key: return ["onKeyPress": "its action does not run"]
    }
  }
}

extension ViewHost {
  /// Warns where a test uses a view in a way that a modifier on it or around it only records.
  ///
  /// - Parameter call: names the use: `The drag from (0, 0)`, `tap("row")`.
  func cautionIfRecordedOnly(
    _ use: RecordedUse, on start: Node?, _ call: String, _ location: SourceLocation
  ) {
    let consequences = use.consequences
    var node = start
    while let current = node {
      let notes = (current as? LayoutNode)?.attributes?.appearance ?? []
      for note in notes where note.value != "false" {
        guard let consequence = consequences[note.name] else { continue }
        return tell(
          .warning,
          "\(call) meets `\(TreeText.line(current).text)`, whose `\(note.name)` is only recorded:"
            + " \(consequence).",
          location)
      }
      node = current.parent
    }
  }

  func cautionIfRecordedOnly(
    _ use: RecordedUse, at point: CGPoint, _ call: String, _ location: SourceLocation
  ) {
    cautionIfRecordedOnly(use, on: tree.touchAnswer(at: point).foremost, call, location)
  }
}
