import SwiftUI

/// The base class of document 003's headers and footers: a view that observes the scroll view that
/// it is added to.
///
/// Subclasses override the four `refreshComponent...` methods; an override calls the superclass
/// where the document says so.
///
/// - Units: points.
/// - Rules: S3.01 to S3.06, S3.11, S3.15 to S3.19; ``ZKHeaderMachine`` and ``ZKFooterMachine`` run
///   the same rules.
@MainActor @preconcurrency
open class RefreshComponent: UIView {
  /// The states, by the name that the document gives them.
  public typealias RefreshState = ZKRefreshState

  /// The component's height, as requested when it was added to the scroll view.
  open var height = ZKRefreshLook.componentHeight

  /// The label with the text of the state; nil until the component is in a view. It is empty until
  /// the state changes for the first time (B003-10).
  public var titleLabel: UILabel?

  /// Whether a refresh has begun and its end has not completed.
  public package(set) var isRefreshing = false

  /// The component's state; setting an equal one has no effect.
  public var state = ZKRefreshState.idle {
    didSet {
      if state != oldValue { refreshComponentStateChange(state: state) }
    }
  }

  /// Whether the component is enabled. Disabling hides it, gives its space back over 0.3 seconds
  /// and ends, whether or not it was refreshing (B003-14).
  public var enableRefresh = true {
    didSet { run { $0.enableRefreshDidChange(of: side) } }
  }

  /// The language of the component's own texts; read when it is added to a view.
  public var language = ZKRefreshDefaults.language

  /// Receives every effect of the rules, in order.
  public var changeHandler: ((ZKRefreshChange) -> Void)?

  /// Receives everything that reached the component from outside, after its rules have run.
  package var deliveryHandler: ((ZKRefreshDelivery) -> Void)?
  private var nestedRules = 0

  var titles: [ZKRefreshState: String] = [:]
  package var previousOffset: CGFloat = 0
  package var isFirstLoad = true
  package private(set) var scrollViewInsetsDefaultValue = UIEdgeInsets.zero
  package private(set) var scrollViewBouncesDefaultValue = false

  private var refreshingTarget: RefreshTarget
  private var endRefreshingTarget: RefreshTarget

  /// A component that calls closures when a refresh has begun and when it has ended.
  public required init(
    refreshingClosure: @escaping () -> Void, endRefreshingClosure: (() -> Void)? = nil
  ) {
    refreshingTarget = RefreshTarget(closure: refreshingClosure)
    endRefreshingTarget = RefreshTarget(closure: endRefreshingClosure)
    super.init(frame: .zero)
  }

  /// A component that lets targets perform selectors; the targets are not kept alive.
  public init(
    refreshingTarget: AnyObject?, refreshingSelector: Selector?,
    endRefreshingTarget: AnyObject? = nil, endRefreshingSelector: Selector? = nil
  ) {
    self.refreshingTarget = RefreshTarget(refreshingTarget, refreshingSelector)
    self.endRefreshingTarget = RefreshTarget(endRefreshingTarget, endRefreshingSelector)
    super.init(frame: .zero)
  }

  /// Nil: a component is never decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  // MARK: For subclasses

  /// The component's height; 50 unless the default was set.
  open func refreshComponentHeight() -> CGFloat { ZKRefreshDefaults.componentHeight }

  /// The text of each state.
  open func refreshComponentTitlesWithStates() -> [ZKRefreshState: String] { [:] }

  /// The component has been added to a view: the place to create its parts. Call the superclass.
  open func refreshComponentDidMoveToSuperview() {
    guard titleLabel == nil, let superview else { return }
    let label = UILabel(
      frame: CGRect(x: 0, y: 0, width: superview.frame.width, height: height))
    label.textAlignment = .center
    addSubview(label)
    titleLabel = label
  }

  /// The state has changed: the label takes its text. Call the superclass.
  open func refreshComponentStateChange(state: ZKRefreshState) {
    titleLabel?.text = titles[state]
  }

  /// Gives a state another text; the label shows it at the next change of state (B003-11).
  public func setTitle(_ title: String?, for state: ZKRefreshState) {
    titles[state] = title
  }

  // MARK: Ends

  /// The application has its data.
  ///
  /// - Parameter closure: called when the end is over, in place of the initializer's closure; nil
  ///   for the initializer's. The published code drops the initializer's here, so that it is never
  ///   called at an end; the document does not mention it.
  public func endRefreshing(closure: (() -> Void)? = nil) {
    replaceEnd(closure)
    end(.idle)
  }

  /// The application has its data; a target performs a selector when the end is over.
  public func endRefreshing(target: AnyObject?, selector: Selector) {
    replaceEnd(target, selector)
    end(.idle)
  }

  func replaceEnd(_ closure: (() -> Void)?) {
    if let closure { endRefreshingTarget = RefreshTarget(closure: closure) }
  }

  func replaceEnd(_ target: AnyObject?, _ selector: Selector) {
    endRefreshingTarget = RefreshTarget(target, selector)
  }

