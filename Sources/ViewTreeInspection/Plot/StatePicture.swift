import ViewTree

/// A state machine as an SVG: states from top to bottom, transitions at their sides, those that a
/// recording has taken numbered in their order and the others grey.
///
/// A state's box has the attribute `data-state`, a transition's line `data-from` and `data-to`.
public struct StatePicture: Sendable {
  private let diagram: StateDiagram
  private let steps: [StateDiagram.Step]
  private let prefix: String
  private let lanes: [Lane]

  /// A transition with its way along the boxes.
  private struct Lane {
    let transition: StateDiagram.Transition
    let letter: String
    let from: Int
    let to: Int
    /// How far from the boxes it runs, from 0.
    let depth: Int
    let isDown: Bool
    let taken: [Int]
  }

  private static let boxWidth = 150.0
  private static let boxHeight = 34.0
  private static let gap = 34.0
  private static let laneWidth = 24.0
  private static let width = 440.0
  private static let lineLength = 62

  public init(_ diagram: StateDiagram, steps: [StateDiagram.Step], prefix: String = "m") {
    self.diagram = diagram
    self.steps = steps
    self.prefix = prefix
    var lanes: [Lane] = []
    for (index, transition) in diagram.transitions.enumerated() {
      guard let from = diagram.states.firstIndex(of: transition.from),
        let to = diagram.states.firstIndex(of: transition.to)
      else { continue }
      let letter = String(UnicodeScalar(UInt8(97 + index % 26)))
      let taken = steps.indices.filter {
        steps[$0].from == transition.from && steps[$0].to == transition.to
      }
      let depth = lanes.filter { $0.isDown == (from < to) }.count
      lanes.append(
        Lane(
          transition: transition, letter: letter, from: from, to: to, depth: depth,
          isDown: from < to, taken: taken.map { $0 + 1 }))
    }
    self.lanes = lanes
  }

  /// The whole file.
  public var text: String { markup(legend: wrappedLegend).text }

  /// The diagram and its words as a part of a page.
  var figure: Markup {
    PictureStyle.figure(
      markup(legend: nil), label: "states", lines: legend.map { ($0.text, !$0.isTaken) })
  }

  /// - Parameter legend: the lines below the diagram; nil for a part of a page.
  private func markup(legend written: [(text: String, isTaken: Bool)]?) -> Markup {
    let legend = written ?? []
    let height = top(diagram.states.count) + 6 + Double(legend.count) * 16
    let opening = PictureStyle.opening(
      isFile: written != nil, width: Self.width, height: height, prefix: prefix,
      title: "The states of \(diagram.name)", description: words)
    let arrow: Markup = """
      <defs><marker id="\(prefix)-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" \
      markerHeight="7" orient="auto-start-reverse"><path class="vt-quiet" d="M0 0L8 4L0 8Z"/>\
      </marker></defs>
      """
    let lines = legend.enumerated().map { index, line in
      PictureStyle.label(
        line.text, x: 12, y: top(diagram.states.count) + 12 + Double(index) * 16,
        style: line.isTaken ? "vt-small vt-ink" : "vt-small vt-quiet")
    }
    return ([opening, arrow] + lanes.flatMap(draw) + boxes + lines + ["</svg>\n"])
      .joined(separator: "\n")
  }

  /// The diagram as text of equal content.
  public var words: String {
    var lines = ["States: " + diagram.states.joined(separator: ", ") + "."]
    lines += lanes.map { lane in
      let taken =
        lane.taken.isEmpty
        ? "never taken" : "taken as number " + lane.taken.map { "\($0)" }.joined(separator: ", ")
      return "\(lane.transition.from) to \(lane.transition.to) when "
        + "\(lane.transition.guardText): \(taken)"
    }
    return lines.joined(separator: "\n")
  }

  private func top(_ state: Int) -> Double { 14 + Double(state) * (Self.boxHeight + Self.gap) }

  private static let boxLeft = (width - boxWidth) / 2

  private var boxes: [Markup] {
    diagram.states.enumerated().map { index, state -> Markup in
      let isReached =
        steps.contains { $0.from == state || $0.to == state } || (steps.isEmpty && index == 0)
      let dash: Markup = isReached ? "" : " stroke-dasharray=\"3 3\" opacity=\"0.6\""
      let (x, y) = (Self.boxLeft, top(index))
      let label = PictureStyle.label(state, x: x + Self.boxWidth / 2, y: y + 22, anchor: "middle")
      return """
        <g data-state="\(state)"\(dash)><rect class="vt-box" x="\(x)" y="\(y)" \
        width="\(Self.boxWidth)" height="\(Self.boxHeight)" rx="8"><title>state \(state)\
        \(isReached ? "" : ", never reached")</title></rect>\(label)</g>
        """
    }
  }

  private func draw(_ lane: Lane) -> [Markup] {
    let isTaken = !lane.taken.isEmpty
    let side = lane.isDown ? 1.0 : -1.0
    let edge = lane.isDown ? Self.boxLeft + Self.boxWidth : Self.boxLeft
    let reach = edge + side * (20 + Double(lane.depth) * Self.laneWidth)
    // Arrows that meet at one box arrive beside each other.
    let spread = min(12, Double(lane.depth) * 5)
    let from = top(lane.from) + (lane.isDown ? 27 - spread / 2 : 8 + spread / 2)
    let to = top(lane.to) + (lane.isDown ? 7 + spread : 27 - spread)
    let dash: Markup = isTaken ? "" : " stroke-dasharray=\"2 4\" opacity=\"0.7\""
    let title = "\(lane.letter): \(lane.transition.guardText)" + (isTaken ? "" : ", never taken")
    let points = [(edge, from), (reach, from), (reach, to), (edge, to)]
    let path = points.enumerated().map { index, point in
      (index == 0 ? "M" : "L") + SVGText.numbers([point.0, point.1])
    }.joined()
    let middle = (from + to) / 2
    return [
      "<g data-from=\"\(lane.transition.from)\" data-to=\"\(lane.transition.to)\"\(dash)>",
      """
      <path class="\(isTaken ? "vt-line" : "vt-soft")" d="\(path)" stroke-linejoin="round" \
      marker-end="url(#\(prefix)-tip)"><title>\(title)</title></path>
      """,
      """
      <circle class="\(isTaken ? "vt-mark" : "vt-paper")" cx="\(reach)" cy="\(middle)" r="9">\
      <title>\(title)</title></circle>
      """,
      PictureStyle.label(
        lane.letter, x: reach, y: middle + 4,
        style: isTaken ? "vt-small vt-on" : "vt-small vt-quiet", anchor: "middle"), "</g>",
    ]
  }

  private var legend: [(text: String, isTaken: Bool)] {
    lanes.map { lane in
      let numbers = lane.taken.map { "\($0)." }.joined(separator: " ")
      let taken = lane.taken.isEmpty ? "never taken" : "taken \(numbers)"
      let text =
        "\(lane.letter)  \(lane.transition.from) to \(lane.transition.to): "
        + "\(lane.transition.guardText); \(taken)"
      return (text, !lane.taken.isEmpty)
    }
  }

  private var wrappedLegend: [(text: String, isTaken: Bool)] {
    legend.flatMap { line in
      PictureStyle.wrapped(line.text, width: Self.lineLength).enumerated().map {
        (($0.offset == 0 ? "" : "    ") + $0.element, line.isTaken)
      }
    }
  }
}
