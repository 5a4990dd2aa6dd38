// Plain values, to be looked up: proposals, edges, alignments.

/// A size that is proposed to a view: on each axis a length, no length for "your ideal", or infinity for
/// "as much as you like".
nonisolated public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  init(_ length: (Axis) -> CGFloat?) {
    self.init(width: length(.horizontal), height: length(.vertical))
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

// Sizes and points by axis, so that a rule is said once for both.

nonisolated extension CGSize {
  init(_ length: (Axis) -> CGFloat) {
    self.init(width: length(.horizontal), height: length(.vertical))
  }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

nonisolated extension CGPoint {
  init(_ coordinate: (Axis) -> CGFloat) {
    self.init(x: coordinate(.horizontal), y: coordinate(.vertical))
  }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

nonisolated public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  var crossing: Axis { self == .horizontal ? .vertical : .horizontal }

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
  }
}

nonisolated public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// The axis along which an edge has its neighbours.
  var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The edges for which a condition holds.
    init(where condition: (Edge) -> Bool) {
      self.init(Edge.allCases.filter(condition).map { Set($0) })
    }
  }
}

nonisolated public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ side: (Edge) -> CGFloat) {
    self.init(
      top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing))
  }

  subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}

nonisolated public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// A point in shares of a size.
nonisolated public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }
}

// MARK: Alignment

/// A kind of guide. Rule: LAYOUT-3.9.
nonisolated public protocol AlignmentID: SendableMetatype {
  /// Where the guide is in a view that does not set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The guides at a share of a length: the edges and the middle. A view sets them for itself only.
nonisolated private enum Share: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

nonisolated private enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

nonisolated private enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A guide as something to compare and to look up.
nonisolated public struct AlignmentKey: Hashable, Sendable {
  let axis: Axis
  var id: any AlignmentID.Type = Share.self
  /// The share of the length at which the guide is by default; nil where its kind says it.
  var share: CGFloat?

  /// Whether containers hand the guide on.
  var leavesContainers: Bool { share == nil }

  func defaultValue(in view: ViewDimensions) -> CGFloat {
    // Zero times infinity counts as 0.
    share.map { $0 == 0 ? 0 : $0 * view.size[axis] } ?? id.defaultValue(in: view)
  }

  /// The guide that several children hand on together: the topmost first baseline, the bottommost
  /// last one, the mean of any others; nil where none has one.
  func merged(_ values: [CGFloat]) -> CGFloat? {
    switch self {
    case VerticalAlignment.firstTextBaseline.key: values.min()
    case VerticalAlignment.lastTextBaseline.key: values.max()
    default: values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
  }

  public static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.axis == right.axis && left.share == right.share
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A guide along one axis.
nonisolated public protocol AlignmentGuide {
  static var center: Self { get }
  var key: AlignmentKey { get }
}

nonisolated public struct HorizontalAlignment: AlignmentGuide, Hashable, Sendable {
  public let key: AlignmentKey

  public static let leading = HorizontalAlignment(key: AlignmentKey(axis: .horizontal, share: 0))
  public static let center = HorizontalAlignment(key: AlignmentKey(axis: .horizontal, share: 0.5))
  public static let trailing = HorizontalAlignment(key: AlignmentKey(axis: .horizontal, share: 1))
}

nonisolated public struct VerticalAlignment: AlignmentGuide, Hashable, Sendable {
  public let key: AlignmentKey

  public static let top = VerticalAlignment(key: AlignmentKey(axis: .vertical, share: 0))
  public static let center = VerticalAlignment(key: AlignmentKey(axis: .vertical, share: 0.5))
  public static let bottom = VerticalAlignment(key: AlignmentKey(axis: .vertical, share: 1))
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

nonisolated extension HorizontalAlignment {
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .horizontal, id: id) }
}

nonisolated extension VerticalAlignment {
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .vertical, id: id) }
}

nonisolated public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}

/// A size that a view has answered, with the guides in it.
nonisolated public struct ViewDimensions: Sendable {
  let size: CGSize
  let proposal: ProposedViewSize
  /// Who knows of guides that were set; nil for a size on its own.
  var element: Element?

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  /// Where a guide is: as set, or its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide was set; nil where none is set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.defaultValue(in: self) }

  subscript(explicit key: AlignmentKey) -> CGFloat? {
    guard let element else { return nil }
    return MainActor.assumeIsolated { element.explicit(key, in: self) }
  }

  /// Where a view goes so that its guides meet those here.
  func origin(of view: ViewDimensions, _ alignment: Alignment) -> CGPoint {
    CGPoint { self[alignment[$0]] - view[alignment[$0]] }
  }
}

// MARK: Spaces

/// A space in which places are told.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

// MARK: Animation

/// Where larger engines let values move in time. Here every change is there at once.
public struct Animation: Equatable {
  public static let `default` = Animation()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
