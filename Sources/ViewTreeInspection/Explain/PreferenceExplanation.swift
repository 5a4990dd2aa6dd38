import ViewTree

/// Why a node reports its value for a preference key: the writers, the fold as brackets, each call of
/// `reduce`, the readers, and what would come out otherwise.
package struct PreferenceExplanation {
  private let host: TreeHost
  private let key: PreferenceOperations
  private let place: Node
  /// The element itself: readers around it are between the two or further out.
  private let element: LayoutNode
  private let name: String

  /// - Parameter element: is asked for what it reports to the views around it.
  package init(_ key: PreferenceOperations, of element: LayoutNode, in host: TreeHost) {
    self.host = host
    self.key = key
    name = element.explainedName
    place = element.outermostView
    self.element = element
  }

  package var explanation: Explanation {
    guard let fold = key as? any TriableFold, let part = key.part(of: place) else {
      return Explanation(
        heading: "\(name) reports nothing for \(key.name)",
        lines: ["no view in it writes the key: whoever asks gets the default, \(defaultText)"]
          + readerLines)
    }
    var calls: [FoldCall] = []
    let value = fold.fold(part, without: nil, isSeeded: false) { calls.append($0) }
    let text = Self.text(value)
    var lines = writerLines(part, fold)
    lines += calls.map(line)
    // The brackets of a single call would repeat its line.
    if calls.count > 1 { lines.append("\(brackets(part, fold)) = \(text)") }
    return Explanation(
      heading: "\(name) reports \(text) for \(key.name)", lines: lines + readerLines,
      counterfactual: otherwise(part, fold, text))
  }

  private var defaultText: String { Self.text((key as? any TriableFold)?.anyDefault) }

  private static func text(_ value: Any?) -> String { value.map { ValueText.describe($0) } ?? "-" }

  private func writerLines(_ part: FoldPart, _ fold: any TriableFold) -> [String] {
    let writers = part.writers
    if writers.isEmpty { return ["no writer: a list without one has the default"] }
    return writers.map { writer in
      let (place, value) = (Self.name(of: writer), Self.text(fold.anyValue(of: writer)))
      guard Self.isTransform(writer) else { return "\(place) writes \(value)" }
      let inner = key.part(of: writer).flatMap {
        fold.fold($0, without: writer, isSeeded: false) { _ in }
      }
      let before = inner.map(Self.text) ?? "the default \(defaultText)"
      return "the transform around \(place) makes \(value) of \(before)"
    }
  }

  private func line(_ call: FoldCall) -> String {
    let next = call.next.map(Self.text) ?? "nothing asked for"
    let place = call.place.map { Self.name(of: $0) + ": " } ?? ""
    return place + "reduce(\(Self.text(call.before)), \(next)) = \(Self.text(call.after))"
  }

  /// The values, with brackets around each two that a call joins.
  private func brackets(_ part: FoldPart, _ fold: any TriableFold) -> String {
    switch part {
    case .empty: return "the default"
    case .written(let node, _): return Self.text(fold.anyValue(of: node))
    case .met(_, let parts):
      let texts = parts.map { brackets($0, fold) }
      return texts.dropFirst().reduce(texts[0]) { "(\($0), \($1))" }
    }
  }

  private static func isTransform(_ writer: Node) -> Bool {
    writer.typeLabel.hasPrefix("transform")
  }

  // MARK: Readers

  private var readerLines: [String] {
    var readers: [String] = []
    var next: Node? = element
    while let node = next {
      if let reader = node as? any ClosureHolding & KeyNaming, reader.namedKey === key {
        let value = reader.watchedValue.map { "saw \(Self.text($0))" } ?? "has seen nothing"
        readers.append("\(reader.typeLabel) of \(Self.name(of: reader)) \(value)")
      }
      next = node.parent
    }
    return readers.isEmpty ? ["no onPreferenceChange around it reads the key"] : readers
  }

  // MARK: Otherwise

  private func otherwise(
    _ part: FoldPart, _ fold: any TriableFold, _ text: String
  ) -> String? {
    var sentences: [String] = []
    let writers = part.writers
    for writer in writers.suffix(Self.mostWriters).reversed() {
      let value = fold.fold(part, without: writer, isSeeded: false) { _ in }
      guard value.map(Self.text) != text else { continue }
      let outcome =
        value.map { "it would be \(Self.text($0))" }
        ?? "there would be no value, and whoever asks would get the default, \(defaultText)"
      let index = writers.firstIndex { $0 === writer } ?? 0
      let which =
        writers.count > 1 ? "writer \(index + 1) of \(writers.count), on" : "the writer on"
      sentences.append(
        Self.isTransform(writer)
          ? "Without the transform around \(Self.name(of: writer)) \(outcome)."
          : "Without \(which) \(Self.name(of: writer)), \(outcome).")
      break
    }
    let seeded = fold.fold(part, without: nil, isSeeded: true) { _ in }.map(Self.text) ?? text
    if seeded != text {
      sentences.append(
        "With the default \(defaultText) as the seed\(seededPlace(part)) it would be"
          + " \(seeded); no fold"
          + " begins with it.")
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: "\n")
  }

  /// Which container is seeded, where others fold inside of it.
  private func seededPlace(_ part: FoldPart) -> String {
    guard case .met(let node, let parts) = part else { return "" }
    let hasInner = parts.contains { inner in
      if case .met = inner { true } else { false }
    }
    return hasInner ? " of \(Self.name(of: node)) alone" : ""
  }

  /// How many writers are left out in turn until one makes a difference.
  private static let mostWriters = 8

  /// That of the element at the node; where several are there, of the one around them.
  private static func name(of node: Node) -> String {
    if let element = node as? LayoutNode ?? node.element { return element.explainedName }
    return node.parent.map { name(of: $0) } ?? node.typeLabel
  }
}

extension LayoutNode {
  /// The outermost node that is this element alone: its modifiers that lay nothing out.
  package var outermostView: Node {
    var node: Node = self
    while let parent = node.parent, !(parent is LayoutNode), parent.element === self {
      node = parent
    }
    return node
  }

  /// The nodes that are this element alone, from the outermost inwards, without the element itself.
  var outerViews: [Node] {
    var found: [Node] = []
    var next: Node? = outermostView
    while let node = next, node !== self {
      found.append(node)
      var child: Node?
      node.forEachChild { child = child ?? $0 }
      next = child
    }
    return found
  }
}
