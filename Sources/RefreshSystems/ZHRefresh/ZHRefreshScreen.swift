import SwiftUI

/// A scroll view and its document 002 views as the storage of the rules.
///
/// - Cost: one pass over the subviews for each access to a side that was not passed in.
@MainActor struct ZHRefreshScreen {
  private let scrollView: UIScrollView
  private let knownHeader: ZHHeaderView?
  private let knownFooter: ZHFooterView?
  let version: ZHRefreshVersion
  let creation: ZHRefreshCreation

  /// - Parameter caller: the calling header or footer; it may not be among the subviews yet.
  init(
    _ scrollView: UIScrollView, caller: ZHRefreshComponent? = nil, version: ZHRefreshVersion,
    creation: ZHRefreshCreation
  ) {
    self.scrollView = scrollView
    knownHeader = caller as? ZHHeaderView
    knownFooter = caller as? ZHFooterView
    self.version = version
    self.creation = creation
  }

  private var headerView: ZHHeaderView? { knownHeader ?? scrollView.headerView }
  private var footerView: ZHFooterView? { knownFooter ?? scrollView.footerView }
}

extension ZHRefreshScreen: @preconcurrency ZHRefreshStorage {
  var contentOffsetY: CGFloat { scrollView.contentOffset.y }
  var contentHeight: CGFloat { scrollView.contentSize.height }
  var frameHeight: CGFloat { scrollView.frame.height }
  var isDragging: Bool { scrollView.isDragging }

  var contentInsetTop: CGFloat {
    get { scrollView.contentInset.top }
    set { scrollView.contentInset.top = newValue }
  }

  var contentInsetBottom: CGFloat {
    get { scrollView.contentInset.bottom }
    set { scrollView.contentInset.bottom = newValue }
  }

  var header: ZHHeaderState {
    get { headerView?.state ?? ZHHeaderState() }
    set { headerView?.state = newValue }
  }

  var footer: ZHFooterState {
    get { footerView?.state ?? ZHFooterState() }
    set { footerView?.state = newValue }
  }

  var hasHeaderHandler: Bool { headerView?.handler != nil }
  var hasFooterHandler: Bool { footerView?.handler != nil }

  /// As wide as the screen, directly above the content.
  mutating func makeHeader() {
    scrollView.addSubview(
      ZHHeaderView(
        frame: CGRect(x: 0, y: -headerViewH, width: screenW, height: headerViewH),
        version: version, creation: creation))
  }

  /// As wide as the screen, below the content and the bottom inset as they are now.
  mutating func makeFooter() {
    let y = contentHeight + contentInsetBottom
    scrollView.addSubview(
      ZHFooterView(
        frame: CGRect(x: 0, y: y, width: screenW, height: footerViewH), version: version,
        creation: creation))
  }

  /// The header's space opens in a keyframe animation that begins at the state on the screen.
  mutating func animate(
    _ animation: ZHRefreshAnimation, _ changes: @escaping (inout ZHRefreshScreen) -> Void
  ) {
    tell(animation.side, .animation(animation))
    let screen = self
    let run = {
      var screen = screen
      changes(&screen)
    }
    let complete = { (_: Bool) in
      var screen = screen
      screen.deliver(.completion(animation), to: animation.side) {
        $0.animationCompleted(animation)
      }
    }
    if animation == .headerBegin {
      UIView.animateKeyframes(
        withDuration: animation.duration, delay: 0, options: .beginFromCurrentState,
        animations: run, completion: complete)
    } else {
      UIView.animate(withDuration: animation.duration, animations: run, completion: complete)
    }
  }

  mutating func matchIndicatorInsets() {
    scrollView.scrollIndicatorInsets = scrollView.contentInset
  }

  mutating func callHeaderHandler() {
    tell(.header, .headerHandler)
    headerView?.handler?()
  }

  mutating func callFooterHandler() {
    tell(.footer, .footerHandler)
    footerView?.handler?()
  }

  mutating func note(_ change: ZHRefreshChange) { view(change.rule.side)?.changeHandler?(change) }

  /// Runs a rule for something that reached a side, and notifies the side's view.
  mutating func deliver(
    _ delivery: ZHRefreshDelivery, to side: RefreshSide, _ rule: (inout ZHRefreshScreen) -> Void
  ) {
    guard let view = view(side) else { return rule(&self) }
    view.deliver(delivery) { rule(&self) }
  }

  private func view(_ side: RefreshSide) -> ZHRefreshComponent? {
    side == .header ? headerView : footerView
  }

  private func tell(_ side: RefreshSide, _ occurrence: ZHRefreshOccurrence) {
    view(side)?.occurrenceHandler?(occurrence)
  }
}
