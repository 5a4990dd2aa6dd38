import ViewTree

/// A tree as it was at the end of a turn, and all that had happened since the moment before.
///
/// Numbers have two decimals at most, so that a moment read from a file equals the one written.
/// - Units: points in the window unless said otherwise, virtual seconds.
public struct RecordedMoment: Equatable, Sendable {
  /// Why there is a moment.
  public enum Cause: String, ClosedWord {
    case start, finger, frame, action, state, rest
  }

  /// A finger on the screen.
  public struct Finger: Equatable, Sendable {
    public var place: CGPoint
    /// From where it came down.
    public var translation: CGSize
  }

  /// A scroll view.
  public struct Scroll: Equatable, Sendable {
    /// The number of its node.
    public var node: Int
    /// The content's, negative while it is pulled down or right.
    public var offset: CGPoint
    public var content: CGSize
    public var viewport: CGSize
    /// Where the content can rest along each axis, from the least to the greatest offset.
    public var horizontal: [CGFloat]
    public var vertical: [CGFloat]
    public var isDragged: Bool
  }

  /// One proposal to an element, with its response.
  public struct Question: Equatable, Sendable {
    public enum Kind: String, ClosedWord {
      /// Asked to learn about the element; it was placed with another proposal.
      case probed
      /// The one with which the element was placed.
      case final
      /// The one with which it was placed, answered from memory.
      case remembered
    }

    public var node: Int
    /// Who asked; nil for the root.
    public var asker: Int?
    public var proposal: Proposal
    public var response: CGSize
    public var kind: Kind
    /// The length that the asker had to share; nil where it shared none.
    public var share: Share?
  }

  /// The length that a container shares with a child at its turn.
  public struct Share: Equatable, Sendable {
    /// The children of the same priority that were still to be asked, this one among them.
    public var left: Int
    /// The length that was left for them. Points.
    public var room: CGFloat
  }

  /// A value written for a preference key.
  public struct Write: Equatable, Sendable, Codable {
    public var key: String
    public var node: Int
    public var value: String
  }

  /// One call of a key's `reduce`.
  public struct Reduce: Equatable, Sendable, Codable {
    public var key: String
    /// Where the values meet.
    public var node: Int
    public var before: String
    /// The values that the call asked for; empty when it never called `nextValue`.
    public var next: [String]
    public var after: String
  }

  /// A value that somebody read for a preference key.
  public struct Read: Equatable, Sendable, Codable {
    public var key: String
    public var node: Int
    public var value: String
  }

  /// A place taken down in one view and read in another.
  public struct AnchorUse: Equatable, Sendable, Codable {
    /// Where it was taken; nil where that is not known any more.
    public var taken: Int?
    /// Where it was read; nil for one that was only taken.
    public var read: Int?
    /// In the window.
    public var place: String
    /// In the space of the one who read it; empty where no view did.
    public var value: String
  }

  /// A write of state.
  public struct StateWrite: Equatable, Sendable, Codable {
    public var type: String
    public var old: String
    public var new: String
    /// The action under way; empty where the write came from outside of one.
    public var action: String
  }

  /// A callback that was queued, or has run.
  public struct Action: Equatable, Sendable, Codable {
    public var name: String
    /// Who queued it; nil for one that has run.
    public var node: Int?
  }

  /// Where a refresh system was.
  public struct Machine: Equatable, Sendable, Codable {
    /// The place between rest and refresh, in the words that all systems share.
    public enum Phase: String, ClosedWord {
      case unready, idle, pulling, armed, refreshing, exhausted
    }

    /// Something that one of its rules did.
    public struct Rule: Equatable, Sendable, Codable {
      public enum Side: String, ClosedWord {
        case header, footer
      }

      /// The kind of event in the words that all systems share.
      public enum Step: String, ClosedWord {
        case readied, armed, disarmed, requested, held, freed, ended, exhausted
      }

      public var side: Side
      public var step: Step
      /// The change with its numbers, and in brackets at the end the rule: its id, and its words.
      public var text: String

      public init(side: Side, step: Step, text: String) {
        self.side = side
        self.step = step
        self.text = text
      }

      /// The change with its numbers alone, for a line that has no room for the rule.
      public var change: String {
        text.replacing(#/ \((?:[A-Z]+-|[A-Z])\d[\d.-]*(?:: .*)?\)$/#, with: "")
      }
    }

    public var system: String
    /// The header's state, in the document's own words.
    public var state: String
    /// The header's phase, or the footer's while only that one is not at rest.
    public var phase: Phase
    /// How far the content is pulled down, and how far it must be. Points.
    public var pull: Double
    public var threshold: Double
    public var rules: [Rule]
    /// The conditions that keep the header from asking for data, with their numbers, and at the end
    /// the smallest change; nil where it is not told.
    public var missing: [String]?

    public init(
      system: String, state: String, phase: Phase, pull: Double, threshold: Double, rules: [Rule],
      missing: [String]? = nil
    ) {
      self.missing = missing
      self.system = system
      self.state = state
      self.phase = phase
      self.pull = pull.hundredths
      self.threshold = threshold.hundredths
      self.rules = rules
    }
  }

  public var number: Int
  public var seconds: Double
  public var cause: Cause
  public var finger: Finger?
  public var scrolls: [Scroll] = []
  /// In tree order, the root first.
  public var nodes: [NodeRecord] = []
  /// In the order in which they were asked.
  public var questions: [Question] = []
  public var writes: [Write] = []
  public var reduces: [Reduce] = []
  public var reads: [Read] = []
  public var anchors: [AnchorUse] = []
  public var state: [StateWrite] = []
  public var actions: [Action] = []
  /// The numbers of the views whose bodies ran.
  public var bodies: [Int] = []
  public var machine: Machine?
  public var warnings: [TreeWarning] = []

  public init(number: Int, seconds: Double, cause: Cause) {
    self.number = number
    self.seconds = seconds
    self.cause = cause
  }

  /// The node with a number.
  public func node(_ number: Int) -> NodeRecord? { nodes.first { $0.number == number } }

  /// The node's type with its place among those of the same type around it, from the root on:
  /// `root/VStack/Text[1]`.
  public func path(of node: NodeRecord) -> String {
    var parts: [String] = []
    var current: NodeRecord? = node
    while let step = current {
      let siblings = nodes.filter { $0.parent == step.parent && $0.type == step.type }
      let index = siblings.firstIndex { $0.number == step.number } ?? 0
      parts.insert(siblings.count > 1 ? "\(step.type)[\(index)]" : step.type, at: 0)
      current = step.parent.flatMap { self.node($0) }
    }
    return parts.joined(separator: "/")
  }

  /// The nodes that a word means: an identifier with or without `#`, else a type, else a number,
  /// else the end of a path; in tree order.
  public func nodes(matching word: String) -> [NodeRecord] {
    let bare = word.hasPrefix("#") ? String(word.dropFirst()) : word
    let identified = nodes.filter { $0.identifiers.contains(bare) }
    if !identified.isEmpty { return identified }
    let typed = nodes.filter { $0.type == word }
    if !typed.isEmpty { return typed }
    if let number = Int(bare), let node = node(number) { return [node] }
    return nodes.filter { path(of: $0).hasSuffix(word) }
  }

  /// The moment as a picture.
  public func drawing(title: String, screen: CGSize, isDark: Bool) -> Drawing {
    Drawing(title: title, screen: screen, isDark: isDark, nodes: nodes)
  }
}
