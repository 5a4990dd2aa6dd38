import Foundation
import ViewTree
import ViewTreeInspection

// The reasons for a result, in lines of a recording.

extension LessonStage {
  /// Why a view has its size and position: each decision without which they would differ.
  func chain(_ name: String) -> [String] {
    explanation(of: name).text.components(separatedBy: "\n")
  }

  /// The same with one more line, before the one that places the view itself.
  func chain(_ name: String, with line: String) -> [String] {
    var explanation = explanation(of: name)
    explanation.lines.insert(line, at: max(0, explanation.lines.count - 1))
    return explanation.text.components(separatedBy: "\n")
  }

  /// Where a view has placed another one, even at its own edge.
  func putting(_ name: String, in parent: String) -> String {
    let x = frame(name).minX - frame(parent).minX
    return "\(Self.shown(node(parent))) puts \(Self.shown(node(name))) at x \(Prose.number(x))"
  }

  /// The same with the parts apart.
  ///
  /// - Errors: traps for an identifier that no view of the scene has.
  func explanation(of name: String) -> Explanation {
    guard let element = NodeSearch(host).elements(name).first else { return placing(of: name) }
    return Explainer(element).explanationOfModifiers
  }

  /// Where code has placed a frame-based view, which no parent asks for its size: relative to each
  /// enclosing view with a different origin.
  private func placing(of name: String) -> Explanation {
    let moment = moment
    var lines = ["code has set its frame; it was not asked"]
    var next: NodeRecord? = node(name)
    let (heading, window) = (next.map(Self.shown) ?? name, frame(name))
    while let step = next {
      let parent = step.parent.flatMap { moment.node($0) }
      if let place = step.frame?.origin, place != .zero, let parent {
        lines.append("\(Self.shown(step)) is \(Prose.place(place)) in \(Self.shown(parent))")
      }
      next = parent
    }
    return Explanation(
      heading: "\(heading) is \(Prose.size(window.size)) \(Prose.place(window.origin))",
      lines: lines)
  }

  /// From the window to a view: each proposal, response and position, whether or not it affects the
  /// result.
  ///
  /// - Parameters:
  ///   - areAnswered: false for the proposals only, while the responses are still to be predicted.
  ///   - arePlaced: false for proposals and responses without positions.
  func offers(to name: String, areAnswered: Bool = true, arePlaced: Bool = true) -> [String] {
    let moment = moment
    let path = sequence(first: node(name)) { $0.parent.flatMap { moment.node($0) } }.reversed()
    let rows = path.dropFirst().compactMap { node -> [String]? in
      guard let window = node.window, let proposal = node.proposal else { return nil }
      let offer = [Self.shown(node), "asked \(Self.text(of: proposal))"]
      guard areAnswered else { return offer }
      let answer = offer + ["took \(Prose.size(window.size))"]
      guard arePlaced else { return answer }
      return answer + [Prose.place(window.origin)]
    }
    return ["the window is \(Prose.size(host.size))"] + Self.table(rows)
  }

  /// The proposals made to some views in the moment, in the order in which they were made.
  func dialogue(_ names: [String]) -> [String] {
    let moment = moment
    let shown = names.map { node($0) }
    return moment.questions.compactMap { question in
      guard let node = shown.first(where: { $0.number == question.node }) else { return nil }
      let asker = question.asker.flatMap { moment.node($0) }
      let purpose =
        switch question.kind {
        case .probed: "to learn"
        case .final: "for good"
        case .remembered: "for good, answered from memory"
        }
      return
        "\(asker.map(Self.shown) ?? "the window") asks \(Self.shown(node)): "
        + "\(Self.text(of: question.proposal))? "
        + "It takes \(Prose.size(question.response)) (\(purpose))."
    }
  }

  /// Why a view reports its value for a key: who writes, the values as brackets, each call of
  /// `reduce` with its numbers, who reads, and the result without them.
  ///
  /// - Errors: traps for an identifier that no view of the scene has.
  func preference<K: PreferenceKey>(_ key: K.Type, of name: String) -> Explanation {
    var explanation = PreferenceExplanation(
      PreferenceRegistry.operations(of: key), of: NodeSearch(host).explained(name), in: host
    ).explanation
    // Many scenes have no reader: the lesson asks for the value itself.
    explanation.lines.removeAll { $0.hasPrefix("no onPreferenceChange") }
    // The single value of a lone writer is reported by the writer.
    explanation.lines.removeAll { line in
      let sides = line.components(separatedBy: " = ")
      return sides.count == 2 && sides[0] == sides[1]
    }
    return explanation
  }

  /// The same in lines.
  func preferenceLines<K: PreferenceKey>(_ key: K.Type, of name: String) -> [String] {
    preference(key, of: name).text.components(separatedBy: "\n")
  }

