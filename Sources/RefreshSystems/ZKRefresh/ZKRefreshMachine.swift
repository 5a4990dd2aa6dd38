import SwiftUI

/// The values that both machines of document 003 keep: those of a component and its scroll view.
public struct ZKComponentState: Equatable, Sendable {
  /// The text of each state; the label shows it at the next change of state (B003-11).
  public var titles: [ZKRefreshState: String]
  /// The label's text; nil until the first change of state (B003-10).
  public var title: String?
  public var state = ZKRefreshState.idle {
    didSet {
      if state != oldValue { title = titles[state] }
    }
  }
  public var isRefreshing = false
  public var isFirstLoad = true
  /// Points.
  public var previousOffset: CGFloat = 0
  public var isHidden = false
  public var enableRefresh = true
  /// Points.
  public var componentHeight: CGFloat = ZKRefreshLook.componentHeight
  /// Points.
  public var contentOffset = CGPoint.zero
  /// Points.
  public var contentInset: UIEdgeInsets
  /// Points.
  public var scrollViewInsetsDefaultValue: UIEdgeInsets
  public var isDragging = false

  /// How often the application's closure for the beginning was called.
  public var refreshingCalls = 0
  /// How often the application's closure for the end was called.
  public var endCalls = 0
  /// The animations that have not completed, the oldest first.
  public var running: [ZKRefreshAnimation] = []
  /// The changes that rules made since the last ``forget()``, in order.
  public internal(set) var changes: [ZKRefreshChange] = []

  init(titles: [ZKRefreshState: String], contentInset: UIEdgeInsets) {
    self.titles = titles
    self.contentInset = contentInset
    scrollViewInsetsDefaultValue = contentInset
    contentOffset.y = -contentInset.top
  }

  /// Forgets the changes; the call counts stay.
  public mutating func forget() {
    changes = []
  }
}

/// Document 003's header without a view: plain values, and counted calls to an application.
///
/// Tests and comparisons run it; ``RefreshHeaderControl`` runs the same rules on views.
@dynamicMemberLookup
public struct ZKHeaderMachine: ZKHeaderStorage {
  public var component: ZKComponentState
  public var bounces = true
  public var scrollViewBouncesDefaultValue = true

  /// - Parameters:
  ///   - insetTop: the inset above the content, at rest. Points.
  ///   - language: of the texts for each state.
  public init(insetTop: CGFloat = 0, language: ZKRefreshLanguage = .chinese) {
    component = ZKComponentState(
      titles: language.headerTitles,
      contentInset: UIEdgeInsets(top: insetTop, left: 0, bottom: 0, right: 0))
  }

  /// One notification of the content offset.
  public mutating func offset(_ y: CGFloat, dragging: Bool) {
    isDragging = dragging
    contentOffset.y = y
  }

  /// The application calls `endRefreshing`.
  public mutating func endRefreshing() { endHeader() }

  /// The application switches the header on or off.
  public mutating func enable(_ isEnabled: Bool) {
    enableRefresh = isEnabled
    enableRefreshDidChange(of: .header)
  }

  /// The oldest animation of the kind completes; has no effect if there is none.
  public mutating func complete(_ animation: ZKRefreshAnimation) {
    guard let index = component.running.firstIndex(of: animation) else { return }
    component.running.remove(at: index)
    completeHeader(animation)
  }

  public var contentOffset: CGPoint {
    get { component.contentOffset }
    set {
      component.contentOffset = newValue
      headerOffsetDidChange()
    }
  }

  public mutating func animate(_ animation: ZKRefreshAnimation) {
    component.running.append(animation)
    applyHeader(animation)
  }

  public subscript<Value>(dynamicMember path: WritableKeyPath<ZKComponentState, Value>) -> Value {
    get { component[keyPath: path] }
    set { component[keyPath: path] = newValue }
  }
}

/// Document 003's footer without a view: plain values, and counted calls to an application.
///
/// Tests and comparisons run it; ``RefreshFooterControl`` runs the same rules on views.
@dynamicMemberLookup
public struct ZKFooterMachine: ZKFooterStorage {
  public var component: ZKComponentState
  /// Points.
  public var viewportHeight: CGFloat
  /// Points.
  public private(set) var contentHeight: CGFloat
  /// Points.
  public var originY: CGFloat
  public var scrollViewTakesTouches = true
  public var entersReleaseing: Bool
  public var isEnding = false
  public var waitingEnds: [ZKRefreshState] = []

