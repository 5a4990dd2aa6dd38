import GoldenScenes
import SwiftUI
import ViewTreeInspection

/// A golden case's recording without the nodes that lay the case out and measure it.
///
/// The nodes around the case become one root. A layer that holds only a view and its probe becomes
/// the view, which gets the probe's name.
struct CaseRecording {
  private let recording: Recording
  private let proposal: GoldenCase.Proposal

  init(_ recording: Recording, of goldenCase: GoldenCase) {
    self.recording = recording
    proposal = goldenCase.proposal
  }

  var shown: Recording {
    let moments = recording.moments.map { CaseMoment($0).shown }
    let places = moments.flatMap { $0.nodes.dropFirst().compactMap(\.window) }
    let screen = CGSize(
      width: max(Self.least, proposal.width ?? 0, places.map(\.maxX).max() ?? 0),
      height: max(Self.least, proposal.height ?? 0, places.map(\.maxY).max() ?? 0))
    let own = moments.map { moment in
      var moment = moment
      if !moment.nodes.isEmpty {
        moment.nodes[0].frame = CGRect(origin: .zero, size: screen)
        moment.nodes[0].window = moment.nodes[0].frame
      }
      return moment
    }
    return recording.with(moments: own, screen: screen)
  }

  /// The length of a screen's side; a case may have no proposal. Points.
  private static let least: CGFloat = 40
}

private struct CaseMoment {
  private let moment: RecordedMoment
  /// The replacement number of each node that is left out or renamed.
  private var numbers: [Int: Int] = [:]
  private var nodes: [NodeRecord] = []

  init(_ moment: RecordedMoment) {
    self.moment = moment
    guard let top = moment.nodes.first(where: { $0.type == GoldenCase.contentType }) else {
      nodes = moment.nodes
      return
    }
    for node in moment.nodes { numbers[node.number] = top.number }
    var root = moment.nodes.first ?? top
    root.number = top.number
    root.parent = nil
    root.look = Look()
    nodes.append(root)
    for child in children(of: top.number) { append(child, in: root.number, named: []) }
  }

  private func children(of number: Int) -> [NodeRecord] {
    moment.nodes.filter { $0.parent == number }
  }

  private mutating func append(_ node: NodeRecord, in parent: Int, named names: [String]) {
    let children = children(of: node.number)
    let probes = children.filter { $0.type == GoldenCase.probeType }
    let others = children.filter { $0.type != GoldenCase.probeType }
    if !probes.isEmpty, others.count == 1, var view = others.first {
      view.frame = node.frame ?? view.frame
      let own = probes.flatMap { self.children(of: $0.number).flatMap(\.identifiers) }
      append(view, in: parent, named: names + own)
      numbers[node.number] = numbers[view.number]
      return
    }
    var record = node
    record.parent = parent
    record.identifiers += names
    if parent == nodes.first?.number, record.frame != nil { record.frame = record.window }
    numbers[node.number] = node.number
    nodes.append(record)
    for child in others { append(child, in: node.number, named: []) }
  }

  /// The moment with the case's own nodes and their events.
  var shown: RecordedMoment {
    guard let root = nodes.first else { return moment }
    var shown = moment
    shown.nodes = nodes
    shown.questions = moment.questions.compactMap { question in
      var question = question
      question.node = numbers[question.node] ?? root.number
      question.asker = question.asker.map { numbers[$0] ?? root.number }
      // A question to a node merged with its asker, or by a node that lays the case out.
      return question.node == question.asker || question.node == root.number ? nil : question
    }
    shown.writes = owned(moment.writes, key: \.key, node: \.node)
    shown.reduces = owned(moment.reduces, key: \.key, node: \.node)
    shown.reads = owned(moment.reads, key: \.key, node: \.node)
    shown.bodies = moment.bodies.map(own).filter { $0 != root.number }
    return shown
  }

  /// The events of other keys than the probes', at the case's own nodes.
  private func owned<Event>(
    _ events: [Event], key: KeyPath<Event, String>, node: WritableKeyPath<Event, Int>
  ) -> [Event] {
    events.filter { $0[keyPath: key] != Self.probeKey }.map { event in
      var event = event
      event[keyPath: node] = own(event[keyPath: node])
      return event
    }
  }

  private func own(_ number: Int) -> Int { numbers[number] ?? nodes[0].number }

  private static let probeKey = "\(ProbeFramesKey.self)"
}
