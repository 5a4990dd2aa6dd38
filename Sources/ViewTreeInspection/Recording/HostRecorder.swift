import UIKit
import ViewTree

/// Listens to a host and records it, moment by moment.
///
/// - Safety: `@unchecked` because it is used on the thread of its host only.
@UncheckedAccess
package final class HostRecorder: @unchecked Sendable {
  package private(set) var recording: Recording
  private unowned let host: TreeHost
  /// The numbers of frame-based views; a node of the tree carries its own.
  private var numbers: [ObjectIdentifier: Numbered] = [:]
  private let serial = RecorderSerials.next()
  private var lastNumber = -1
  private lazy var kept = KeptNodes(host) { [unowned self] in number(of: $0) }
  private var present = RecordedMoment(number: 0, seconds: 0, cause: .start)
  private var open: [Int] = []
  private var placed: [LayoutNode] = []
  private var hasNews = true
  private var action = ""
  private var lastFinger: CGPoint?
  /// The node that each anchor was taken in, by the place that it holds.
  private var anchorSources: [String: Int] = [:]
  /// Whether a moment is taken at the end of each turn in which something happens.
  package var takesEachTurn = false

  private struct Numbered {
    weak var node: AnyObject?
    let number: Int
  }

  /// - Parameters:
  ///   - host: recorded until another observer replaces the recorder. The host keeps the recorder
  ///     alive, and the recorder must not outlive the host.
  ///   - scene: the recording's name.
  package init(_ host: TreeHost, scene: String) {
    self.host = host
    recording = Recording(
      scene: scene, screen: host.size, isDark: false,
      framesPerSecond: host.framesPerSecond)
    host.observer = self
  }

  /// Takes the present moment, with all that has happened since the last one.
  ///
  /// - Parameter machine: the state of the refresh system, where there is one.
  package func take(machine: RecordedMoment.Machine? = nil) {
    var moment = RecordedMoment(number: recording.count, seconds: 0, cause: .rest)
    swap(&moment, &present)
    // A recorder may have come before the content, which brings the scheme.
    if recording.count == 0 { recording.isDark = Drawing.isDark(host) }
    moment.number = recording.count
    moment.seconds = host.now.hundredths
    moment.machine = machine
    if let place = host.touch.location, let translation = host.touch.translation {
      moment.finger = RecordedMoment.Finger(
        place: place.hundredths, translation: translation.hundredths)
    }
    let changes = kept.take()
    moment.scrolls = kept.scrolls.map { scroll($0) }
    tellFinalQuestions(&moment)
    moment.cause = cause(of: moment, changes)
    recording.append(moment, changes) { kept.whole }
    startNextMoment()
  }

  private func startNextMoment() {
    present = RecordedMoment(number: recording.count, seconds: 0, cause: .rest)
    placed = []
    open = []
    hasNews = false
    lastFinger = host.touch.location
  }

  private func cause(
    of moment: RecordedMoment, _ changes: NodeChanges
  ) -> RecordedMoment.Cause {
    if recording.count == 0 { return .start }
    if host.touch.location != lastFinger { return .finger }
    if host.isAnimating || recording.steps.last?.moment.scrolls != moment.scrolls { return .frame }
    if !moment.state.isEmpty { return .state }
    if !moment.actions.isEmpty { return .action }
    return changes.isEmpty ? .rest : .frame
  }

  // MARK: Nodes

  private func number(of object: AnyObject) -> Int {
    if let node = object as? Node { return number(of: node) }
    let id = ObjectIdentifier(object)
    if let known = numbers[id], known.node === object { return known.number }
    lastNumber += 1
    numbers[id] = Numbered(node: object, number: lastNumber)
    return lastNumber
  }

  /// Kept in the node: a weak reference to it would slow all its later reference counting down.
  private func number(of node: Node) -> Int {
    if node.record.recorder == serial { return Int(node.record.number) }
    lastNumber += 1
    node.record = (serial, UInt32(lastNumber))
    return lastNumber
  }

  private func scroll(_ scroll: ScrollNode) -> RecordedMoment.Scroll {
    func range(_ axis: Axis) -> [CGFloat] {
      let range = scroll.limits(axis).range
      return [range.lowerBound.hundredths, range.upperBound.hundredths]
    }
    return RecordedMoment.Scroll(
      node: number(of: scroll), offset: scroll.contentOffset.hundredths,
      content: scroll.contentSize.hundredths, viewport: scroll.viewport.hundredths,
      horizontal: range(.horizontal), vertical: range(.vertical), isDragged: scroll.isDragging)
  }

  /// Marks the questions with which elements were placed, and adds those answered from memory.
  private func tellFinalQuestions(_ moment: inout RecordedMoment) {
    if moment.questions.isEmpty, placed.isEmpty { return }
    var last: [Int: Int] = [:]
    for (index, question) in moment.questions.enumerated() {
      guard let proposal = kept.proposal(of: question.node), proposal == question.proposal else {
        continue
      }
      last[question.node] = index
    }
    for index in last.values { moment.questions[index].kind = .final }
    for element in placed where element.isAlive {
      let number = number(of: element)
      guard last[number] == nil else { continue }
      moment.questions.append(
        RecordedMoment.Question(
          node: number, asker: element.layoutParent.map { self.number(of: $0) },
          proposal: Proposal(element.placedProposal).hundredths,
          response: element.size.hundredths, kind: .remembered))
      last[number] = moment.questions.count - 1
    }
  }
}

