import ViewTree

/// The same tree without one modifier: laid out anew, read, and put back.
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

  /// The modifiers that the explanation names: those around the view, the nearest first, then itself
  /// and what it stands around.
  private var candidates: [LayoutNode] {
    let named = Set(
      derivation.ordered.map { ObjectIdentifier($0.decider) }
        + derivation.mapped.map(ObjectIdentifier.init))
    let modifiers = derivation.chain.filter {
      guard named.contains(ObjectIdentifier($0)), let content = $0.unaryContent else {
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
