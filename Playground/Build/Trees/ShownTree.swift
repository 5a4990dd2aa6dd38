import SwiftUI

#if canImport(ViewSketches)
  import ViewSketches
#endif

/// A node of a sketch, as a view and as the Swift lines that make the same view, of the same types.
///
/// The file is compiled twice: for the large engine, which gives reasons, and for a learner's.
@MainActor struct ShownTree {
  let node: Sketch
  private(set) var view: any View = EmptyView()
  private(set) var lines: [String] = []

  /// - Parameter tells: whether each view reports its appearance.
  init(_ node: Sketch, tells: Bool) {
    self.node = node
    let children = node.children.map { ShownTree($0, tells: tells) }
    switch node.kind.shape {
    case .leaf: show(leaf)
    case .list: show(container(list(children)), around: listed(children))
    case .layer: wrap(layer(children[0].view), children[0].lines)
    case .pair: wrap(pair(children[0].view, children[1].view), children)
    }
    view = named(view, tells)
  }

  private func named(_ view: some View, _ tells: Bool) -> any View {
    let named = view.accessibilityIdentifier("\(node.number)")
    guard tells else { return named }
    return named.onAppear { [number = node.number] in
      SketchNotes.actions?.append("#\(number) appears")
    }
  }

  // MARK: Lines

  /// A view with its code; for a pair, the code before the second view and after it.
  typealias Shown = (view: any View, code: [String])

  private mutating func show(_ shown: Shown) {
    view = shown.view
    lines = Self.marked(shown.code[0], node.number)
  }

  private mutating func show(_ shown: Shown, around content: [String]) {
    view = shown.view
    let opening = shown.code[0]
    lines = Self.marked(opening.hasSuffix(" in") ? opening : opening + " {", node.number)
    lines += (content + shown.code.dropFirst()).map { "  " + $0 } + ["}"]
  }

  private mutating func wrap(_ shown: Shown, _ content: [String]) {
    view = shown.view
    if shown.code.count == 1 {
      lines = content + Self.marked("." + shown.code[0], node.number).map { "  " + $0 }
    } else {
      lines = Self.marked(shown.code[0], node.number) + content.map { "  " + $0 }
      lines += Array(shown.code.dropFirst())
    }
  }

  private mutating func wrap(_ shown: Shown, _ children: [ShownTree]) {
    view = shown.view
    let (first, second) = (children[0].lines, children[1].lines)
    if shown.code[0].hasPrefix("Group") {
      lines = Self.marked(shown.code[0], node.number) + ["  \(shown.code[1])"]
      lines += first.map { "    " + $0 } + ["  } else {"] + second.map { "    " + $0 }
      lines += ["  }", "}"]
    } else {
      let opened = shown.code.dropFirst().prefix { $0.hasSuffix(" in") }
      let margin = String(repeating: "  ", count: opened.count + 2)
      lines = first + Self.marked("." + shown.code[0], node.number).map { "  " + $0 }
      lines += opened.map { "  " + $0 } + second.map { margin + $0 }
      lines += shown.code.dropFirst(1 + opened.count).map { "  " + $0 }
    }
  }

  private static func marked(_ code: String, _ number: Int) -> [String] {
    ["\(code)  // #\(number)"]
  }

  /// A call with only those arguments that have a value.
  func call(_ name: String, _ arguments: (label: String, value: String?)...) -> String {
    let given = arguments.compactMap { label, value in
      value.map { label.isEmpty ? $0 : "\(label): \($0)" }
    }
    return "\(name)(\(given.joined(separator: ", ")))"
  }

  /// A call whose last argument is a closure.
  private func opening(_ name: String, _ arguments: (label: String, value: String?)...) -> String {
    let given = arguments.compactMap { label, value in value.map { "\(label): \($0)" } }
    return given.isEmpty ? name : "\(name)(\(given.joined(separator: ", ")))"
  }

  func text(_ length: CGFloat?) -> String? {
    length.map { $0 == .infinity ? ".infinity" : Self.number($0) }
  }

