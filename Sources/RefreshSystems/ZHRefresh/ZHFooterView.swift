import SwiftUI

/// Document 002's footer: the spinner, always shown, and a title that never changes.
///
/// In the document's version it stays where the content ended when it was made (B002-11), and hears
/// nothing by itself (B002-2).
///
/// - Source: the published code; the document says only that it resembles the header.
public final class ZHFooterView: ZHRefreshComponent {
  /// What the rules read and write; the view follows it.
  var state = ZHFooterState() {
    didSet {
      if state.frameY != oldValue.frameY { frame.origin.y = state.frameY }
      if state.alpha != oldValue.alpha { alpha = state.alpha }
    }
  }

  public override var isRefreshing: Bool { state.isRefreshing }

  public override init(
    frame: CGRect, version: ZHRefreshVersion = .delegate, creation: ZHRefreshCreation = .addCalls
  ) {
    super.init(frame: frame, version: version, creation: creation)
    state.exists = true
    state.frameY = frame.minY
    titleLabel.text = ZHRefresh.footerTitle
  }

  public required init?(coder: NSCoder) { nil }

  override func attach(to scrollView: UIScrollView) {
    state.insetBottom = scrollView.contentInset.bottom
    super.attach(to: scrollView)
  }

  override func contentOffsetChanged() {
    withScreen { $0.footerObserves() }
  }

  override func contentSizeChanged() {
    withScreen { $0.contentSizeChanged() }
  }

  private func withScreen(_ body: (inout ZHRefreshScreen) -> Void) {
    guard let scrollView else { return }
    var screen = ZHRefreshScreen(
      scrollView, footer: self, version: version, creation: creation)
    body(&screen)
  }
}
