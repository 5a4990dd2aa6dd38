import SwiftUI

/// A component that refreshes when the list is pulled down.
///
/// There is no call to begin a refresh from code.
///
/// - Rule: S3.15; `ZKHeaderStorage` implements it.
open class RefreshHeaderControl: RefreshComponent {
  open override func scrollViewContentOffsetDidChange(
    scrollView: UIScrollView, change: [NSKeyValueChangeKey: Any]?
  ) {
    deliver(.offset(contentOffset.y, isDragging: isDragging)) { run { $0.headerOffsetDidChange() } }
  }

  /// The application has its data, and the footer may load again.
  public func endRefreshingWithResetFooter(closure: (() -> Void)? = nil) {
    endRefreshing(closure: closure)
    scrollView?.zk_footer?.resetNoMoreData()
  }

  override func end(_ state: ZKRefreshState) {
    guard hasScrollView else { return }
    deliver(.end(.idle)) { run { $0.endHeader() } }
  }

  override func apply(_ animation: ZKRefreshAnimation) { run { $0.applyHeader(animation) } }
  override func complete(_ animation: ZKRefreshAnimation) { run { $0.completeHeader(animation) } }

  private func run(_ rule: (inout RefreshHeaderControl) -> Void) {
    var storage = self
    rule(&storage)
  }
}

extension RefreshHeaderControl: @preconcurrency ZKHeaderStorage {
  package var bounces: Bool {
    get { scrollView?.bounces ?? false }
    set { scrollView?.bounces = newValue }
  }
}

/// A header that shows the text of its state, and the superclass of all headers.
///
/// - Rules: S3.04, S3.08.
open class RefreshHeader: RefreshHeaderControl {
  /// Takes the list's width and a place above the content.
  open override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    if let superview {
      frame = CGRect(x: 0, y: -height, width: superview.frame.width, height: height)
    }
    titleLabel?.font = UIFont.systemFont(ofSize: ZKRefreshLook.plainTitleFont)
    titleLabel?.textColor = UIColor.gray
  }

  open override func refreshComponentTitlesWithStates() -> [ZKRefreshState: String] {
    language.headerTitles
  }
}