  static func number(_ length: CGFloat) -> String {
    length == length.rounded() ? "\(Int(length))" : "\(length)"
  }

  /// The code of the edge sets numbered 1 to 8.
  static let edges = [
    ".top", ".leading", "[.top, .leading]", ".bottom", ".vertical", "[.leading, .bottom]",
    "[.top, .leading, .bottom]", ".trailing",
  ]

  // MARK: Leaves

  private var leaf: Shown {
    let (length, side) = (node.length, node.side)
    switch node.kind {
    case .color: return (Color.clear, ["Color.clear"])
    case .fixed:
      return (
        Color.clear.frame(width: length, height: side),
        ["Color.clear" + call(".frame", ("width", text(length)), ("height", text(side)))]
      )
    case .spacer:
      return (Spacer(minLength: node.gap), [call("Spacer", ("minLength", text(node.gap)))])
    case .text: return (Text(node.words), ["Text(\"\(node.words)\")"])
    case .token: return (TokenWidth(), ["TokenWidth()"])
    case .halved: return (HalfOfReader(side: side), ["HalfOfReader(side: \(text(side) ?? ""))"])
    case .reported:
      let space: CoordinateSpace = node.b % 3 == 2 ? .global : .named("s")
      let name = node.b % 3 == 2 ? ".global" : ".named(\"s\")"
      return (
        SeenFrame(number: node.number, space: space),
        ["SeenFrame(number: \(node.number), space: \(name))"]
      )
    case .state:
      return (
        Later(number: node.number, tenths: node.a),
        ["Later(number: \(node.number), tenths: \(node.a))"]
      )
    default: return (EmptyView(), ["EmptyView()"])
    }
  }

  // MARK: Lists

  private func list(_ children: [ShownTree]) -> any View {
    guard node.style == .list else { return Self.tuple(children.map(\.view)) }
    let views = Dictionary(
      children.map { ($0.node.number, Self.erased($0.view)) },
      uniquingKeysWith: { first, _ in first })
    return ForEach(children.map(\.node.number), id: \.self) { views[$0] }
  }

  private func listed(_ children: [ShownTree]) -> [String] {
    guard node.style == .list else { return children.flatMap(\.lines) }
    let numbers = "\(children.map(\.node.number))"
    guard !children.isEmpty else { return ["ForEach([Int](), id: \\.self) { _ in AnyView?.none }"] }
    let items: [[String]] = children.map { child in
      let lines = child.lines.map { "      " + $0 }
      return ["    \(child.node.number): AnyView("] + lines + ["    ),"]
    }
    let start = ["ForEach(\(numbers), id: \\.self) { number in", "  ["]
    return start + items.joined() + ["  ][number]", "}"]
  }

  private static func erased(_ view: some View) -> AnyView { AnyView(view) }

  /// A static list, typed as the views' own types.
  private static func tuple(_ views: [any View]) -> any View {
    func two(_ a: some View, _ b: some View) -> any View { ViewBuilder.buildBlock(a, b) }
    func three(_ a: some View, _ b: some View, _ c: some View) -> any View {
      ViewBuilder.buildBlock(a, b, c)
    }
    switch views.count {
    case 0: return EmptyView()
    case 1: return views[0]
    case 2: return two(views[0], views[1])
    default: return three(views[0], views[1], views[2])
    }
  }

  // MARK: Containers

  private var horizontal: (value: HorizontalAlignment, code: String?) {
    [(.center, nil), (.leading, ".leading"), (.trailing, ".trailing")][node.b % 3]
  }

  private var vertical: (value: VerticalAlignment, code: String?) {
    [
      (.center, nil), (.top, ".top"), (.bottom, ".bottom"),
      (.firstTextBaseline, ".firstTextBaseline"), (SketchGuide.alignment, "SketchGuide.alignment"),
    ][node.b % 5]
  }

  var alignment: (value: Alignment, code: String?) {
    [
      (.center, nil), (.topLeading, ".topLeading"), (.bottomTrailing, ".bottomTrailing"),
      (.leading, ".leading"),
    ][node.b % 4]
  }

