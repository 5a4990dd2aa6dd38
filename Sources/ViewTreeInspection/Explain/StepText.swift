import ViewTree

/// Steps in words: one line per decision, with both axes in one line where they belong together.
struct StepText {
  private let derivation: Derivation

  init(_ derivation: Derivation) {
    self.derivation = derivation
  }

  var lines: [String] {
    let groups = grouped(derivation.ordered)
    let names = groups.map { name(of: $0[0].decider) } + derivation.mapped.map(name)
    let width = min(names.map(\.count).max() ?? 0, Self.widestName)
    var lines = groups.map { group in
      padded(name(of: group[0].decider), width) + "  " + words(group)
    }
    lines += derivation.mapped.map { padded(name(of: $0), width) + "  " + words(mapping: $0) }
    return lines
  }

  private static let widestName = 24

  private func padded(_ name: String, _ width: Int) -> String {
    name + String(repeating: " ", count: max(0, width - name.count))
  }

  /// Neighbouring steps that are the same decision of the same element along the two axes.
  private func grouped(_ steps: [Derivation.Step]) -> [[Derivation.Step]] {
    var groups: [[Derivation.Step]] = []
    for step in steps {
      if let last = groups.last?.last, last.node === step.node, last.decided == step.decided {
        groups[groups.count - 1].append(step)
      } else {
        groups.append([step])
      }
    }
    return groups
  }

  private func words(_ group: [Derivation.Step]) -> String {
    let parts = group.map(part).joined(separator: "; ")
    switch group[0].decided {
    case .question:
      if case .window = group[0].why { return "is the window, " + parts }
      return "asks " + name(of: group[0].node) + " for " + parts
    case .answer: return "is " + parts
    case .place: return "puts " + name(of: group[0].node) + " at " + parts
    }
  }

  private func part(_ step: Derivation.Step) -> String {
    switch step.decided {
    case .question: "\(number(step)) \(side(step.axis))" + why(step)
    case .answer: "\(number(step)) \(side(step.axis))" + why(step)
    case .place: "\(step.axis == .horizontal ? "x" : "y") \(number(step))" + why(step)
    }
  }

  private func side(_ axis: Axis) -> String { axis == .horizontal ? "wide" : "high" }

  private func number(_ step: Derivation.Step) -> String {
    let node = step.node
    switch step.decided {
    case .question: return node.proposedLength(step.axis).map(LengthText.of) ?? "nil"
    case .answer: return LengthText.of(node.size[step.axis])
    case .place: return LengthText.of(node.origin[step.axis])
    }
  }

  // MARK: Reasons

  private func why(_ step: Derivation.Step) -> String {
    switch step.why {
    case .window: return ""
    case .told: return told(step)
    case .edge: return ", the container's own edge"
    case .measured:
      if let lines = lines(step) { return ", " + lines }
      return ", as it answers to \(Proposal(step.node.placedProposal).text)"
    case .reason(let kind):
      let words = words(kind, step)
      let sum = sum(step)
      return (words.isEmpty ? "" : ", " + words) + (sum.isEmpty ? "" : ": " + sum)
    }
  }

  /// The lines of a wrapped text, which decide its size.
  private func lines(_ step: Derivation.Step) -> String? {
    guard let count = (step.node as? any TextShowing)?.shownText.lines.count, count > 1,
      let asked = step.node.placedProposal.width
    else { return nil }
    return step.axis == .vertical
      ? "\(count) lines" : "the widest of its \(count) lines in \(LengthText.of(asked))"
  }

  private func told(_ step: Derivation.Step) -> String {
    step.decider.isLayoutOfUser ? ", says your layout" : ""
  }

  private func words(_ kind: Reason.Kind, _ step: Derivation.Step) -> String {
    switch kind {
    case .asked:
      if case .own = step.term { return "its own \(length(step.axis))" }
      return ""
    case .took: return "took what it was asked"
    case .fixed: return "fixed"
    case .ideal: return step.decided == .question ? "for the ideal" : "ideal"
    case .clamped: return "held between its bounds"
    case .ratio: return "by the ratio"
    case .unlimited: return "without a limit, as it scrolls"
    case .cell: return step.decided == .question ? "its cell's" : "in its cell"
    case .line(let line, let isEstimated): return lineWords(line, isEstimated, step)
    case .safeArea: return "for the safe area"
    case .relative: return "a share of its container"
    case .chosen: return "as the chosen \(chosenName(step))"
    case .matched: return "as the view that it is matched with"
    case .kept: return "its content's"
    case .sum: return "the children"
    case .largest:
      if case .answer(let child, _, _) = step.term { return "as \(name(of: child))" }
      return "the children's extent"
    case .placed: return placedWords(step)
    case .after(let before): return "after \(name(of: before))"
    case .share(let share): return shareWords(share, step)
    }
  }

