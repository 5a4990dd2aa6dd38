import Foundation

/// Sketches as SwiftUI source, for behaviour that only a static structure shows: lists that cannot
/// change, and containers that are left out.
extension Sketch {
  /// The node as a SwiftUI expression over several lines; its children keep their own types.
  ///
  /// It compiles together with ``words`` against any engine that has the vocabulary `.smallTree`.
  ///
  /// - Errors: traps where a kind of the tree is not in that vocabulary.
  public var source: String { lines.joined(separator: "\n") }

  /// The declarations that printed sketches use.
  public static var words: String { EmbeddedText.SketchWords_swift }

  /// A view with the given name whose body is the tree.
  public func viewSource(_ name: String) -> String {
    let body = [String].block("var body: some View {", lines)
    return [String].block("struct \(name): View {", body).joined(separator: "\n") + "\n"
  }

  private var lines: [String] {
    let shown =
      switch kind.shape {
      case .leaf: leafLines
      case .list: containerLines
      case .layer: layerLines(children[0].lines)
      case .pair: pairLines
      }
    return shown.modified(by: ".accessibilityIdentifier(\"\(number)\")")
  }

  private var stranger: Never {
    fatalError(
      "A \"\(kind.rawValue)\" has no source. Print sketches of the vocabulary `.smallTree`.")
  }

  /// The children as statements of a view builder: a list that changes, or one that cannot.
  private var members: [String] {
    guard style == .list, !children.isEmpty else { return children.flatMap(\.lines) }
    let cases = children.enumerated().flatMap { index, child in
      [index == children.count - 1 ? "default:" : "case \(index):"] + child.lines.indented
    }
    return .block(
      "ForEach(0..<\(children.count), id: \\.self) { index in",
      ["switch index {"] + cases + ["}"])
  }

