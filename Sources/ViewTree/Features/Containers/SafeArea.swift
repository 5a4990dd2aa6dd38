/// The parts of a view's surroundings that may cover its edges.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  /// What belongs to the container: the host's edges, bars, insets of views around.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard; a headless host has none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// A band between two rectangles: what lies inside the inner one is safe.
///
/// - Units: points, in the space of the element that makes the band.
struct SafeAreaBand {
  let outer: CGRect
  let inner: CGRect
}

/// Distances from the left, top, right and bottom edges, whatever the reading direction.
struct PhysicalInsets: Equatable {
  var left: CGFloat = 0
  var top: CGFloat = 0
  var right: CGFloat = 0
  var bottom: CGFloat = 0

  /// The two distances along an axis.
  subscript(axis: Axis) -> Ends {
    get {
      axis == .horizontal ? Ends(lower: left, upper: right) : Ends(lower: top, upper: bottom)
    }
    set {
      switch axis {
      case .horizontal: (left, right) = (newValue.lower, newValue.upper)
      case .vertical: (top, bottom) = (newValue.lower, newValue.upper)
      }
    }
  }

  /// What both ends of one axis take.
  struct Ends: Equatable {
    var lower: CGFloat
    var upper: CGFloat

    var total: CGFloat { lower + upper }

    static func + (left: Ends, right: Ends) -> Ends {
      Ends(lower: left.lower + right.lower, upper: left.upper + right.upper)
    }
  }

  /// The same distances as leading and trailing ones.
  func directed(_ direction: LayoutDirection) -> EdgeInsets {
    EdgeInsets(
      top: top, leading: direction == .rightToLeft ? right : left, bottom: bottom,
      trailing: direction == .rightToLeft ? left : right)
  }
}

extension LayoutNode {
  /// How far the unsafe area reaches into this element at each edge.
  ///
  /// An edge that lies in the band of the nearest surroundings, half a pixel of slack included, gives
  /// its distance to the band's outer edge, and from there the next surroundings are asked in the
  /// same way; every other edge gives 0. Under a rotation or scaling all are 0.
  ///
  /// Inside a scroll view nothing is unsafe along its axes: it has inset its content.
  ///
  /// - Cost: one step an ancestor.
  /// - Source: LAYOUT-3.12, SCROLL-3.13.
  final var physicalSafeAreaInsets: PhysicalInsets {
    guard !isTransformed(below: nil) else { return PhysicalInsets() }
    let slack = 0.5 / EnvironmentValues(environment).displayScale
    var rect = convert(CGRect(origin: .zero, size: size), to: nil)
    var insets = PhysicalInsets()
    var scrolled: Axis.Set = []
    var node = self
    while let parent = node.layoutParent {
      if let scroll = parent as? ScrollNode { scrolled.formUnion(scroll.axes) }
      if let band = parent.safeAreaBand(for: node) {
        let expanded = rect.expanded(
          through: SafeAreaBand(
            outer: parent.convert(band.outer, to: nil), inner: parent.convert(band.inner, to: nil)),
          slack)
        if !scrolled.contains(.horizontal) {
          insets.left += rect.minX - expanded.minX
          insets.right += expanded.maxX - rect.maxX
        }
        if !scrolled.contains(.vertical) {
          insets.top += rect.minY - expanded.minY
          insets.bottom += expanded.maxY - rect.maxY
        }
        rect = expanded
      }
      node = parent
    }
    return insets
  }
}

extension Node {
  /// Has the scroll views below look where they lie, as there is something now that may cover them.
  ///
  /// A scroll view in surroundings that are safe throughout does not follow its place.
  ///
  /// - Cost: the size of the tree below; once a change from nothing unsafe to something.
  final func unsafeAreaAppeared() {
    (self as? ScrollNode)?.setNeedsLayout()
    forEachChild { $0.unsafeAreaAppeared() }
  }
}

extension CGRect {
  /// The rectangle with each edge that lies in a band moved to the band's outer edge.
  fileprivate func expanded(through band: SafeAreaBand, _ slack: CGFloat) -> CGRect {
    func moved(_ edge: CGFloat, _ outer: CGFloat, _ inner: CGFloat) -> CGFloat {
      edge >= min(outer, inner) - slack && edge <= max(outer, inner) + slack ? outer : edge
    }
    let left = moved(minX, band.outer.minX, band.inner.minX)
    let top = moved(minY, band.outer.minY, band.inner.minY)
    let right = moved(maxX, band.outer.maxX, band.inner.maxX)
    let bottom = moved(maxY, band.outer.maxY, band.inner.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
