/// A linear relation between an edge, a length or a centre of one view and that of another.
///
/// first = multiplier * second + constant; the relation may also be "at least" or "at most".
///
/// - Units: points.
/// - Source: Apple documentation, `NSLayoutConstraint`. Views that take part must not translate
///   their autoresizing masks into constraints, and must be a view and its direct subviews:
///   relations across more levels are left out.
@MainActor @preconcurrency
open class NSLayoutConstraint: UIResponder {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var identifier: String?
  open var priority = UILayoutPriority.required {
    didSet { holder?.setNeedsLayout() }
  }
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.setNeedsLayout() } }
  }

  /// Guides are kept alive by the constraints that name them.
  private let guides: [UILayoutGuide]

  /// The view that holds the constraint while it is active.
  fileprivate(set) weak var holder: UIView?

  /// - Nil: without a second item the constant is the whole right-hand side.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
    guides = [view1 as? UILayoutGuide, view2 as? UILayoutGuide].compactMap { $0 }
    super.init()
  }

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func activate() {
    guard holder == nil, let view = Self.view(firstItem) else { return }
    let other = Self.view(secondItem) ?? view
    guard let common = view.commonAncestor(with: other) else { return }
    common.addConstraint(self)
  }

  private func deactivate() { holder?.removeConstraint(self) }

  /// The view of an item: the item itself, or the guide's owner.
  fileprivate static func view(_ item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// Whether the constraint involves a view.
  fileprivate func concerns(_ view: UIView) -> Bool {
    Self.view(firstItem) === view || Self.view(secondItem) === view
  }
}

extension UIView {
  /// Adds a constraint between this view and its descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.holder?.removeConstraint(constraint)
    constraints.append(constraint)
    constraint.holder = self
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Removes the constraints on a subview that has left.
  func removeConstraints(about view: UIView) {
    var current: UIView? = self
    while let holder = current {
      for constraint in holder.constraints where constraint.concerns(view) {
        holder.removeConstraint(constraint)
      }
      current = holder.superview
    }
  }

  fileprivate func commonAncestor(with other: UIView) -> UIView? {
    var current: UIView? = self
    while let candidate = current {
      if other.isDescendant(of: candidate) { return candidate }
      current = candidate.superview
    }
    return nil
  }
}

/// A rectangle of a view that constraints can refer to.
@MainActor @preconcurrency
open class UILayoutGuide: UIResponder {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// The guide's part of the owner, in the owner's space; the whole of it unless the guide says
  /// otherwise.
  let part: (UIView) -> CGRect

  public override convenience init() {
    self.init { $0.bounds }
  }

  init(_ part: @escaping (UIView) -> CGRect) {
    self.part = part
    super.init()
  }

  open var layoutFrame: CGRect { owningView.map(part) ?? .zero }
}
