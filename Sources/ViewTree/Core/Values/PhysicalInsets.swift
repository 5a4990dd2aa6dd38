/// A band between two rectangles: the area inside the inner one is safe.
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

  /// The lengths at both ends of one axis.
  struct Ends: Equatable {
    var lower: CGFloat
    var upper: CGFloat

    var total: CGFloat { lower + upper }

    static func + (left: Ends, right: Ends) -> Ends {
      Ends(lower: left.lower + right.lower, upper: left.upper + right.upper)
    }
  }

  /// The same distances as leading and trailing insets.
  func directed(_ direction: LayoutDirection) -> EdgeInsets {
    EdgeInsets(
      top: top, leading: direction == .rightToLeft ? right : left, bottom: bottom,
      trailing: direction == .rightToLeft ? left : right)
  }
}

/// An element's effect on the safe area at a child's edges.
enum SafeAreaShare {
  /// Part of the child's surroundings is covered.
  case band(SafeAreaBand)
  /// Nothing inside is unsafe along these axes: a scroll view has already inset its content.
  case safe(Axis.Set)
}
