/// One view as the layout around it sees it.
///
/// - Lifetime: valid while the layout's call runs.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let reference: Unretained<LayoutNode>

  init(_ node: LayoutNode) {
    reference = Unretained(node)
  }

  init(_ reference: Unretained<LayoutNode>) {
    self.reference = reference
  }

  package var node: LayoutNode { reference.object }

  /// The view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    reference.use { $0.measure(proposal) }
  }

  /// The view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(size: node.measure(proposal), proposal: proposal)
  }

  /// The preferred distances to neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The layout priority: 0 unless set.
  public var priority: Double { reference.use { $0.layoutPriority } }

  /// The view's value for a key; the key's default if the view gives none.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// Puts the view so that its anchor lies at a position of the bounds' space.
  ///
  /// The size is the view's answer to the proposal, never forced.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = reference.use { $0.measure(proposal) }
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    place(at: origin, size: size, proposal: proposal)
  }

  /// Puts the view's origin at a place; the caller knows the view's answer to the proposal.
  func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    reference.use { node in
      guard let parent = node.layoutParentReference else { return }
      parent.use { $0.receivePlacement(of: node, at: origin, size: size, proposal: proposal) }
    }
  }

  /// Tells an observer the reason for the subview's proposal, answer or place.
  @inline(__always)
  func tell(_ decided: Decided, _ reason: (Axis) -> Reason?) {
    reference.use { $0.tell(decided, reason) }
  }

  /// Tells an observer the reason for the answer of the element around the subview.
  @inline(__always)
  func tellAround(_ reason: (Axis) -> Reason?) {
    reference.use { node in node.layoutParentReference?.use { $0.tell(.answer, reason) } }
  }

  /// Tells an observer that the subview is centred.
  @inline(__always)
  func tellCentred(in bounds: CGRect, _ proposal: ProposedViewSize) {
    tell(.place) { axis in
      let (own, answer) = (bounds.size[axis], sizeThatFits(proposal)[axis])
      return .placed(axis, line: own / 2, in: own, guide: answer / 2, of: node, answer)
    }
  }

  /// The reason that the subview's own answer is kept.
  func kept(_ axis: Axis, _ size: CGSize) -> Reason {
    Reason(.kept, .answer(node, axis, size[axis]))
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.reference.use { left in right.reference.use { left === $0 } }
  }
}

/// The views that a layout arranges, in tree order.
///
/// ```swift
/// func widest(_ subviews: LayoutSubviews) -> CGFloat {
///   subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
/// }
/// ```
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The single view of a layout modifier is stored in place, without an array.
  private enum Storage {
    case one(LayoutSubview)
    case list([LayoutNode])
  }

  private let storage: Storage
  private let range: Range<Int>
  public var layoutDirection: LayoutDirection

  init(_ list: [LayoutNode], layoutDirection: LayoutDirection) {
    self.init(.list(list), 0..<list.count, layoutDirection)
  }

  init(_ only: LayoutSubview, layoutDirection: LayoutDirection) {
    self.init(.one(only), 0..<1, layoutDirection)
  }

  private init(_ storage: Storage, _ range: Range<Int>, _ layoutDirection: LayoutDirection) {
    self.storage = storage
    self.range = range
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    precondition(
      range.contains(index),
      "Subview \(index) was asked for, expected one of \(range). Check the count of subviews.")
    switch storage {
    case .one(let only): return only
    case .list(let list): return LayoutSubview(list[index])
    }
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(storage, bounds, layoutDirection)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { self[$0].node }, layoutDirection: layoutDirection)
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
  }
}