extension HostRecorder: TreeObserver {
  package func evaluated(_ node: Node) {
    hasNews = true
    // A node that only writes a preference does not change the look of its content.
    if !(node is PreferenceSourceNode) { kept.mark(node, isDeep: true) }
  }

  package func proposalAsked(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    hasNews = true
    kept.mark(node, isDeep: false)
    open.append(present.questions.count)
    present.questions.append(
      RecordedMoment.Question(
        node: number(of: node), asker: node.layoutParent.map { number(of: $0) },
        proposal: Proposal(proposal).hundredths, response: .zero, kind: .probed))
  }

  package func responseGiven(_ node: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) {
    guard let index = open.popLast() else { return }
    present.questions[index].response = size.hundredths
  }

  /// Keeps the length that a stack has shared with a child whom it has just asked.
  package func decided(_ decided: Decided, _ node: LayoutNode, _ reason: (Axis) -> Reason?) {
    guard decided == .question else { return }
    for axis in Axis.allCases {
      guard case .share(let share)? = reason(axis)?.kind else { continue }
      let number = number(of: node)
      let index = present.questions.lastIndex { $0.node == number }
      guard let index else { continue }
      present.questions[index].share = RecordedMoment.Share(
        left: share.left, room: share.room.hundredths)
    }
  }

  package func placed(_ node: LayoutNode) {
    hasNews = true
    kept.mark(node, isDeep: false)
    placed.append(node)
  }

  package func preferenceWritten(_ key: String, _ node: Node, value: Any) {
    hasNews = true
    let writer = number(of: node.nearestPrinted)
    present.writes.append(
      RecordedMoment.Write(key: key, node: writer, value: ValueText.describe(value)))
    for anchor in AnchorSearch.anchors(in: value) {
      let place = ValueText.describe(anchor.anyRootValue)
      anchorSources[place] = writer
      present.anchors.append(
        RecordedMoment.AnchorUse(taken: writer, read: nil, place: place, value: ""))
    }
  }

  package func reduceCalled(_ key: String, _ node: Node, before: Any, next: [Any], after: Any) {
    present.reduces.append(
      RecordedMoment.Reduce(
        key: key, node: number(of: node.nearestPrinted), before: ValueText.describe(before),
        next: next.map { ValueText.describe($0) }, after: ValueText.describe(after)))
  }

  package func preferenceRead(_ key: String, _ node: Node, value: Any) {
    let reader = number(of: node.nearestPrinted)
    present.reads.append(
      RecordedMoment.Read(key: key, node: reader, value: ValueText.describe(value)))
    guard let element = node.element else { return }
    for anchor in AnchorSearch.anchors(in: value) {
      let place = ValueText.describe(anchor.anyRootValue)
      present.anchors.append(
        RecordedMoment.AnchorUse(
          taken: anchorSources[place], read: reader, place: place,
          value: ValueText.describe(anchor.anyValue(in: element))))
    }
  }

  package func stateWritten(_ type: String, old: Any, new: Any, readers: [Node]) {
    hasNews = true
    present.state.append(
      RecordedMoment.StateWrite(
        type: type, old: ValueText.describe(old), new: ValueText.describe(new), action: action))
  }

  package func bodyEvaluated(_ node: Node) {
    hasNews = true
    present.bodies.append(number(of: node.nearestPrinted))
  }

  package func actionQueued(_ name: String, _ node: Node) {
    present.actions.append(
      RecordedMoment.Action(name: name, node: number(of: node.nearestPrinted)))
  }

  package func actionRun(_ name: String) {
    action = name
    present.actions.append(RecordedMoment.Action(name: name, node: nil))
  }

  package func turnEnded() {
    action = ""
    if takesEachTurn, hasHappened { take() }
  }

  /// Whether the turn has anything to show: a turn in which nothing happened is no moment.
  private var hasHappened: Bool {
    hasNews || host.isAnimating || host.isCovered || host.touch.location != lastFinger
      || !present.actions.isEmpty || !present.warnings.isEmpty
      || kept.scrolls.map { scroll($0) } != recording.steps.last?.moment.scrolls ?? []
  }

  package func warningGiven(_ warning: TreeWarning) { present.warnings.append(warning) }
}

/// Tells recorders apart, those that have gone included.
private enum RecorderSerials {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var latest: UInt32 = 0

  static func next() -> UInt32 {
    lock.withLock {
      latest += 1
      return latest
    }
  }
}

extension Node {
  /// The nearest view or element at this node or around it.
  fileprivate var nearestPrinted: Node {
    var node = self
    while !node.isPrinted, let parent = node.parent { node = parent }
    return node
  }
}