  // MARK: In the scroll view

  var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Observes the scroll view and turns off its automatic insets; the present insets and bouncing
  /// are remembered (B003-4). A table must not estimate heights.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if let scrollView {
      scrollView.removeObserver(self, forKeyPath: Self.offsetKey)
      scrollView.removeObserver(self, forKeyPath: Self.sizeKey)
    }
    guard let list = newSuperview as? UIScrollView else { return }
    list.contentInsetAdjustmentBehavior = .never
    if let table = list as? UITableView {
      table.estimatedRowHeight = 0
      table.estimatedSectionHeaderHeight = 0
      table.estimatedSectionFooterHeight = 0
    }
    // The first notification comes before there is a superview, and is dropped (B003-12).
    list.addObserver(
      self, forKeyPath: Self.offsetKey, options: [.new, .old, .initial], context: nil)
    list.addObserver(self, forKeyPath: Self.sizeKey, options: [.new, .old, .initial], context: nil)
    scrollViewBouncesDefaultValue = list.bounces
    scrollViewInsetsDefaultValue = list.contentInset
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil else { return }
    height = refreshComponentHeight()
    titles = refreshComponentTitlesWithStates()
    refreshComponentDidMoveToSuperview()
  }

  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard isListening, let scrollView else { return }
    switch keyPath {
    case Self.offsetKey: scrollViewContentOffsetDidChange(scrollView: scrollView, change: change)
    case Self.sizeKey: scrollViewContentSizeDidChange(scrollView: scrollView, change: change)
    default: break
    }
  }

  open func scrollViewContentOffsetDidChange(
    scrollView: UIScrollView, change: [NSKeyValueChangeKey: Any]?
  ) {}

  open func scrollViewContentSizeDidChange(
    scrollView: UIScrollView, change: [NSKeyValueChangeKey: Any]?
  ) {}

  private static let offsetKey = "contentOffset"
  private static let sizeKey = "contentSize"

  // MARK: Differences between header and footer

  var side: RefreshSide { .header }
  func end(_ state: ZKRefreshState) {}
  func apply(_ animation: ZKRefreshAnimation) {}
  func complete(_ animation: ZKRefreshAnimation) {}

  /// Runs the rules for something that reached the component, and reports it afterwards.
  ///
  /// A rule that moves the content causes a notification while it runs. That one is a part of the
  /// rule and is not reported.
  func deliver(_ delivery: ZKRefreshDelivery, _ rules: () -> Void) {
    nestedRules += 1
    rules()
    nestedRules -= 1
    if nestedRules == 0 { deliveryHandler?(delivery) }
  }

  /// Runs a rule on this component.
  private func run(_ rule: (inout RefreshComponent) -> Void) {
    var storage = self
    rule(&storage)
  }
}

extension RefreshComponent: @preconcurrency ZKComponentStorage {
  package var componentHeight: CGFloat { frame.height }
  package var hasScrollView: Bool { scrollView != nil }
  package var isDragging: Bool { scrollView?.isDragging ?? false }

  package var isListening: Bool {
    isUserInteractionEnabled && !isHidden && enableRefresh && hasScrollView
  }

  package var contentOffset: CGPoint {
    get { scrollView?.contentOffset ?? .zero }
    set { scrollView?.contentOffset = newValue }
  }

  package var contentInset: UIEdgeInsets {
    get { scrollView?.contentInset ?? .zero }
    set { scrollView?.contentInset = newValue }
  }

  package func animate(_ animation: ZKRefreshAnimation) {
    UIView.animate(
      withDuration: ZKRefreshAnimation.duration, animations: { self.apply(animation) },
      completion: { [weak self] _ in
        self?.deliver(.completion(animation)) { self?.complete(animation) }
      })
  }

  package func postRefreshing() { refreshingTarget.call(from: self) }
  package func postEndRefreshing() { endRefreshingTarget.call(from: self) }
  package func note(_ change: ZKRefreshChange) { changeHandler?(change) }
}

/// Something that reaches a component of document 003 from outside.
package enum ZKRefreshDelivery: Equatable, Sendable {
  /// A notification of the content offset. Points.
  case offset(CGFloat, isDragging: Bool)
  /// A notification of the content's height. Points.
  case contentHeight(CGFloat)
  /// An animation has completed.
  case completion(ZKRefreshAnimation)
  /// The application ends a refresh, which leads to a state.
  case end(ZKRefreshState)
}

/// A callback: a closure, or a target that performs a selector.
private struct RefreshTarget {
  private let closure: (() -> Void)?
  private weak var target: AnyObject?
  private let selector: Selector?

  init(closure: (() -> Void)?) {
    self.closure = closure
    selector = nil
  }

  init(_ target: AnyObject?, _ selector: Selector?) {
    closure = nil
    self.target = target
    self.selector = selector
  }

  @MainActor func call(from sender: AnyObject) {
    closure?()
    guard let selector else { return }
    (target as? any SelectorPerforming)?.perform(selector, with: sender)
  }
}
