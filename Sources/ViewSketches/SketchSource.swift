import Foundation

/// Sketches as SwiftUI source, for what only a static structure shows: lists that cannot change, and
/// containers that are left out.
extension Sketch {
  /// The node as an expression of SwiftUI over several lines, its children's own types in it.
  ///
  /// It compiles beside ``words`` against any engine that has the vocabulary `.smallTree`.
  public var source: String {
    let shown =
      switch kind.shape {
      case .leaf: leafSource
      case .list: containerSource
      case .layer: layerSource(children[0].source)
      case .pair: pairSource
      }
    return shown + "\n.accessibilityIdentifier(\"\(number)\")"
  }

  /// The declarations that printed sketches use.
  public static var words: String { EmbeddedText.SketchWords_swift }

  /// A view of the name with the tree as its body.
  public func viewSource(_ name: String) -> String {
    "struct \(name): View {\nvar body: some View {\n\(source)\n}\n}\n"
  }

  /// The children as statements of a view builder: a list that changes, or one that cannot.
  private var members: String {
    guard style == .list, !children.isEmpty else {
      return children.map(\.source).joined(separator: "\n")
    }
    let cases = children.enumerated().map { index, child in
      "\(index == children.count - 1 ? "default" : "case \(index)"):\n\(child.source)"
    }
    return "ForEach(0..<\(children.count), id: \\.self) { index in\nswitch index {\n"
      + cases.joined(separator: "\n") + "\n}\n}"
  }

  private var leafSource: String {
    switch kind {
    case .color: "Color.clear"
    case .fixed: "Color.clear.frame(width: \(length), height: \(side))"
    case .spacer: "Spacer(minLength: \(optional(gap)))"
    case .text: "Text(\"\(words)\")"
    case .reported:
      "SketchReport(mark: \(mark), space: \(space.map { ".named(\"\($0)\")" } ?? ".global"))"
    case .halved:
      """
      GeometryReader { proxy in
      Color.clear.frame(width: proxy.size.width / 2, height: max(proxy.size.height - \(side), 0))
      }
      """
    case .token: "SketchTokenLeaf(mark: \(mark))"
    case .state:
      """
      Color.clear.frame(width: \(a * 10), height: 10).preference(key: SketchKey.self, value: \(mark))
      """
    default: "EmptyView()"
    }
  }

  private var containerSource: String {
    let head =
      switch kind {
      case .row: "HStack(alignment: \(vertical), spacing: \(optional(gap)))"
      case .column: "VStack(alignment: \(horizontal), spacing: \(optional(gap)))"
      case .layersOfViews:
        "ZStack(alignment: Alignment(horizontal: \(horizontal), vertical: \(vertical)))"
      case .diagonal: "SketchDiagonal(gap: \(length))"
      case .scroll:
        "ScrollView([\(scrollsAlong ? ".vertical" : "")"
          + "\(scrollsAlong && scrollsAcross ? ", " : "")\(scrollsAcross ? ".horizontal" : "")])"
      default: "Group"
      }
    guard kind == .reader else { return "\(head) {\n\(members)\n}" }
    return """
      GeometryReader { proxy in
      \(members)
      Color.clear.frame(width: proxy.size.width / 2)
      .preference(key: SketchKey.self, value: \(mark) + sketchUnits(proxy.frame(in: .global)))
      }
      """
  }

  private var pairSource: String {
    let (first, second) = (children[0].source, children[1].source)
    return switch kind {
    case .overlay: "\(first)\n.overlay(alignment: \(alignment)) {\n\(second)\n}"
    case .background: "\(first)\n.background(alignment: \(alignment)) {\n\(second)\n}"
    case .overlayValue:
      """
      \(first)
      .overlayPreferenceValue(SketchKey.self, alignment: \(alignment)) { value in
      Color.clear.frame(width: CGFloat(value.count * 3), height: 4)
      \(second)
      .preference(key: SketchKey.self, value: \(mark) + value)
      }
      """
    case .backgroundValue:
      """
      \(first)
      .backgroundPreferenceValue(SketchKey.self, alignment: \(alignment)) { value in
      \(second)
      .padding(CGFloat(value.count))
      }
      """
    case .resolved:
      """
      \(first)
      .overlayPreferenceValue(SketchAnchorKey.self) { anchors in
      GeometryReader { proxy in
      Color.clear.preference(
      key: SketchKey.self, value: \(mark) + anchors.flatMap { sketchUnits(proxy[$0]) })
      \(second)
      }
      }
      """
    default:
      "Group {\nif sketchYes(\(a % 2 == 0)) {\n\(first)\n} else {\n\(second)\n}\n}"
    }
  }

  private func layerSource(_ content: String) -> String {
    switch kind {
    case .optional: "Group {\nif sketchYes(\(a % 2 == 0)) {\n\(content)\n}\n}"
    case .erased: "AnyView(\n\(content)\n\(a % 2 == 0 ? "" : ".padding(1)\n"))"
    default: content + "\n" + (layoutSource ?? dataSource)
    }
  }

  private var layoutSource: String? {
    switch kind {
    case .frame:
      ".frame(width: \(optional(a == 0 ? nil : length)), "
        + "height: \(optional(b == 0 ? nil : side)), alignment: \(alignment))"
    case .flexible: flexibleSource
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

  private var dataSource: String {
    switch kind {
    case .written: ".preference(key: \(key.rawValue).self, value: \(mark))"
    case .transformed:
      ".transformPreference(\(key.rawValue).self) { $0 += \(mark) }"
    case .anchored: ".anchorPreference(key: SketchAnchorKey.self, value: .bounds) { [$0] }"
    case .observed:
      ".onPreferenceChange(SketchKey.self) { "
        + "SketchNotes.actions?.append(\"#\(number) hears \\($0)\") }"
    case .named: ".coordinateSpace(.named(\"s\(a % 3)\"))"
    case .environment: ".environment(\\.sketchToken, \(a))"
    case .identity: ".id(\(a))"
    case .modified: ".modifier(SketchModifier(a: \(a)))"
    case .appeared: ".modifier(SketchAppeared(number: \(number)))"
    case .changed: ".modifier(SketchChanged(number: \(number), value: \(a)))"
    case .bound: ".modifier(SketchBound(number: \(number), value: \(a)))"
    default: ""
    }
  }

  private var flexibleSource: String {
    let (width, height) = (horizontalBounds, verticalBounds)
    return ".frame(minWidth: \(optional(width.minimum)), idealWidth: \(optional(width.ideal)), "
      + "maxWidth: \(optional(width.maximum)), minHeight: \(optional(height.minimum)), "
      + "idealHeight: \(optional(height.ideal)), maxHeight: \(optional(height.maximum)), "
      + "alignment: \(alignment))"
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