  /// A footer at the end of content whose size became known after it was installed.
  ///
  /// - Parameters:
  ///   - viewportHeight: the length of the scroll view. Points.
  ///   - contentHeight: the height of the scrolled content. Points.
  ///   - insetBottom: the inset below the content when the footer is installed. Points.
  ///   - entersReleaseing: true in the document, false in the published footer (S3.09).
  ///   - language: of the texts for each state.
  public init(
    viewportHeight: CGFloat, contentHeight: CGFloat, insetBottom: CGFloat = 0,
    entersReleaseing: Bool = true, language: ZKRefreshLanguage = .chinese
  ) {
    component = ZKComponentState(
      titles: language.footerTitles,
      contentInset: UIEdgeInsets(top: 0, left: 0, bottom: insetBottom, right: 0))
    self.viewportHeight = viewportHeight
    self.contentHeight = contentHeight
    self.entersReleaseing = entersReleaseing
    originY = contentHeight
  }

  /// One notification of the content offset.
  public mutating func offset(_ y: CGFloat, dragging: Bool) {
    isDragging = dragging
    contentOffset.y = y
  }

  /// One notification of the content size.
  public mutating func contentSize(height: CGFloat) {
    contentHeight = height
    footerContentSizeDidChange()
  }

  /// The application calls `endRefreshing`.
  public mutating func endRefreshing() { endFooter(.idle) }

  /// The application calls `endRefreshingWithNoMoreData`.
  public mutating func endRefreshingWithNoMoreData() { endFooter(.noMoreData) }

  /// The application calls `resetNoMoreData`.
  public mutating func resetNoMoreData() { endFooter(.idle) }

  /// The application switches the footer on or off.
  public mutating func enable(_ isEnabled: Bool) {
    enableRefresh = isEnabled
    enableRefreshDidChange(of: .footer)
  }

  /// The oldest animation of the kind completes; has no effect if there is none.
  public mutating func complete(_ animation: ZKRefreshAnimation) {
    guard let index = component.running.firstIndex(of: animation) else { return }
    component.running.remove(at: index)
    completeFooter(animation)
  }

  public var contentOffset: CGPoint {
    get { component.contentOffset }
    set {
      component.contentOffset = newValue
      footerOffsetDidChange()
    }
  }

  public mutating func animate(_ animation: ZKRefreshAnimation) {
    component.running.append(animation)
    applyFooter(animation)
  }

  public subscript<Value>(dynamicMember path: WritableKeyPath<ZKComponentState, Value>) -> Value {
    get { component[keyPath: path] }
    set { component[keyPath: path] = newValue }
  }
}

/// A machine that keeps the values of its component in one place.
package protocol ZKMachine: ZKComponentStorage {
  var component: ZKComponentState { get set }
}

extension ZKHeaderMachine: ZKMachine {}
extension ZKFooterMachine: ZKMachine {}

extension ZKMachine {
  package var state: ZKRefreshState {
    get { component.state }
    set { component.state = newValue }
  }
  package var isRefreshing: Bool {
    get { component.isRefreshing }
    set { component.isRefreshing = newValue }
  }
  package var isFirstLoad: Bool {
    get { component.isFirstLoad }
    set { component.isFirstLoad = newValue }
  }
  package var previousOffset: CGFloat {
    get { component.previousOffset }
    set { component.previousOffset = newValue }
  }
  package var isHidden: Bool {
    get { component.isHidden }
    set { component.isHidden = newValue }
  }
  package var enableRefresh: Bool {
    get { component.enableRefresh }
    set { component.enableRefresh = newValue }
  }
  package var contentInset: UIEdgeInsets {
    get { component.contentInset }
    set { component.contentInset = newValue }
  }
  package var isDragging: Bool {
    get { component.isDragging }
    set { component.isDragging = newValue }
  }
  package var componentHeight: CGFloat { component.componentHeight }
  package var scrollViewInsetsDefaultValue: UIEdgeInsets { component.scrollViewInsetsDefaultValue }
  package var isListening: Bool { !isHidden && enableRefresh }
  package var hasScrollView: Bool { true }

  /// Changes the table only; the label follows at the next change of state (B003-11).
  package mutating func setTitle(_ title: String?, for state: ZKRefreshState) {
    component.titles[state] = title
  }

  /// Forgets the changes; the call counts stay.
  package mutating func forget() { component.forget() }

  package mutating func postRefreshing() { component.refreshingCalls += 1 }
  package mutating func postEndRefreshing() { component.endCalls += 1 }

  package mutating func note(_ change: ZKRefreshChange) { component.changes.append(change) }
}
