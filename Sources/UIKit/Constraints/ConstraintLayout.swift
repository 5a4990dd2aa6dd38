/// Computes the frames of a view's subviews from constraints.
@MainActor
struct ConstraintLayout {
  private let container: UIView
  private let views: [UIView]
  /// Each view's place among them.
  private let places: [ObjectIdentifier: Int]
  private var system: LinearSystem

  /// The indices of the container content's two lengths among the unknowns.
  private static let contentWidth = 0
  private static let contentHeight = 1

  /// - Parameter fitting: the size that the container should have; nil to use its bounds.
  init(_ container: UIView, fitting: CGSize?) {
    self.container = container
    views = container.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    places = Dictionary(
      uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
    system = LinearSystem(count: 2 + views.count * 4)
    addContainer(fitting)
    for (index, view) in views.enumerated() { addContent(of: view, at: index) }
    var held = container.constraints
    for view in views { held += view.constraints }
    for constraint in held { add(constraint) }
  }

  static func isNeeded(for container: UIView) -> Bool {
    container.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// The frames of the views, and the size of the container's content.
  func solution() -> (frames: [(view: UIView, frame: CGRect)], content: CGSize) {
    let values = system.solution()
    let frames = views.indices.map { index -> (view: UIView, frame: CGRect) in
      let first = 2 + index * 4
      return (
        views[index],
        CGRect(
          x: values[first], y: values[first + 1], width: max(values[first + 2], 0),
          height: max(values[first + 3], 0))
      )
    }
    return (
      frames,
      CGSize(width: values[Self.contentWidth], height: values[Self.contentHeight])
    )
  }

  private mutating func addContainer(_ fitting: CGSize?) {
    let isScrolling = container is UIScrollView
    let size = fitting ?? (isScrolling ? .zero : container.bounds.size)
    let isFixed = fitting == nil && !isScrolling
    let priority = isFixed ? 2000 : UILayoutPriority.fittingSizeLevel.rawValue
    fix(Self.contentWidth, size.width, priority)
    fix(Self.contentHeight, size.height, priority)
  }

  private mutating func fix(_ unknown: Int, _ value: CGFloat, _ priority: Float) {
    add([(unknown, 1)], .equal, value, priority)
  }

  /// Adds a view's intrinsic size, with its hugging and compression resistance priorities.
  private mutating func addContent(of view: UIView, at index: Int) {
    let size = view.intrinsicContentSize
    let lengths = [
      (2, size.width, NSLayoutConstraint.Axis.horizontal), (3, size.height, .vertical),
    ]
    for (part, length, axis) in lengths where length >= 0 {
      let unknown = 2 + index * 4 + part
      add(
        [(unknown, 1)], .lessThanOrEqual, length, view.contentHuggingPriority(for: axis).rawValue)
      add(
        [(unknown, 1)], .greaterThanOrEqual, length,
        view.contentCompressionResistancePriority(for: axis).rawValue)
    }
  }

  private mutating func add(
    _ terms: [(Int, CGFloat)], _ relation: NSLayoutConstraint.Relation, _ value: CGFloat,
    _ priority: Float
  ) {
    system.add(
      LinearSystem.Row(
        terms: terms, value: value, relation: relation, priority: priority))
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = expression(constraint.firstItem, constraint.firstAttribute) else { return }
    var second = Expression()
    if constraint.secondAttribute != .notAnAttribute {
      guard let other = expression(constraint.secondItem, constraint.secondAttribute) else {
        return
      }
      second = other
    }
    let factor = constraint.multiplier
    add(
      first.terms + second.terms.map { ($0.0, -$0.1 * factor) }, constraint.relation,
      second.constant * factor + constraint.constant - first.constant,
      constraint.priority.rawValue)
  }

  /// A sum of unknowns and a constant.
  private struct Expression {
    var terms: [(Int, CGFloat)] = []
    var constant: CGFloat = 0
  }

  /// - Nil: for items other than the container and its direct subviews.
  private func expression(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> Expression? {
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      guard owner === container else { return nil }
      if guide is ContentLayoutGuide { return ofContainer(attribute, lengthsOfContent: true) }
      return constant(guide.layoutFrame, attribute)
    }
    guard let view = item as? UIView else { return nil }
    if view === container { return ofContainer(attribute, lengthsOfContent: false) }
    if let index = places[ObjectIdentifier(view)] {
      return ofView(2 + index * 4, attribute)
    }
    return view.superview === container ? constant(view.frame, attribute) : nil
  }

  /// The container's edges are those of its content; a scroll view's own lengths are those of its
  /// frame.
  private func ofContainer(
    _ attribute: NSLayoutConstraint.Attribute, lengthsOfContent: Bool
  ) -> Expression {
    switch attribute {
    case .width, .height:
      if container is UIScrollView, !lengthsOfContent {
        return Expression(
          constant: attribute == .width ? container.bounds.width : container.bounds.height)
      }
      return Expression(terms: [(attribute == .width ? 0 : 1, 1)])
    case .right, .trailing: return Expression(terms: [(0, 1)])
    case .bottom, .lastBaseline: return Expression(terms: [(1, 1)])
    case .centerX: return Expression(terms: [(0, 0.5)])
    case .centerY: return Expression(terms: [(1, 0.5)])
    default: return Expression()
    }
  }

  private func ofView(_ first: Int, _ attribute: NSLayoutConstraint.Attribute) -> Expression {
    switch attribute {
    case .left, .leading: Expression(terms: [(first, 1)])
    case .top, .firstBaseline: Expression(terms: [(first + 1, 1)])
    case .width: Expression(terms: [(first + 2, 1)])
    case .height: Expression(terms: [(first + 3, 1)])
    case .right, .trailing: Expression(terms: [(first, 1), (first + 2, 1)])
    case .bottom, .lastBaseline: Expression(terms: [(first + 1, 1), (first + 3, 1)])
    case .centerX: Expression(terms: [(first, 1), (first + 2, 0.5)])
    case .centerY: Expression(terms: [(first + 1, 1), (first + 3, 0.5)])
    case .notAnAttribute: Expression()
    }
  }

  private func constant(
    _ rect: CGRect, _ attribute: NSLayoutConstraint.Attribute
  ) -> Expression {
    switch attribute {
    case .left, .leading: Expression(constant: rect.minX)
    case .right, .trailing: Expression(constant: rect.maxX)
    case .top, .firstBaseline: Expression(constant: rect.minY)
    case .bottom, .lastBaseline: Expression(constant: rect.maxY)
    case .width: Expression(constant: rect.width)
    case .height: Expression(constant: rect.height)
    case .centerX: Expression(constant: rect.midX)
    case .centerY: Expression(constant: rect.midY)
    case .notAnAttribute: Expression()
    }
  }
}

/// The content guide of a scroll view.
final class ContentLayoutGuide: UILayoutGuide {}

extension UIView {
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the constraints inside give the view, as close to the target as they allow.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    if ConstraintLayout.isNeeded(for: self) {
      return ConstraintLayout(self, fitting: targetSize).solution().content
    }
    let content = intrinsicContentSize
    return CGSize(width: max(content.width, 0), height: max(content.height, 0))
  }

  /// The same, with the target's required lengths kept.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = systemLayoutSizeFitting(targetSize)
    if horizontal == .required { size.width = targetSize.width }
    if vertical == .required { size.height = targetSize.height }
    return size
  }

  /// Places the subviews that have constraints.
  func layOutByConstraints() {
    guard ConstraintLayout.isNeeded(for: self) else { return }
    let (frames, content) = ConstraintLayout(self, fitting: nil).solution()
    for (view, frame) in frames {
      if view.bounds.size != frame.size { view.bounds.size = frame.size }
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if view.center != center { view.center = center }
    }
    if let scroll = self as? UIScrollView, scroll.contentSize != content {
      scroll.contentSize = content
    }
  }
}
