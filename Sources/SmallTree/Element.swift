// Idea 2: proposals go down, responses come up, places go down. There are two questions:
// `size(proposal)`, asked any number of times, and `place(at:proposal:)`, once a turn.

/// A rectangle of this turn: what a view has made.
///
/// It answers a proposal with its size and places its children. It fills what it is proposed, 10 points
/// where that says nothing, and has no children. A class below overrides what is special about it:
/// ``answer(_:)``, ``placeChildren()``, ``explicitGuide(_:in:)``, ``spacing``, ``priority``,
/// ``makeOutput(_:)``.
///
/// - Units: points, in the element's own space, whose origin is its top left corner.
class Element {
  /// Where the view is used that has made this element.
  let place: Place

  /// The memory of the outermost modifier that has told the element something.
  final var memory: Memory

  // Modifiers tell an element these things about itself.
  final var identifiers: [String] = []
  final var spaces: [CoordinateSpace] = []
  final var ownPriority: Double?
  final var ownDepth: Double?
  final var ownValues: [ObjectIdentifier: Any] = [:]
  final var watchers: [Watcher] = []

  // Where it is, once it has been placed.
  private(set) final weak var parent: Element?
  /// The origin in the parent's space.
  private(set) final var position = CGPoint.zero
  private(set) final var size = CGSize.zero
  /// The proposal with which it was placed.
  private(set) final var proposal = ProposedViewSize.unspecified

  init(_ place: Place) {
    self.place = place
    memory = place.memory
  }

  /// The elements inside, in the order of the tree. An element may have none.
  var children: [Outline] { [] }

  // MARK: Sizes

