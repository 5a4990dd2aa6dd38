import UIKit
import ViewTree

/// The nodes of a running tree as records, read again only where they may have changed.
///
/// Content that scrolls is moved as a whole. Where nodes come or go, and while anything is animated,
/// drawn by frame-based views or presented over the window, the whole tree is read.
/// - Cost: at most one addition per node for a moment in which only a scroll offset has changed.
/// - Safety: `@unchecked` because it is used on the thread of its host only.
@UncheckedAccess
final class KeptNodes: @unchecked Sendable {
  private unowned let host: TreeHost
  private let reader: LookReader
  /// As they were when the whole tree was read; those that are others since are in ``replaced``.
  private var records: [NodeRecord] = []
  private var replaced: [Int: NodeRecord] = [:]
  /// The windows of the records before ``shifts``; those in the records are older.
  private var windows: [CGRect] = []
  /// How nodes that are next to each other have moved since.
  private var shifts: [NodeShift] = []
  /// The place after each record's last descendant.
  private var ends: [Int] = []
  private var places: [Int: Int] = [:]
  private(set) var scrolls: [ScrollNode] = []
  private var moves: [CGSize] = []
  /// The nodes that may have changed, and whether everything inside of them may have changed too.
  private var marks: [ObjectIdentifier: (node: Node, isDeep: Bool)] = [:]
  private var isStale = true
  private var hasHostedViews = false
  private var wasAnimating = false
  private var wasCovered = false

  /// - Parameter number: gives each node its number.
  init(_ host: TreeHost, number: @escaping (AnyObject) -> Int) {
    self.host = host
    reader = LookReader(number: number)
  }

  /// Notes that a node's own look, size or children's places may be others.
  ///
  /// - Parameter isDeep: whether all inside of it may look different.
  func mark(_ node: Node, isDeep: Bool) {
    guard !isStale else { return }
    let id = ObjectIdentifier(node)
    if marks[id]?.isDeep != true { marks[id] = (node, isDeep) }
  }

  /// The proposal with which a node was placed last, by the node's number.
  func proposal(of number: Int) -> Proposal? {
    places[number].flatMap { record($0).proposal }
  }

  /// The nodes of the latest moment, whole.
  var whole: WholeNodes {
    WholeNodes(records, replaced: replaced, windows: windows, shifts: shifts)
  }

  /// The difference from the moment before.
  func take() -> NodeChanges {
    defer {
      marks = [:]
      wasAnimating = host.isAnimating
      wasCovered = host.isCovered
    }
    let mustRead =
      isStale || hasHostedViews || host.isAnimating || wasAnimating
      || host.isCovered || wasCovered
    guard !mustRead, let parts = changedParts() else { return readWhole() }
    return parts
  }

  private func record(_ index: Int) -> NodeRecord { replaced[index] ?? records[index] }

  private func applyShifts() {
    windows.move(by: shifts)
    shifts = []
  }

  private func readWhole() -> NodeChanges {
    let before = whole.nodes
    replaced = [:]
    shifts = []
    records = reader.records(of: host)
    for index in records.indices { records[index].round() }
    windows = records.map { $0.window ?? .zero }
    ends = Array(repeating: 0, count: records.count)
    places = [:]
    var open: [Int] = []
    for (index, record) in records.enumerated() {
      places[record.number] = index
      while let last = open.last, records[last].number != record.parent {
        ends[last] = index
        open.removeLast()
      }
      open.append(index)
    }
    for index in open { ends[index] = records.count }
    findScrolls()
    isStale = false
    return NodeChanges(from: before, to: records)
  }

  private func findScrolls() {
    scrolls = []
    hasHostedViews = false
    host.forEachNode { node in
      if let scroll = node as? ScrollNode { scrolls.append(scroll) }
      if node is HostedNode { hasHostedViews = true }
    }
    moves = scrolls.map { $0.move ?? .zero }
  }

  // MARK: Parts

