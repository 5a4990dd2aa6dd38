import ViewTree
import ViewTreeInspection

extension ViewHost {
  /// The view as it would look, as an SVG; with lines, the frames of all elements over it (solid) and
  /// what was proposed where that is another size (dashed).
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

  /// The words of modifiers that change no frame about the first view with the identifier.
  ///
  /// Colours, clipping, effects, accessibility, titles, symbols: what this engine notes and does not
  /// draw. `Text("a").opacity(0.5).accessibilityHidden(true)` gives `opacity 0.5` and
  /// `accessibilityHidden true`.
  ///
  /// - Shape: the modifier's name, a space and its value where it has one, from the innermost outwards;
  ///   a modifier on several views stands with each of them. The font, which counts for all text
  ///   inside, stands first: `font title bold`. Empty when nothing is noted, or no view has the
  ///   identifier.
  public func recordedModifiers(of identifier: String) -> [String] {
    guard let element = tree.firstElementInWindow(identifier) else { return [] }
    let font = element.statedFont.map { ["font \($0.words)"] } ?? []
    return font
      + (element.attributes?.appearance ?? []).map { entry in
        entry.value.isEmpty ? entry.name : "\(entry.name) \(entry.value)"
      }
  }
}

/// A use of a view for which some modifiers are only recorded.
enum RecordedUse {
  case drag, rest, tap, hover, key

  /// The thing that a test waits for in vain, by the modifier.
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
  /// Warns where a test uses a view in a way that a modifier on it or around it only notes.
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