  private var leafLines: [String] {
    switch kind {
    case .color: ["Color.clear"]
    case .fixed: ["Color.clear.frame(width: \(length), height: \(side))"]
    case .spacer: ["Spacer(minLength: \(optional(gap)))"]
    case .text: ["Text(\"\(words)\")"]
    case .reported:
      ["SketchReport(mark: \(mark), space: \(space.map { ".named(\"\($0)\")" } ?? ".global"))"]
    case .halved:
      .block(
        "GeometryReader { proxy in",
        [
          "Color.clear.frame("
            + "width: proxy.size.width / 2, height: max(proxy.size.height - \(side), 0))"
        ])
    case .token: ["SketchTokenLeaf(mark: \(mark))"]
    case .state:
      ["Color.clear.frame(width: \(a * 10), height: 10)"]
        .modified(by: ".preference(key: SketchKey.self, value: \(mark))")
    case .nothing: ["EmptyView()"]
    default: stranger
    }
  }

  private var containerLines: [String] {
    switch kind {
    case .row: .block("HStack(alignment: \(vertical), spacing: \(optional(gap))) {", members)
    case .column: .block("VStack(alignment: \(horizontal), spacing: \(optional(gap))) {", members)
    case .layersOfViews:
      .block(
        "ZStack(alignment: Alignment(horizontal: \(horizontal), vertical: \(vertical))) {", members)
    case .diagonal: .block("SketchDiagonal(gap: \(length)) {", members)
    case .group: .block("Group {", members)
    case .scroll: .block("ScrollView(\(axes)) {", members)
    case .reader:
      .block(
        "GeometryReader { proxy in",
        members
          + ["Color.clear.frame(width: proxy.size.width / 2)"].modified(
            by: .block(
              ".preference(",
              [
                "key: SketchKey.self, value: \(mark) + sketchUnits(proxy.frame(in: .global)))"
              ], nil)))
    default: stranger
    }
  }

  private var axes: String {
    switch (scrollsAlong, scrollsAcross) {
    case (true, true): "[.vertical, .horizontal]"
    case (true, false): ".vertical"
    default: ".horizontal"
    }
  }

  private var pairLines: [String] {
    let (first, second) = (children[0].lines, children[1].lines)
    func layered(_ head: String, _ inside: [String]) -> [String] {
      first.modified(by: .block(head + " in", inside))
    }
    switch kind {
    case .overlay:
      return first.modified(by: .block(".overlay(alignment: \(alignment)) {", second))
    case .background:
      return first.modified(by: .block(".background(alignment: \(alignment)) {", second))
    case .overlayValue:
      return layered(
        ".overlayPreferenceValue(SketchKey.self, alignment: \(alignment)) { value",
        ["Color.clear.frame(width: CGFloat(value.count * 3), height: 4)"]
          + second.modified(by: ".preference(key: SketchKey.self, value: \(mark) + value)"))
    case .backgroundValue:
      return layered(
        ".backgroundPreferenceValue(SketchKey.self, alignment: \(alignment)) { value",
        second.modified(by: ".padding(CGFloat(value.count))"))
    case .resolved:
      let resolved: [String] = .block(
        "Color.clear.preference(",
        ["key: SketchKey.self, value: \(mark) + anchors.flatMap { sketchUnits(proxy[$0]) })"], nil)
      return layered(
        ".overlayPreferenceValue(SketchAnchorKey.self) { anchors",
        .block("GeometryReader { proxy in", resolved + second))
    case .choice:
      return .block(
        "Group {",
        ["if sketchYes(\(a % 2 == 0)) {"] + first.indented + ["} else {"] + second.indented + ["}"])
    default: stranger
    }
  }

  private func layerLines(_ content: [String]) -> [String] {
    switch kind {
    case .optional:
      return .block("Group {", .block("if sketchYes(\(a % 2 == 0)) {", content))
    case .erased:
      return .block("AnyView(", a % 2 == 0 ? content : content.modified(by: ".padding(1)"), ")")
    case .flexible: return content.modified(by: flexibleLines)
    case .observed:
      return content.modified(
        by: .block(
          ".onPreferenceChange(SketchKey.self) {",
          ["SketchNotes.actions?.append(\"#\(number) hears \\($0)\")"]))
    default:
      guard let modifier = layoutSource ?? dataSource else { stranger }
      return content.modified(by: modifier)
    }
  }

  private var layoutSource: String? {
    switch kind {
    case .frame:
      ".frame(width: \(optional(a == 0 ? nil : length)), "
        + "height: \(optional(b == 0 ? nil : side)), alignment: \(alignment))"
    case .padding: ".padding(Edge.Set(rawValue: \(b + 1)), \(a * 2))"
    case .fixedSize: ".fixedSize(horizontal: \(a % 2 == 0), vertical: \(b % 2 == 0))"
    case .aspect: ".aspectRatio(\(optional(ratio)), contentMode: \(b % 2 == 0 ? ".fit" : ".fill"))"
    case .offset: ".offset(x: \(length - 30), y: \(side - 30))"
    case .position: ".position(x: \(length), y: \(side))"
    case .leadingGuide: ".alignmentGuide(.leading) { $0.width / 2 - \(length) }"
    case .bottomGuide: ".alignmentGuide(.bottom) { $0[.top] + \(side) }"
    case .customGuide: ".alignmentGuide(SketchGuide.alignment) { _ in \(length) }"
    case .priority: ".layoutPriority(\(priority))"
    case .depth: ".zIndex(\(depth))"
    case .hidden: ".hidden()"
    case .direction:
      ".environment(\\.layoutDirection, \(a % 2 == 0 ? ".rightToLeft" : ".leftToRight"))"
    case .valued: ".layoutValue(key: SketchStepKey.self, value: \(length))"
    default: nil
    }
  }

  private var dataSource: String? {
    switch kind {
    case .written: ".preference(key: \(key.rawValue).self, value: \(mark))"
    case .transformed:
      ".transformPreference(\(key.rawValue).self) { $0 += \(mark) }"
    case .anchored: ".anchorPreference(key: SketchAnchorKey.self, value: .bounds) { [$0] }"
    case .named: ".coordinateSpace(.named(\"s\(a % 3)\"))"
    case .environment: ".environment(\\.sketchToken, \(a))"
    case .identity: ".id(\(a))"
    case .modified: ".modifier(SketchModifier(a: \(a)))"
    case .appeared: ".modifier(SketchAppeared(number: \(number)))"
    case .changed: ".modifier(SketchChanged(number: \(number), value: \(a)))"
    case .bound: ".modifier(SketchBound(number: \(number), value: \(a)))"
    default: nil
    }
  }

  private var flexibleLines: [String] {
    let bounds = [("Width", horizontalBounds), ("Height", verticalBounds)].map { side, bounds in
      [("min", bounds.minimum), ("ideal", bounds.ideal), ("max", bounds.maximum)]
        .filter { $0.1 != nil }.map { "\($0.0)\(side): \(optional($0.1)), " }.joined()
    }
    // Even without any bound it is the flexible frame.
    let given = bounds.joined().isEmpty ? "minWidth: nil, " : bounds.joined()
    return .block(".frame(", ["\(given)alignment: \(alignment)"], ")")
  }

  private func optional(_ length: CGFloat?) -> String {
    length.map { $0 == .infinity ? ".infinity" : "\($0)" } ?? "nil"
  }

  private var horizontal: String { [".center", ".leading", ".trailing"][b % 3] }

  private var vertical: String {
    [".center", ".top", ".bottom", ".firstTextBaseline", "SketchGuide.alignment"][b % 5]
  }

  private var alignment: String {
    [".center", ".topLeading", ".bottomTrailing", ".leading"][b % 4]
  }
}

/// Lines of source.
extension [String] {
  /// An opening and a closing line, with the lines between them indented one level.
  fileprivate static func block(
    _ head: String, _ inside: [String], _ end: String? = "}"
  ) -> [String] {
    if inside.isEmpty, let end { return [head + end] }
    return [head] + inside.indented + (end.map { [$0] } ?? [])
  }

  fileprivate var indented: [String] { map { "  " + $0 } }

  fileprivate func modified(by modifier: String) -> [String] { modified(by: [modifier]) }

  /// An expression with a modifier: at the level of a block that ends there, else one level in.
  fileprivate func modified(by modifier: [String]) -> [String] {
    let isBlock = count > 1 && last?.hasPrefix(" ") == false
    return self + (isBlock ? modifier : modifier.indented)
  }
}
