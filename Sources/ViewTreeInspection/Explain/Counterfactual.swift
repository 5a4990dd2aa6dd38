import ViewTree

/// The same tree without one modifier: laid out again, read, and put back.
struct Counterfactual {
  private let derivation: Derivation

  init(_ derivation: Derivation) {
    self.derivation = derivation
  }

  /// The nearest modifier without which the frame is another one, as a sentence.
  var sentence: String? {
    let frame = derivation.target.frame(in: .global)
    for modifier in candidates {
      guard let other = self.frame(without: modifier), !other.isNear(frame) else { continue }
      return "Without the \(modifier.typeLabel) it would be \(FrameText.of(other))."
    }
    return nil
  }

  /// The tree without the nearest modifier of a type, from the view outwards; nil where there is none.
  func sentence(without type: String) -> String? {
    let wanted = type.lowercased()
    let modifiers = derivation.outwards.filter { $0.unaryContent != nil }
    guard let modifier = modifiers.first(where: { $0.typeLabel.lowercased() == wanted }),
      let other = frame(without: modifier)
    else { return nil }
    return "Without the \(modifier.typeLabel) it \(Self.would(other, derivation.target))."
  }

  /// The modifiers around the view by their types, the nearest first.
  var modifierNames: [String] {
    derivation.outwards.filter { $0.unaryContent != nil }.map(\.typeLabel)
  }

  static func would(_ frame: CGRect, _ target: LayoutNode) -> String {
    let isSame = frame.isNear(target.frame(in: .global))
    return isSame ? "would be the same" : "would be \(FrameText.of(frame))"
  }

  /// The modifiers that the explanation names: those around the view, the nearest first, then the
  /// view itself and those inside it.
  private var candidates: [LayoutNode] {
    let named = Set(
      derivation.ordered.map { ObjectIdentifier($0.decider) }
        + derivation.mapped.map(ObjectIdentifier.init))
    let modifiers = derivation.chain.filter {
      guard derivation.isOwn($0), named.contains(ObjectIdentifier($0)),
        let content = $0.unaryContent
      else {
        return false
      }
      return derivation.chain.contains { $0 === content }
    }
    let depth = derivation.target.depth
    return modifiers.filter { $0.depth < depth }.reversed()
      + modifiers.filter { $0.depth >= depth }
  }

  /// The target's frame without a modifier; that of its content where it is the modifier itself.
  func frame(without modifier: LayoutNode) -> CGRect? {
    let target = derivation.target
    return target.host.without(modifier) {
      let stand = target === modifier ? target.unaryContent : target
      return stand?.frame(in: .global)
    }
  }
}
