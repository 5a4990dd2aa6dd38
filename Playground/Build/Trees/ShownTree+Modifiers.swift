import SwiftUI

#if canImport(ViewSketches)
  import ViewSketches
#endif

/// The modifiers around one view.
@MainActor extension ShownTree {
  func layer(_ content: some View) -> Shown {
    if let shown = layout(content) { return (shown.0, [shown.1]) }
    let (a, number) = (node.a, node.number)
    switch node.kind {
    case .optional:
      return (Group { if a % 2 == 0 { content } }, ["Group { if \(a % 2 == 0) {", "}}"])
    case .erased: return (AnyView(content), ["AnyView(", ")"])
    case .identity: return (content.id(a), ["id(\(a))"])
    case .environment:
      return (content.environment(\.sketchToken, a), ["environment(\\.sketchToken, \(a))"])
    case .named:
      return (
        content.coordinateSpace(.named("s")), ["coordinateSpace(.named(\"s\"))"]
      )
    case .modified:
      return (content.modifier(SketchModifier(a: a)), ["modifier(SketchModifier(a: \(a)))"])
    case .changed:
      return (
        content.modifier(SketchChanged(number: number, value: a)),
        ["modifier(SketchChanged(number: \(number), value: \(a)))"]
      )
    case .bound:
      return (
        content.modifier(SketchBound(number: number, value: a)),
        ["modifier(SketchBound(number: \(number), value: \(a)))"]
      )
    case .anchored:
      return (
        content.anchorPreference(key: SketchAnchorKey.self, value: .bounds) { [$0] },
        ["anchorPreference(key: SketchAnchorKey.self, value: .bounds) { [$0] }"]
      )
    case .observed:
      return (
        content.onPreferenceChange(SketchKey.self) { noteHeard(number, $0) },
        ["onPreferenceChange(SketchKey.self) { noteHeard(\(number), $0) }"]
      )
    default: return (written(content), [writing])
    }
  }

  /// A modifier that lays out its view; nil for a modifier of data or identity.
  private func layout(_ content: some View) -> (any View, String)? {
    let (a, b, length, side) = (node.a, node.b, node.length, node.side)
    switch node.kind {
    case .frame:
      let (width, height) = (a == 0 ? nil : length, b == 0 ? nil : side)
      return (
        content.frame(width: width, height: height, alignment: alignment.value),
        call(
          "frame", ("width", text(width)), ("height", text(height)), ("alignment", alignment.code))
      )
    case .flexible:
      let (width, height) = (node.horizontalBounds, node.verticalBounds)
      return (
        content.frame(
          minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
          minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum,
          alignment: alignment.value),
        call(
          "frame", ("minWidth", text(width.minimum)), ("idealWidth", text(width.ideal)),
          ("maxWidth", text(width.maximum)), ("minHeight", text(height.minimum)),
          ("idealHeight", text(height.ideal)), ("maxHeight", text(height.maximum)),
          ("alignment", alignment.code))
      )
    case .padding:
      let edges = Edge.Set(rawValue: Int8(b + 1))
      return (
        content.padding(edges, CGFloat(a * 2)), "padding(\(Self.edges[b]), \(a * 2))"
      )
    case .fixedSize:
      return (
        content.fixedSize(horizontal: a % 2 == 0, vertical: b % 2 == 0),
        "fixedSize(horizontal: \(a % 2 == 0), vertical: \(b % 2 == 0))"
      )
    case .aspect:
      let fits = b % 2 == 0
      return (
        content.aspectRatio(node.ratio, contentMode: fits ? .fit : .fill),
        call(
          "aspectRatio", ("", a == 0 ? nil : "\(a) / 3.0"),
          ("contentMode", fits ? ".fit" : ".fill"))
      )
    case .offset:
      let (x, y) = (length - 30, side - 30)
      return (content.offset(x: x, y: y), call("offset", ("x", text(x)), ("y", text(y))))
    case .position:
      return (
        content.position(x: length, y: side),
        call("position", ("x", text(length)), ("y", text(side)))
      )
    case .leadingGuide:
      return (
        content.alignmentGuide(.leading) { $0.width / 2 - length },
        "alignmentGuide(.leading) { $0.width / 2 - \(text(length) ?? "") }"
      )
    case .bottomGuide:
      return (
        content.alignmentGuide(.bottom) { $0[.top] + side },
        "alignmentGuide(.bottom) { $0[.top] + \(text(side) ?? "") }"
      )
    case .customGuide:
      return (
        content.alignmentGuide(SketchGuide.alignment) { _ in length },
        "alignmentGuide(SketchGuide.alignment) { _ in \(text(length) ?? "") }"
      )
    case .priority:
      return (content.layoutPriority(node.priority), "layoutPriority(\(node.priority))")
    case .depth: return (content.zIndex(node.depth), "zIndex(\(node.depth))")
    case .hidden: return (content.hidden(), "hidden()")
    case .direction:
      let isMirrored = a % 2 == 0
      return (
        content.environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight),
        "environment(\\.layoutDirection, \(isMirrored ? ".rightToLeft" : ".leftToRight"))"
      )
    case .valued:
      return (
        content.layoutValue(key: SketchStepKey.self, value: length),
        "layoutValue(key: SketchStepKey.self, value: \(text(length) ?? ""))"
      )
    default: return nil
    }
  }

  // MARK: Preferences

  private func written(_ content: some View) -> any View {
    switch node.b % 4 {
    case 0: written(content, SketchKey.self)
    case 1: written(content, SketchLastKey.self)
    default: written(content, SketchFirstKey.self)
    }
  }

  private func written<Key: PreferenceKey>(
    _ content: some View, _ key: Key.Type
  ) -> any View where Key.Value == [Int] {
    let (mark, number) = (node.mark, node.number)
    return node.kind == .written
      ? content.preference(key: key, value: mark)
      : content.transformPreference(key) {
        noteChange(number, $0)
        $0 += mark
      }
  }

  private var writing: String {
    let key = ["SketchKey", "SketchLastKey", "SketchFirstKey", "SketchFirstKey"][node.b % 4]
    return node.kind == .written
      ? "preference(key: \(key).self, value: \(node.mark))"
      : "transformPreference(\(key).self) { noteChange(\(node.number), $0); $0 += \(node.mark) }"
  }
}