  private func lineWords(
    _ line: Int, _ isEstimated: Bool, _ step: Derivation.Step
  ) -> String {
    let lines = "\(line) \(line == 1 ? "line" : "lines")"
    let estimate = isEstimated ? ", some of them by estimate" : ""
    return step.decided == .place ? "after \(lines)\(estimate)" : lines + estimate
  }

  private func chosenName(_ step: Derivation.Step) -> String {
    if case .answer(let child, _, _) = step.term { return name(of: child) }
    return "view"
  }

  private func placedWords(_ step: Derivation.Step) -> String {
    guard case .minus(.number(let line), .number(let guide)) = step.term else { return "" }
    return "its guide at \(LengthText.of(guide)) on the line at \(LengthText.of(line))"
  }

  private func length(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  private func shareWords(_ share: Reason.Share, _ step: Derivation.Step) -> String {
    let turns = derivation.turns[ObjectIdentifier(step.decider)] ?? []
    guard turns.count > 1 else { return "all there is" }
    let earlier = turns.prefix { $0.share.turn < share.turn }
    var words = "what is left"
    if share.left > 1 {
      words = "one of \(share.left) equal shares of \(LengthText.of(share.room))"
    }
    guard !earlier.isEmpty else { return words + ", asked first of \(turns.count)" }
    let told = earlier.suffix(Self.mostTurns).map { turn in
      "\(name(of: turn.child)) took \(LengthText.of(turn.child.size[turn.axis]))"
        + " of \(LengthText.of(turn.share.room / CGFloat(turn.share.left)))"
    }
    let list = (earlier.count > told.count ? ["..."] + told : told).joined(separator: ", ")
    return words + " after " + list
  }

  private static let mostTurns = 4

  /// The arithmetic, where there is more than the number itself.
  private func sum(_ step: Derivation.Step) -> String {
    switch step.term {
    case .number, .nothing, .own, .answer, .asked: return ""
    default:
      return TermText(asked: { step.decider.proposedLength($0) }, own: { step.decider.size[$0] })
        .of(step.term)
    }
  }

  private func name(of node: LayoutNode) -> String { node.explainedName }

  private func words(mapping node: LayoutNode) -> String {
    guard let mapping = node.contentAsLaidOut else { return "" }
    guard case .moved(let vector) = mapping else { return "transforms what is inside" }
    return "moves what is inside by (\(LengthText.of(vector.dx)), \(LengthText.of(vector.dy)))"
  }
}

/// Numbers of points as the playground writes them.
enum LengthText {
  static func of(_ length: CGFloat) -> String { ValueText.number(Double(length)) }
}

/// A term as arithmetic in numbers: `300 - 15 - 15`.
struct TermText {
  let asked: (Axis) -> CGFloat?
  let own: (Axis) -> CGFloat

  func of(_ term: Term) -> String {
    switch term {
    case .number(let number): LengthText.of(number)
    case .nothing: "nil"
    case .asked(let axis): asked(axis).map(LengthText.of) ?? "nil"
    case .own(let axis): LengthText.of(own(axis))
    case .answer(_, _, let length): LengthText.of(length)
    case .plus(let left, let right): of(left) + " + " + of(right)
    case .minus(let left, let right): of(left) + " - " + grouped(right)
    case .times(let term, let factor): grouped(term) + " * " + LengthText.of(factor)
    case .over(let term, let divisor): grouped(term) + " / " + LengthText.of(divisor)
    case .atLeast(let left, let right): "max(\(of(left)), \(of(right)))"
    case .atMost(let left, let right): "min(\(of(left)), \(of(right)))"
    }
  }

  private func grouped(_ term: Term) -> String {
    switch term {
    case .plus, .minus: "(\(of(term)))"
    default: of(term)
    }
  }
}

extension LayoutNode {
  /// Type and identifiers, those of the view inside a modifier that has none: `frame #box`.
  var explainedName: String {
    var node: LayoutNode? = self
    while let current = node {
      let layered = (current as? LayerNode)?.secondaryElement
      for names in [current, layered].compactMap({ $0?.attributes?.identifiers })
      where !names.isEmpty {
        return ([typeLabel] + names.map { "#\($0)" }).joined(separator: " ")
      }
      node = current.unaryContent
    }
    return typeLabel
  }
}
