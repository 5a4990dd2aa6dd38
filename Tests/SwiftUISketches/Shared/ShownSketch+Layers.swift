import ViewSketches

#if SMALL_TREE
  import SmallTree
#else
  import SwiftUI
#endif

extension ShownSketch {
  private var a: Int { sketch.a }
  private var b: Int { sketch.b }

  /// One modifier around a view: of layout here, of data and identity below.
  func layer(_ content: some View) -> any View {
    switch sketch.kind {
    case .frame:
      content.frame(
        width: a == 0 ? nil : sketch.length, height: b == 0 ? nil : sketch.side,
        alignment: alignment)
    case .flexible: flexible(content, sketch.horizontalBounds, sketch.verticalBounds)
    case .padding: content.padding(Edge.Set(rawValue: Int8(b + 1)), CGFloat(a * 2))
    case .fixedSize: content.fixedSize(horizontal: a % 2 == 0, vertical: b % 2 == 0)
    case .aspect: content.aspectRatio(sketch.ratio, contentMode: b % 2 == 0 ? .fit : .fill)
    case .offset: content.offset(x: sketch.length - 30, y: sketch.side - 30)
    case .position: content.position(x: sketch.length, y: sketch.side)
    case .leadingGuide:
      content.alignmentGuide(.leading) { [length = sketch.length] in $0.width / 2 - length }
    case .bottomGuide:
      content.alignmentGuide(.bottom) { [side = sketch.side] in $0[.top] + side }
    case .customGuide:
      content.alignmentGuide(SketchGuide.alignment) { [length = sketch.length] _ in length }
    case .priority: content.layoutPriority(sketch.priority)
    case .depth: content.zIndex(sketch.depth)
    case .hidden: content.hidden()
    case .direction:
      content.environment(\.layoutDirection, a % 2 == 0 ? .rightToLeft : .leftToRight)
    case .valued: content.layoutValue(key: SketchStepKey.self, value: sketch.length)
    default: informed(content)
    }
  }

  private func flexible(
    _ content: some View, _ width: Sketch.Bounds, _ height: Sketch.Bounds
  ) -> some View {
    content.frame(
      minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
      minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum,
      alignment: alignment)
  }

  private func informed(_ content: some View) -> any View {
    switch sketch.kind {
    case .written, .transformed:
      switch sketch.key {
      case .every: written(content, SketchKey.self)
      case .first: written(content, SketchFirstKey.self)
      case .last: written(content, SketchLastKey.self)
      }
    case .anchored:
      content.anchorPreference(key: SketchAnchorKey.self, value: .bounds) {
        [number = model.number] in
        SketchNotes.folds?.append("anchor: #\(number)")
        return [$0]
      }
    case .observed: isBare ? erased(content) : observed(content)
    case .named: content.coordinateSpace(.named("s\(a % 3)"))
    case .environment: content.environment(\.sketchToken, a)
    case .identity: content.id(a)
    case .optional: when(a % 2 == 0, content)
    case .erased: a % 2 == 0 ? AnyView(content) : AnyView(content.padding(1))
    case .modified: content.modifier(SketchModifier(a: a))
    case .appeared: content.modifier(SketchAppeared(number: model.number))
    case .changed: content.modifier(SketchChanged(number: model.number, value: a))
    case .bound: content.modifier(SketchBound(number: model.number, value: a))
    default: furtherLayer(content)
    }
  }

  private func observed(_ content: some View) -> any View {
    content.onPreferenceChange(SketchKey.self) { [number = model.number, log] value in
      SketchNotes.actions?.append("#\(number) hears \(value)")
      log.values[number] = value
    }
  }

  private func written<Key: PreferenceKey>(
    _ content: some View, _ key: Key.Type
  ) -> any View where Key.Value == [Int] {
    let mark = sketch.mark
    if sketch.kind == .written { return content.preference(key: key, value: mark) }
    return content.transformPreference(key) { [name = sketch.key] in
      SketchNotes.folds?.append("\(name): \($0) and then \(mark)")
      $0 += mark
    }
  }

  /// An `if` in a place of its own.
  private func when(_ isShown: Bool, _ content: some View) -> some View {
    Group { if isShown { content } }
  }
}