  private func container(_ content: some View) -> Shown {
    switch node.kind {
    case .row:
      return (
        HStack(alignment: vertical.value, spacing: node.gap) { content },
        [opening("HStack", ("alignment", vertical.code), ("spacing", text(node.gap)))]
      )
    case .column:
      return (
        VStack(alignment: horizontal.value, spacing: node.gap) { content },
        [opening("VStack", ("alignment", horizontal.code), ("spacing", text(node.gap)))]
      )
    case .layersOfViews:
      return (
        ZStack(alignment: alignment.value) { content },
        [opening("ZStack", ("alignment", alignment.code))]
      )
    case .diagonal:
      return (
        SketchDiagonal(gap: node.length) { content },
        [call("SketchDiagonal", ("gap", text(node.length)))]
      )
    case .scroll:
      let along: Axis.Set = node.scrollsAlong ? .vertical : []
      let axes = node.scrollsAcross ? along.union(.horizontal) : along
      let names = [node.scrollsAlong ? ".vertical" : "", node.scrollsAcross ? ".horizontal" : ""]
      let code = names.filter { !$0.isEmpty }.joined(separator: ", ")
      return (ScrollView(axes) { content }, ["ScrollView([\(code)])"])
    case .reader:
      return (
        GeometryReader { proxy in
          Group { content }
          Color.clear.frame(width: proxy.size.width / 2)
        },
        ["GeometryReader { proxy in", "Color.clear.frame(width: proxy.size.width / 2)"]
      )
    default: return (Group { content }, ["Group"])
    }
  }

  // MARK: Two views

  private func pair(_ first: some View, _ second: some View) -> Shown {
    let number = node.number
    switch node.kind {
    case .overlay:
      return (
        first.overlay(alignment: alignment.value) { second },
        [opening("overlay", ("alignment", alignment.code)) + " {", "}"]
      )
    case .background:
      return (
        first.background(alignment: alignment.value) { second },
        [opening("background", ("alignment", alignment.code)) + " {", "}"]
      )
    case .overlayValue:
      return (
        first.overlayPreferenceValue(SketchKey.self, alignment: alignment.value) { value in
          second.preference(key: SketchKey.self, value: [number] + value)
        },
        [
          call("overlayPreferenceValue", ("", "SketchKey.self"), ("alignment", alignment.code))
            + " { value in",
          "    .preference(key: SketchKey.self, value: [\(number)] + value)", "}",
        ]
      )
    case .backgroundValue:
      return (
        first.backgroundPreferenceValue(SketchKey.self, alignment: alignment.value) { value in
          second.padding(CGFloat(value.count))
        },
        [
          call("backgroundPreferenceValue", ("", "SketchKey.self"), ("alignment", alignment.code))
            + " { value in", "    .padding(CGFloat(value.count))", "}",
        ]
      )
    case .resolved:
      return (
        first.overlayPreferenceValue(SketchAnchorKey.self) { anchors in
          GeometryReader { proxy in
            second.preference(
              key: SketchKey.self, value: [number] + anchors.flatMap { sketchUnits(proxy[$0]) })
          }
        },
        [
          "overlayPreferenceValue(SketchAnchorKey.self) { anchors in",
          "  GeometryReader { proxy in",
          "      .preference(", "        key: SketchKey.self,",
          "        value: [\(number)] + anchors.flatMap { sketchUnits(proxy[$0]) })", "  }", "}",
        ]
      )
    default:
      let isFirst = node.a % 2 == 0
      return (
        Group { if isFirst { first } else { second } }, ["Group {", "if \(isFirst) {"]
      )
    }
  }
}

/// The numbers with which each engine shows a chapter's scenes.
extension SketchScene {
  /// The environment's value around the tree.
  static let tokenAround = 3
  /// How long a scene is shown before it is looked at: longer than any of its actions waits. Seconds.
  static let settling = 0.35
  /// How far each scroll view of the scene is scrolled. Points.
  var scrollDistance: CGFloat { CGFloat(scrolled) * 12.5 }
}
