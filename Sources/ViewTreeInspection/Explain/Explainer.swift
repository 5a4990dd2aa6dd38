import ViewTree

/// Explains the frame of one element of a tree at rest.
package struct Explainer {
  private let node: LayoutNode
  private var derivation: Derivation

  /// - Parameters:
  ///   - node: is placed, in a host that has settled.
  ///   - isOwn: whether an element belongs to the scene; those that lay the scene out are not tried
  ///     otherwise.
  package init(_ node: LayoutNode, isOwn: @escaping (LayoutNode) -> Bool = { _ in true }) {
    self.node = node
    derivation = Derivation(of: node)
    derivation.isOwn = isOwn
    derivation.keepWhatCounts()
  }

  /// Explains some sides of the frame only. Each has a line of its own, also one that is 0 or passed on.
  package init(_ node: LayoutNode, sides: Set<FrameSide>) {
    self.node = node
    derivation = Derivation(of: node, speaking: sides)
    derivation.keepWhatCounts()
    derivation.keepWhatIsSpoken()
  }

  package var explanation: Explanation {
    var explanation = explanationOfModifiers
    if explanation.counterfactual == nil {
      explanation.counterfactual = OtherNumbers(derivation).sentence
    }
    return explanation
  }

  /// The explanation whose counterfactual only leaves out a modifier and tries no other number.
  package var explanationOfModifiers: Explanation {
    var explanation = reasons
    explanation.counterfactual = Counterfactual(derivation).sentence
    return explanation
  }

  /// The explanation without the counterfactual, for which the tree is laid out several times.
  package var reasons: Explanation {
    Explanation(
      heading: "\(node.explainedName) is \(FrameText.of(frame))",
      lines: StepText(derivation).lines)
  }

  /// The tree without the nearest modifier of a type, as a sentence; nil where there is none.
  package func sentence(without type: String) -> String? {
    Counterfactual(derivation).sentence(without: type)
  }

  /// The tree with another number, one sentence for each modifier that has one of the name; nil where
  /// none has.
  package func sentence(with name: String, _ number: CGFloat) -> String? {
    OtherNumbers(derivation).sentence(with: name, number)
  }

  /// The names of the modifiers and of the numbers that can be tried.
  package var modifierNames: [String] { Counterfactual(derivation).modifierNames }
  package var numberNames: [String] { OtherNumbers(derivation).names }

  /// The frame that the arithmetic gives; it equals the layout's unless a reason is wrong.
  package var workedFrame: CGRect { WorkedFrame(derivation).frame }

  /// The steps without which neither the frame nor a number on the way would be different.
  package var idleLines: [String] {
    let whole = WorkedFrame(derivation)
    let frame = whole.frame
    return derivation.ordered.compactMap { step in
      let trial = WorkedFrame(derivation, without: [step.key])
      guard trial.frame.isNear(frame), trial.agrees(with: whole) else { return nil }
      return "\(step.decider.explainedName): \(step.decided) \(step.axis)"
    }
  }

  /// The steps whose numbers have no reason.
  package var gaps: [String] {
    derivation.ordered.compactMap { step in
      guard case .told = step.why, !step.decider.isLayoutOfUser else { return nil }
      return "\(step.decider.explainedName): \(step.decided) \(step.axis)"
    }
  }

  /// The reasons that were told and give another number than the one decided.
  package var refusedReasons: [String] {
    derivation.refused.map { "\($0.key): \($0.term)" }
  }

  private var frame: CGRect { node.frame(in: .global) }
}

/// One of the four numbers of a frame.
package enum FrameSide: CaseIterable {
  case x, y, width, height

  var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  var decided: Decided { self == .x || self == .y ? .place : .answer }

  func key(_ node: LayoutNode) -> StepKey { StepKey(node, decided, axis) }
}

/// `300 x 44 at (0, 150)`.
enum FrameText {
  static func sides(_ size: CGSize) -> String {
    "\(LengthText.of(size.width)) x \(LengthText.of(size.height))"
  }

  static func of(_ frame: CGRect) -> String {
    "\(LengthText.of(frame.width)) x \(LengthText.of(frame.height)) at "
      + "(\(LengthText.of(frame.minX)), \(LengthText.of(frame.minY)))"
  }
}

extension LayoutNode {
  /// Whether a layout of the user's own arranges the children: one that is not the engine's.
  var isLayoutOfUser: Bool {
    guard let type = (self as? any LayoutArranging)?.layoutType else { return false }
    var name = String(reflecting: type)
    if name.hasPrefix(Self.erased) { name = String(name.dropFirst(Self.erased.count)) }
    return !["ViewTree.", "ViewTreeControls."].contains(where: name.hasPrefix)
  }

  /// How the type of a layout in an `AnyLayout` begins.
  private static var erased: String { "ViewTree.AnyLayoutBoxOf<" }
}
