/// Where a scroll view is about to come to rest.
///
/// - Units: points in the content's space.
/// - Source: Apple documentation, `ScrollTarget`.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that should be visible, inside the insets.
  public var rect: CGRect

  /// The point of both the rectangle and the visible part that should coincide.
  ///
  /// - Nil: the leading ends meet.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// Chooses where a scroll view comes to rest after a finger has released it.
///
/// - Source: Apple documentation, `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the target; left alone, it is where the deceleration would end.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The facts available to a behaviour when it chooses.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the content was when the finger came down.
  public let originalTarget: ScrollTarget

  /// The velocity of the content offset at release.
  ///
  /// - Units: points a second, positive while the content moves up and left (this engine's choice:
  ///   Apple states no sign).
  public let velocity: CGVector

  public let contentSize: CGSize

  /// The viewport's size without the insets.
  public let containerSize: CGSize

  public let axes: Axis.Set

  let environment: EnvironmentValues
  /// The rectangles of the scroll targets, in the content's space and in tree order.
  let targets: [CGRect]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

extension View {
  /// Lets a behaviour choose where the scroll views inside come to rest.
  nonisolated public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View {
    modifier(ScrollSetting(value: AnyScrollTargetBehavior(behavior)) { $0.behavior = $1 })
  }
}

/// A type-erased behaviour.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  public init(_ behavior: some ScrollTargetBehavior) {
    base = behavior
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollNode {
  /// The offset that the active behaviour chooses, given where the content would rest; nil without
  /// one.
  ///
  /// - Parameters:
  ///   - rest: where the deceleration ends.
  ///   - velocity: of the content offset, points a second.
  ///   - start: the offset at which the finger came down.
  func chosenOffset(from rest: CGPoint, velocity: CGPoint, grabbedAt start: CGPoint) -> CGPoint? {
    guard let behavior = settings.behavior else { return nil }
    let container = visibleSize
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: visibleRect(at: start)),
      velocity: CGVector(dx: velocity.x, dy: velocity.y), contentSize: contentSize,
      containerSize: container, axes: axes, environment: EnvironmentValues(environment),
      targets: scrollTargets().map(\.rect))
    var target = ScrollTarget(rect: visibleRect(at: rest))
    behavior.updateTarget(&target, context: context)
    return resting(offset(showing: target.rect, at: target.anchor ?? .topLeading))
  }

  /// The size of the viewport inside the insets.
  var visibleSize: CGSize {
    CGSize(
      width: viewport.width - insets[.horizontal].total,
      height: viewport.height - insets[.vertical].total)
  }

  /// The part of the content inside the insets at an offset, in the content's space.
  func visibleRect(at offset: CGPoint) -> CGRect {
    CGRect(
      origin: CGPoint(x: offset.x + insets.left, y: offset.y + insets.top), size: visibleSize)
  }

  /// The offset at which a point of a rectangle meets that of the visible part, whatever the limits.
  ///
  /// - Nil: as an anchor: the shortest way from the present offset.
  func offset(showing rect: CGRect, at anchor: UnitPoint?) -> CGPoint {
    var offset = contentOffset
    for axis in Axis.allCases where scrolls(axis) {
      let lower = rect.origin[axis] - insets[axis].lower
      let room = visibleSize[axis]
      if let anchor {
        let share = axis == .horizontal ? anchor.x : anchor.y
        offset[axis] = lower + share * (rect.size[axis] - room)
      } else {
        offset[axis] = min(max(offset[axis], lower + rect.size[axis] - room), lower)
      }
    }
    return offset
  }
}
