import GoldenScenes
import SwiftUI
import ViewTreeInspection

/// A golden case as text: its code, its own part of the laid-out tree, and what its preferences did.
@MainActor struct GoldenText {
  let goldenCase: GoldenCase

  /// Which view is proposed what, and what that shows where the id does not say it.
  var summary: String {
    "\(shortCode), proposed \(proposal)" + (goldenCase.note.map { "; \($0)" } ?? "")
  }

  private var proposal: String {
    "\(Self.side(goldenCase.proposal.width)) x \(Self.side(goldenCase.proposal.height))"
  }

  private static func side(_ length: CGFloat?) -> String {
    length.map { ValueText.number(Double($0)) } ?? "nil"
  }

  /// The code in one line, without the probes that only name places; a long one is cut off.
  private var shortCode: String {
    let code = goldenCase.code.replacing(/\s*\.probe\("[^"]*"\)/, with: "")
      .replacing(/\n\s*\./, with: ".").replacing(/\s+/, with: " ")
    return code.count <= Self.summaryLength ? code : code.prefix(Self.summaryLength - 3) + "..."
  }

  private static let summaryLength = 90

  /// The case without what lays it out and reads its places.
  var lines: [String] {
    let stage = RecordedStage()
    let report = GoldenReport()
    GoldenReport.$current.withValue(report) {
      _ = GoldenTable.standard.show(goldenCase, on: stage)
    }
    return goldenCase.code.split(separator: "\n").map { "  \($0)" }
      + ["", "proposed: \(proposal)", ""] + CaseTree.lines(of: stage.tree)
      + [""] + PreferenceLines(events: stage.events.withoutProbes).lines + reported(report)
  }

  /// The reports of the case's own code: values that it read, places that its anchors became.
  private func reported(_ report: GoldenReport) -> [String] {
    report.values.sorted { $0.key < $1.key }.map { "read: \($0.key) = \($0.value)" }
  }
}

/// Lays a case out and keeps its tree and what its preferences did.
@MainActor private final class RecordedStage: GoldenStage {
  private(set) var tree: [TreeLine] = []
  private(set) var events = TurnEvents()

  func show(_ view: some View, size: CGSize) {
    let recorder = TurnRecorder()
    let host = TreeHost(size: size) { EmptyView() }
    host.observer = recorder
    host.update { view }
    host.settle()
    tree = TreeText.lines(of: host.root)
    events = recorder.take()
  }
}

extension TurnEvents {
  /// The events but for those of the probes, which the case reads its places with.
  fileprivate var withoutProbes: TurnEvents {
    let probes = "\(ProbeFramesKey.self)"
    var events = TurnEvents()
    events.writes = writes.filter { $0.key != probes }.map {
      PreferenceWrite(key: $0.key, writer: Self.inCase($0.writer), value: $0.value)
    }
    events.reduces = reduces.filter { $0.key != probes }.map {
      ReduceCall(
        key: $0.key, place: Self.inCase($0.place), before: $0.before, next: $0.next,
        after: $0.after)
    }
    return events
  }

  /// The views in whose bodies something happened, without those that hold the case.
  private static func inCase(_ place: String) -> String {
    let own = place.components(separatedBy: " > ").filter { !holders.contains($0) }
    return own.isEmpty ? "the case" : own.joined(separator: " > ")
  }

  private static let holders = ["GoldenRoot", "GoldenContent"]
}

/// The part of a laid-out case that the case itself wrote.
private struct CaseTree {
  private let line: TreeLine
  private var children: [CaseTree]

  /// The case's lines: below the view that holds it, without the probes, whose names their views get.
  static func lines(of lines: [TreeLine]) -> [String] {
    guard let top = lines.firstIndex(where: { $0.type == GoldenCase.contentType }) else {
      return []
    }
    let below = lines[(top + 1)...].prefix { $0.level > lines[top].level }
    return trees(of: below).flatMap { $0.withoutProbes(named: []).lines(level: 0) }
  }

  /// The trees that a run of lines spells, whatever the level of the first one.
  private static func trees(of lines: ArraySlice<TreeLine>) -> [CaseTree] {
    var rest = lines
    var trees: [CaseTree] = []
    while let line = rest.popFirst() {
      let inside = rest.prefix { $0.level > line.level }
      trees.append(CaseTree(line: line, children: Self.trees(of: inside)))
      rest = rest.dropFirst(inside.count)
    }
    return trees
  }

  /// The tree without layers that hold nothing but a probe; their views are named instead.
  private func withoutProbes(named names: [String]) -> CaseTree {
    let probes = children.filter { $0.line.type == GoldenCase.probeType }
    let others = children.filter { $0.line.type != GoldenCase.probeType }
    guard !probes.isEmpty, others.count == 1, let view = others.first else {
      let named = TreeLine(
        level: line.level, type: line.type, identifiers: line.identifiers + names,
        frame: line.frame)
      return CaseTree(line: named, children: others.map { $0.withoutProbes(named: []) })
    }
    return view.withoutProbes(named: names + probes.flatMap(\.probeNames))
  }

  private var probeNames: [String] { line.identifiers + children.flatMap(\.probeNames) }

  private func lines(level: Int) -> [String] {
    [String(repeating: "  ", count: level) + line.text]
      + children.flatMap { $0.lines(level: level + 1) }
  }

}

extension GoldenCase {
  /// The type of the view that holds a case's own.
  static let contentType = String("\(GoldenContent<EmptyView>.self)".prefix { $0 != "<" })
  /// The type of the view that measures another one from behind.
  static let probeType = "\(GoldenProbe.self)"
}
