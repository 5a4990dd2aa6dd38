/// Brings a scroll view to rest at multiples of its viewport's length, one page at a time.
///
/// - Source: Apple documentation, `PagingScrollTargetBehavior`; at most one page from where the
///   finger came down, as paging in UIKit.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let pages = Pages(length: page, last: max(context.contentSize[axis] - page, 0))
      let start = pages.number(at: context.originalTarget.rect.origin[axis])
      let wanted = pages.number(at: target.rect.origin[axis])
      target.rect.origin[axis] = pages.start(of: min(max(wanted, start - 1), start + 1))
    }
  }
}

/// Pages along an axis: each begins where the one before ends, but the last one ends with the content.
private struct Pages {
  let length: CGFloat
  /// Where the last page begins.
  let last: CGFloat

  /// The number of the last page; a length that is a whole number of pages but for rounding is one.
  private var highest: CGFloat { (last / length - 1e-6).rounded(.up) }

  func start(of number: CGFloat) -> CGFloat { min(number * length, last) }

  /// The page that begins nearest to a place, counted from 0.
  func number(at place: CGFloat) -> CGFloat {
    guard place < last else { return max(highest, 0) }
    let before = max(min((place / length).rounded(.down), highest - 1), 0)
    return place - start(of: before) < start(of: before + 1) - place ? before : before + 1
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Brings a scroll view to rest with one of its targets at the leading edge of the visible part.
///
/// The targets are the views of a `scrollTargetLayout()`; without any, nothing is aligned.
///
/// - Source: Apple documentation, `ViewAlignedScrollTargetBehavior`. That the nearest target is
///   taken is this engine's choice.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many targets one movement of a finger can pass.
  public struct LimitBehavior: Sendable, Hashable {
    fileprivate enum Limit {
      case automatic, never, few, one
    }

    fileprivate let limit: Limit

    /// Few in a scroll view with a horizontal axis, any number otherwise: a headless host is as wide
    /// as a phone, which is compact horizontally.
    public static let automatic = LimitBehavior(limit: .automatic)
    /// As `alwaysByFew`.
    public static let always = LimitBehavior(limit: .few)
    public static let never = LimitBehavior(limit: .never)
    /// No more than the visible part's length.
    public static let alwaysByFew = LimitBehavior(limit: .few)
    /// To the next target and no farther.
    public static let alwaysByOne = LimitBehavior(limit: .one)
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// - Nil: as an anchor: the leading edges meet.
  public init(anchor: UnitPoint?) {
    self.init(limitBehavior: .automatic, anchor: anchor)
  }

  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let places = places(along: axis, context)
      guard !places.isEmpty else { continue }
      let start = context.originalTarget.rect.origin[axis]
      let wanted = limited(target.rect.origin[axis], from: start, along: axis, context, places)
      target.rect.origin[axis] = nearest(to: wanted, among: places)
    }
  }

  /// The starts of the visible part at which a target is aligned, in ascending order.
  private func places(along axis: Axis, _ context: TargetContext) -> [CGFloat] {
    let share = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
    let farthest = max(context.contentSize[axis] - context.containerSize[axis], 0)
    let places = context.targets.map {
      let place = $0.origin[axis] + share * ($0.size[axis] - context.containerSize[axis])
      return min(max(place, 0), farthest)
    }
    return places.sorted()
  }

  private func limited(
    _ wanted: CGFloat, from start: CGFloat, along axis: Axis, _ context: TargetContext,
    _ places: [CGFloat]
  ) -> CGFloat {
    switch limitBehavior.limit {
    case .automatic where axis == .vertical, .never: return wanted
    case .automatic, .few:
      let length = context.containerSize[axis]
      return min(max(wanted, start - length), start + length)
    case .one:
      let present = nearest(to: start, among: places)
      let before = places.last { $0 < present } ?? present
      let behind = places.first { $0 > present } ?? present
      return min(max(wanted, before), behind)
    }
  }

  private func nearest(to wanted: CGFloat, among places: [CGFloat]) -> CGFloat {
    places.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
