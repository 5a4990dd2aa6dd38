import ViewTree

/// A gesture on a tree, moment by moment.
///
/// Every fifteenth moment is kept whole, the others by what differs from the one before; the
/// events of a moment are always kept whole.
/// - Cost: a moment is put together from at most fifteen.
public struct Recording: Equatable, Sendable {
  /// The name that files of this form carry.
  public static let schema = "viewtree-recording/1"

  /// From one whole moment to the next.
  public static let distance = 15

  /// The scene's name and the gesture's.
  public let scene: String
  /// Points.
  public let screen: CGSize
  /// Whether the screen is in dark colours, as it is at the first moment.
  public internal(set) var isDark: Bool
  public let framesPerSecond: Double
  var steps: [Step] = []

  /// The part of a moment that is kept.
  struct Step: Equatable, Sendable {
    /// The moment without its nodes.
    var moment: RecordedMoment
    var nodes: Nodes
  }

  enum Nodes: Equatable, Sendable {
    case whole(WholeNodes)
    case changed(NodeChanges)
  }

  public init(scene: String, screen: CGSize, isDark: Bool, framesPerSecond: Double) {
    self.scene = scene
    self.screen = screen
    self.isDark = isDark
    self.framesPerSecond = framesPerSecond.hundredths
  }

  /// How many moments there are.
  public var count: Int { steps.count }

  /// The moment of a number, which counts from 0.
  ///
  /// - Errors: traps for a number that none has.
  public subscript(number: Int) -> RecordedMoment {
    precondition(
      steps.indices.contains(number),
      "Moment \(number) was asked for, expected one of 0..<\(count). Check `count` first.")
    var moment = steps[number].moment
    moment.nodes = nodes(at: number)
    return moment
  }

  private func nodes(at number: Int) -> [NodeRecord] {
    var nodes: [NodeRecord] = []
    for step in steps[(number - number % Self.distance)...number] {
      nodes = step.nodes.applied(to: nodes)
    }
    return nodes
  }

  /// Moments that have been taken elsewhere, one after the other; they are numbered from 0 again.
  package init(
    scene: String, screen: CGSize, isDark: Bool, framesPerSecond: Double,
    moments: [RecordedMoment]
  ) {
    self.init(scene: scene, screen: screen, isDark: isDark, framesPerSecond: framesPerSecond)
    var before: [NodeRecord] = []
    for moment in moments {
      var numbered = moment
      numbered.number = count
      append(numbered, before: before)
      before = moment.nodes
    }
  }

  /// Adds a moment; `before` is what the last one's nodes were.
  mutating func append(_ moment: RecordedMoment, before: [NodeRecord]) {
    var bare = moment
    bare.nodes = []
    append(bare, NodeChanges(from: before, to: moment.nodes)) { WholeNodes(moment.nodes) }
  }

  /// The differences between two moments: the nodes that have come, gone or changed.
  public func changes(from first: Int, to second: Int) -> MomentChanges {
    MomentChanges(from: self[first], to: self[second])
  }
}

extension Recording {
  /// Adds a moment, without its nodes, that differs from the last one by changes.
  ///
  /// - Parameter whole: is asked for the nodes where the moment is kept whole.
  mutating func append(
    _ moment: consuming RecordedMoment, _ changes: consuming NodeChanges, whole: () -> WholeNodes
  ) {
    let isWhole = count % Self.distance == 0
    steps.append(Step(moment: moment, nodes: isWhole ? .whole(whole()) : .changed(changes)))
  }
}

extension Recording.Nodes {
  func applied(to nodes: [NodeRecord]) -> [NodeRecord] {
    switch self {
    case .whole(let whole): whole.nodes
    case .changed(let changes): changes.applied(to: nodes)
    }
  }
}

/// The differences between two moments.
public struct MomentChanges: Equatable, Sendable {
  /// The nodes of the second moment that the first one has not.
  public var added: [NodeRecord] = []
  public var removed: [NodeRecord] = []
  /// A node as it was and as it is.
  public var changed: [Change] = []

  public struct Change: Equatable, Sendable {
    public var before: NodeRecord
    public var after: NodeRecord
  }

  package init(from first: RecordedMoment, to second: RecordedMoment) {
    var before: [Int: NodeRecord] = [:]
    for node in first.nodes { before[node.number] = node }
    let numbers = Set(second.nodes.map(\.number))
    removed = first.nodes.filter { !numbers.contains($0.number) }
    for node in second.nodes {
      guard let old = before[node.number] else {
        added.append(node)
        continue
      }
      if old != node { changed.append(Change(before: old, after: node)) }
    }
  }
}
