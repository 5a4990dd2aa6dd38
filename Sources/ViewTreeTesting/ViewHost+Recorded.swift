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

extension ViewHost {
  /// The modifiers that let a finger drag a view elsewhere: noted, and without an effect.
  private static var recordedDrags: Set<String> { ["draggable", "onDrag"] }

  /// Warns where a drag begins on a view that can be dragged on a device only.
  func cautionIfRecordedOnly(at point: CGPoint, _ location: SourceLocation) {
    var node: Node? = tree.touchAnswer(at: point).foremost
    while let current = node {
      let notes = (current as? LayoutNode)?.attributes?.appearance ?? []
      if let note = notes.first(where: { Self.recordedDrags.contains($0.name) }) {
        return tell(
          .warning,
          "The drag from \(ValueText.describe(point)) begins on"
            + " `\(TreeText.line(current).text)`, whose `\(note.name)` is only recorded: nothing is"
            + " dragged, and no drop destination hears of it.",
          location)
      }
      node = current.parent
    }
  }
}