  var reduces: [String] {
    let moment = moment
    return moment.reduces.map { call in
      let place = moment.node(call.node).map(Self.shown) ?? "a view"
      let next = call.next.joined(separator: ", ")
      return "\(place) calls reduce: \(call.before) and \(next) become \(call.after)"
    }
  }

  /// How many of the others enclose each of some views.
  func levels(_ names: [String]) -> [Int] {
    let moment = moment
    let nodes = names.map { node($0) }
    return nodes.map { node in
      sequence(first: node) { $0.parent.flatMap { moment.node($0) } }.dropFirst()
        .count { outer in nodes.contains { $0.number == outer.number } }
    }
  }

  /// The names from the outermost view inwards, siblings in declaration order.
  func inTreeOrder(_ names: [String]) -> [String] {
    let nodes = moment.nodes
    let places = names.map { name in
      let number = node(name).number
      return (place: nodes.firstIndex { $0.number == number } ?? nodes.count, name: name)
    }
    return places.sorted { $0.place < $1.place }.map(\.name)
  }

  func tree(_ names: [String]) -> [String] {
    let levels = levels(names)
    return Self.table(
      names.map { node($0) }.enumerated().map { index, node in
        [
          String(repeating: "  ", count: levels[index]) + Self.shown(node),
          "asked \(proposal(of: node).map(Self.text) ?? "nothing")",
          "took \(Prose.size(node.window?.size ?? .zero))",
          Prose.place(node.window?.origin ?? .zero),
        ]
      })
  }

  /// A proposal, formatted like the sizes beside it.
  private static func text(of proposal: Proposal) -> String {
    [proposal.width, proposal.height].map { length in
      length.map { Prose.number(Double($0)) } ?? "nil"
    }.joined(separator: " x ")
  }

  /// The views as bars, to scale: each response, and the proposal beyond it.
  ///
  /// - Parameters:
  ///   - names: one bar each.
  ///   - columns: the width of the window.
  ///   - arePlaced: false for bars that all begin at the left, where lengths are compared.
  func bars(_ names: [String], columns: Int = 40, arePlaced: Bool = true) -> [String] {
    let width = Double(host.size.width)
    func column(_ x: Double) -> Int { Int((x / width * Double(columns)).rounded()) }
    var (isCut, isEmpty) = (false, false)
    let rows = names.map { name -> [String] in
      let frame = frame(name)
      let from = arePlaced ? Double(frame.minX) : 0
      let taken = Double(frame.width)
      let asked = proposal(name).width.map { Double($0) }
      let end = min(max(taken, asked ?? taken), width)
      var bar = (0..<min(columns, max(0, column(from + end)))).map { place -> String in
        if place < column(from) { return " " }
        return place < column(from + taken)
          ? (place < column(from + (asked ?? end)) ? "█" : "▓") : "┄"
      }.joined()
      if bar.allSatisfy({ $0 == " " }) {
        bar = "".padded(to: min(columns, column(from))) + "▏"
        isEmpty = true
      }
      if column(from + end) > columns {
        bar += "→"
        isCut = true
      }
      let proposal = asked.map { Prose.number($0) } ?? "nil"
      return [name, "asked \(proposal)", "took \(Prose.number(taken))", bar]
    }
    let legend =
      (arePlaced ? [] : ["lengths alone, each from the left: an offer has no place"])
      + ["█ taken   ┄ asked and not taken   ▓ taken beyond what was asked"]
      + (isEmpty ? ["▏ no width, asked or taken"] : [])
    return Self.table(rows) + legend + (isCut ? ["→ goes on beyond the window's edge"] : [])
  }

  /// The part of the window's width that each view takes, to scale, between the window's edges.
  func strips(_ names: [String], columns: Int = 40) -> [String] {
    func column(_ x: CGFloat) -> Int {
      Int((Double(x / host.size.width) * Double(columns)).rounded())
    }
    return Self.table(
      names.map { name in
        let taken =
          column(frame(name).minX)..<max(column(frame(name).minX), column(frame(name).maxX))
        let cells = (0..<columns).map { taken.contains($0) ? "█" : " " }.joined()
        return [name, "│\(cells)│"]
      })
  }

  /// The proposal to a view, or to its body.
  private func proposal(of node: NodeRecord) -> Proposal? {
    let moment = moment
    return sequence(first: node) { step in moment.nodes.first { $0.parent == step.number } }
      .lazy.compactMap(\.proposal).first
  }

  private static func shown(_ node: NodeRecord) -> String {
    node.type == "root" ? "the window" : node.identifiers.first ?? node.type
  }

  /// Rows of cells as lines, with aligned columns.
  static func table(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ").trimmingTrailingBlanks
    }
  }
}