  /// Nil where nodes have come or gone, or where a transform is on the way to the window.
  private func changedParts() -> NodeChanges? {
    if shifts.count > Self.mostShifts { applyShifts() }
    var trial = ChangedParts(shifts: shifts) { [unowned self] in windows[$0] }
    guard followScrolls(&trial) else { return nil }
    var found: [(index: Int, record: NodeRecord, movesInside: Bool)] = []
    for mark in marks.values {
      guard mark.node.isAlive else { return nil }
      guard read(mark.node, isDeep: mark.isDeep, into: &found) else { return nil }
    }
    for place in found.indices.sorted(by: { found[$0].index < found[$1].index }) {
      let entry = found[place]
      if entry.movesInside, !trial.move(entry.index..<ends[entry.index], to: entry.record.window) {
        return nil
      }
      if trial.isKnown(entry.index, entry.record, was: record(entry.index)) { continue }
      trial.replace(entry.index, by: entry.record)
    }
    return commit(trial)
  }

  private func followScrolls(_ trial: inout ChangedParts) -> Bool {
    for (index, scroll) in scrolls.enumerated() {
      guard let move = scroll.move else { return false }
      let way = CGSize(
        width: move.width - moves[index].width, height: move.height - moves[index].height)
      guard way != .zero else { continue }
      moves[index] = move
      // A hidden one has no record.
      guard let place = places[reader.number(scroll)] else { continue }
      guard scroll.hasStraightSurroundings else { return false }
      trial.move(place + 1..<ends[place], by: way.hundredths)
      trial.replaceInner(place, record(place), scroll.presentedContentMapping.rounded)
    }
    return true
  }

  /// Reads the nearest record at a node, and all inside of it or only what is directly there.
  private func read(
    _ node: Node, isDeep: Bool,
    into found: inout [(index: Int, record: NodeRecord, movesInside: Bool)]
  ) -> Bool {
    var node = node
    while !node.isRecorded, let parent = node.parent { node = parent }
    guard let place = places[reader.number(node)] else { return false }
    guard !node.hasNoPlace else { return false }
    var fresh = reader.records(below: node, parent: records[place].parent, isDeep: isDeep)
    let indices = isDeep ? Array(place..<ends[place]) : shallow(place)
    guard fresh.count == indices.count else { return false }
    for (offset, index) in indices.enumerated() {
      guard fresh[offset].number == records[index].number,
        fresh[offset].parent == records[index].parent
      else { return false }
      fresh[offset].round()
      found.append((index, fresh[offset], !isDeep && index != place))
    }
    if !isDeep, (node as? LayoutNode)?.hasStraightSurroundings == false { return false }
    return true
  }

  /// A record, the views in it, and the nearest elements.
  private func shallow(_ place: Int) -> [Int] {
    var indices = [place]
    var index = place + 1
    while index < ends[place] {
      indices.append(index)
      index = records[index].frame == nil ? index + 1 : ends[index]
    }
    return indices
  }

  private func commit(_ trial: ChangedParts) -> NodeChanges {
    let changes = trial.changes(from: record)
    replaced.merge(trial.replaced) { $1 }
    shifts = trial.shifts
    for (index, window) in trial.exact { windows[index] = window.moved(by: shifts.back(index)) }
    return changes
  }

  private static let mostShifts = 16
}

extension Node {
  /// Whether the node has a record of its own.
  fileprivate var isRecorded: Bool { self is LayoutNode || isPrinted }
}

extension LayoutNode {
  /// How far the content is moved, in hundredths of a point; nil where it is turned.
  fileprivate var move: CGSize? {
    switch contentAsLaidOut {
    case nil: .zero
    case .moved(let vector)?: CGSize(width: vector.dx, height: vector.dy).hundredths
    default: nil
    }
  }

  /// Whether the content moves in the window as it does here: nothing around is turned or scaled.
  fileprivate var hasStraightSurroundings: Bool {
    var element: LayoutNode? = self
    while let current = element {
      if current.contentAsLaidOut?.transforms == true { return false }
      element = current.layoutParent
    }
    return true
  }
}