  /// The size that this element answers to a proposal. No parent can make it take another one.
  ///
  /// - NaN: a side that is not a number counts as 0.
  /// - Cost: an answer is remembered for the turn. Without that each layer of stacks would multiply
  ///   the questions: eight of them took 41 s.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    answers.remember(proposal) {
      let size = answer(proposal)
      return CGSize { size[$0].isNaN ? 0 : size[$0] }
    }
  }

  private final var answers = Remembered<ProposedViewSize, CGSize>()

  func answer(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  // MARK: Places

  /// Gives a child its place, at an origin counted from the leading edge.
  ///
  /// From right to left the place is mirrored inside this element; layouts do not notice.
  /// Rule: LAYOUT-3.11.
  ///
  /// - Infinity, NaN: a side without end and a coordinate that is not finite count as 0.
  final func place(_ child: Element, at origin: CGPoint, _ proposal: ProposedViewSize) {
    let answer = child.size(proposal)
    child.parent = self
    child.proposal = proposal
    child.size = CGSize { answer[$0].finite }
    let isRightToLeft = place.environment.layoutDirection == .rightToLeft
    let x = isRightToLeft ? size.width - origin.x - child.size.width : origin.x
    child.position = CGPoint(x: x.finite, y: origin.y.finite)
    child.placeChildren()
  }

  /// Places the whole tree at the origin of the root's space.
  final func placeAsRoot(_ size: CGSize) {
    self.size = size
    proposal = ProposedViewSize(size)
    placeChildren()
  }

  /// Places the children, now that this element has its ``size`` and ``proposal``.
  func placeChildren() {}

  /// How far what is inside has moved up and to the left since it was placed: by scrolling.
  var contentOffset: CGPoint { .zero }

  // MARK: What a container says and asks besides

  /// The axes along which spacers extend here: the nearest stack around says so first.
  private(set) final var stackAxes: [Axis]?

  func inheritAxes(_ axes: [Axis]) { stackAxes = stackAxes ?? axes }

  /// A size that it answers, with the guides in it.
  final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), proposal: proposal, element: self)
  }

  /// The size that it has been given, with the guides in it.
  final var dimensions: ViewDimensions {
    ViewDimensions(size: size, proposal: proposal, element: self)
  }

  /// The place of a guide that has been set; nil for one at its default.
  ///
  /// - Infinity, NaN: a guide that is not finite counts as not set.
  final func explicit(_ key: AlignmentKey, in own: ViewDimensions) -> CGFloat? {
    guides.remember(GuideQuestion(key: key, size: own.size, proposal: own.proposal)) {
      explicitGuide(key, in: own).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  private final var guides = Remembered<GuideQuestion, CGFloat?>()

  func explicitGuide(_ key: AlignmentKey, in own: ViewDimensions) -> CGFloat? { nil }

  /// The distances to neighbours that it prefers.
  var spacing: ViewSpacing { ViewSpacing() }

  /// Whether it keeps its distances inside frames, as a spacer does. Rule: LAYOUT-3.3.
  var projectsSpacing: Bool { false }

  var priority: Double { ownPriority ?? 0 }

  /// How far in front of its neighbours it is drawn: the innermost `zIndex` counts.
  var depth: Double? { ownDepth }

  /// The values for a layout around, by key: the innermost ones count. Rule: LAYOUT-3.10.
  var layoutValues: [ObjectIdentifier: Any] { ownValues }

  // MARK: Preferences

  /// This element's value for a key, or nil where it has no output. See `Preferences.swift`.
  ///
  /// Everyone who asks in a turn gets the same answer.
  final func output<K: PreferenceKey>(_ key: K.Type) -> Output<K.Value>? {
    outputs.remember(ObjectIdentifier(key)) { makeOutput(key) } as? Output<K.Value>
  }

  private final var outputs = Remembered<ObjectIdentifier, Any?>()

  /// This element's value for a key, the key's default where it has no output.
  final func value<K: PreferenceKey>(of key: K.Type) -> K.Value {
    output(key)?() ?? K.defaultValue
  }

  func makeOutput<K: PreferenceKey>(_ key: K.Type) -> Output<K.Value>? {
    folded(key, children.map { $0.output(key) })
  }

  // MARK: The tree

  /// Every element, parents first and in the order of the tree.
  final var all: [Element] { [self] + children.flatMap(\.elements).flatMap(\.all) }

  /// The watchers of everything inside, children before parents and in the order of the tree.
  final var allWatchers: [Watcher] {
    children.flatMap { $0.watchers(of: \.allWatchers) } + watchers
  }
}

/// An element around one other: all questions go to the content unless a class below overrides them.
class Wrapper: Element {
  final let content: Element

  /// - Parameter place: where the modifier is written.
  init(_ content: Element, _ place: Place) {
    self.content = content
    super.init(place)
  }

  override var children: [Outline] { [.one(content)] }

  override func answer(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  override func placeChildren() { place(content, at: .zero, proposal) }

  override func inheritAxes(_ axes: [Axis]) {
    super.inheritAxes(axes)
    content.inheritAxes(axes)
  }

  override func explicitGuide(_ key: AlignmentKey, in own: ViewDimensions) -> CGFloat? {
    content.explicit(key, in: own)
  }

  override var spacing: ViewSpacing { content.spacing }
  override var projectsSpacing: Bool { content.projectsSpacing }
  override var priority: Double { ownPriority ?? content.priority }
  override var depth: Double? { content.depth ?? ownDepth }

  override var layoutValues: [ObjectIdentifier: Any] {
    ownValues.merging(content.layoutValues) { _, inner in inner }
  }
}

/// Answers that hold until the next turn.
struct Remembered<Question: Hashable, Answer> {
  private var answers: [Question: Answer] = [:]

  mutating func remember(_ question: Question, _ answer: () -> Answer) -> Answer {
    if let known = answers[question] { return known }
    let answer = answer()
    answers[question] = answer
    return answer
  }
}

private struct GuideQuestion: Hashable {
  let key: AlignmentKey
  let size: CGSize
  let proposal: ProposedViewSize
}

extension CGFloat {
  /// The number itself, or 0 for infinity and NaN.
  var finite: CGFloat { isFinite ? self : 0 }
}
