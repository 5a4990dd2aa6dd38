import SwiftUI

/// A component that loads more when the list is pulled up.
///
/// - Rule: S3.15; `ZKFooterStorage` implements it.
open class RefreshFooterControl: RefreshComponent {
  /// Whether a footer released while `pullingInRect` becomes `releaseing`: the document lists the
  /// state and its text, but the published footer never enters it (S3.09).
  public var entersReleaseing = true

  package var isEnding = false
  package var waitingEnds: [ZKRefreshState] = []

  open override func scrollViewContentOffsetDidChange(
    scrollView: UIScrollView, change: [NSKeyValueChangeKey: Any]?
  ) {
    deliver(.offset(contentOffset.y, isDragging: isDragging)) { run { $0.footerOffsetDidChange() } }
  }

  open override func scrollViewContentSizeDidChange(
    scrollView: UIScrollView, change: [NSKeyValueChangeKey: Any]?
  ) {
    deliver(.contentHeight(contentHeight)) { run { $0.footerContentSizeDidChange() } }
  }

  /// The application has nothing more: the footer keeps its space and says so until it is reset.
  ///
  /// - Parameter closure: called when the end is over; nil for the initializer's closure.
  public func endRefreshingWithNoMoreData(closure: (() -> Void)? = nil) {
    replaceEnd(closure)
    end(.noMoreData)
  }

  /// The application has nothing more; a target performs a selector when the end is over.
  public func endRefreshingWithNoMoreData(target: AnyObject?, selector: Selector) {
    replaceEnd(target, selector)
    end(.noMoreData)
  }

  /// There may be more data again. This counts as an end: the end closure is called.
  public func resetNoMoreData(closure: (() -> Void)? = nil) {
    replaceEnd(closure)
    end(.idle)
  }

  override var side: RefreshSide { .footer }

  /// An end goes through a worker queue to the main one, where it waits for the previous end.
  override func end(_ state: ZKRefreshState) {
    guard hasScrollView else { return }
    DispatchQueue.global(qos: .userInteractive).async {
      DispatchQueue.main.async { [weak self] in
        self?.deliver(.end(state)) { self?.run { $0.endFooter(state) } }
      }
    }
  }

  override func apply(_ animation: ZKRefreshAnimation) { run { $0.applyFooter(animation) } }
  override func complete(_ animation: ZKRefreshAnimation) { run { $0.completeFooter(animation) } }

  private func run(_ rule: (inout RefreshFooterControl) -> Void) {
    var storage = self
    rule(&storage)
  }
}

extension RefreshFooterControl: @preconcurrency ZKFooterStorage {
  package var viewportHeight: CGFloat { scrollView?.frame.height ?? 0 }
  package var contentHeight: CGFloat { scrollView?.contentSize.height ?? 0 }
  package var scrollViewTakesTouches: Bool { scrollView?.isUserInteractionEnabled ?? false }

  package var originY: CGFloat {
    get { frame.origin.y }
    set { frame.origin.y = newValue }
  }
}

/// A footer that shows the text of its state, and the superclass of all footers.
///
/// - Rules: S3.04, S3.08.
open class RefreshFooter: RefreshFooterControl {
  /// Takes the list's width and stays at the top until the content's size changes (B003-12).
  open override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    if let superview {
      frame = CGRect(x: 0, y: 0, width: superview.frame.width, height: height)
    }
    titleLabel?.font = UIFont.systemFont(ofSize: ZKRefreshLook.plainTitleFont)
    titleLabel?.textColor = UIColor.gray
  }

  open override func refreshComponentTitlesWithStates() -> [ZKRefreshState: String] {
    language.footerTitles
  }
}
