import SwiftUI

/// Document 002's header: an arrow, or the spinner in its place, and a title.
///
/// In the document's version it makes itself the scroll view's delegate, so the application's own
/// delegate is lost, and without a header the footer hears nothing (B002-2).
///
/// - Source: document 002 (S2.06 to S2.10).
public final class ZHHeaderView: ZHRefreshComponent, UIScrollViewDelegate {
  /// Points up; hidden while the spinner is shown.
  public let arrowView = UIImageView(image: UIImage(named: ZHRefresh.arrowImage))

  /// What the rules read and write; the subviews follow it.
  var state = ZHHeaderState() {
    didSet { show(before: oldValue) }
  }

  public override var isRefreshing: Bool { state.isRefreshing }
  public override var status: ZHRefreshStatus { state.status }
  public override var oldStatus: ZHRefreshStatus { state.oldStatus }

  public override init(
    frame: CGRect, version: ZHRefreshVersion = .delegate, creation: ZHRefreshCreation = .addCalls
  ) {
    super.init(frame: frame, version: version, creation: creation)
    addSubview(arrowView)
    state.exists = true
    titleLabel.text = state.title
    indicatorView.isHidden = state.isIndicatorHidden
  }

  public required init?(coder: NSCoder) { nil }

  override func attach(to scrollView: UIScrollView) {
    state.insetTop = scrollView.contentInset.top
    if version == .delegate { scrollView.delegate = self }
    super.attach(to: scrollView)
  }

  override func detach(from scrollView: UIScrollView) {
    super.detach(from: scrollView)
    if scrollView.delegate === self { scrollView.delegate = nil }
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    withScreen { $0.scrolled() }
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    withScreen { $0.dragEnded() }
  }

  override func contentOffsetChanged() {
    withScreen { $0.headerObserves() }
  }

  private func withScreen(_ body: (inout ZHRefreshScreen) -> Void) {
    guard let scrollView else { return }
    var screen = ZHRefreshScreen(
      scrollView, header: self, version: version, creation: creation)
    body(&screen)
  }

  /// Brings the subviews up to date; in an animation block they follow over time.
  private func show(before: ZHHeaderState) {
    if state.title != before.title { titleLabel.text = state.title }
    if state.isArrowHidden != before.isArrowHidden { arrowView.isHidden = state.isArrowHidden }
    if state.isIndicatorHidden != before.isIndicatorHidden {
      indicatorView.isHidden = state.isIndicatorHidden
    }
    if state.arrowTurns != before.arrowTurns {
      arrowView.transform =
        state.arrowTurns == 0
        ? .identity : CGAffineTransform(rotationAngle: 2 * .pi * state.arrowTurns)
    }
  }

  /// The arrow, left of the title.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let size = arrowView.image?.size ?? .zero
    arrowView.bounds.size = size
    arrowView.center = CGPoint(
      x: titleLabel.frame.minX - componentsMarin - size.width / 2, y: bounds.height / 2)
  }
}
