import RefreshSystems
import SwiftUI
import ViewTreeTesting

/// A scroll view with document 002's header and footer.
@MainActor final class ZHScreen: ListUnderFinger {
  let list = UIScrollView(frame: .zero)
  let host: ViewHost
  private(set) var refreshes = 0
  private(set) var loads = 0

  init(
    _ version: ZHRefreshVersion = .delegate, content: CGFloat = 2000, insetTop: CGFloat = 0,
    insetBottom: CGFloat = 0, header: Bool = true, footer: Bool = true
  ) {
    list.alwaysBounceVertical = true
    list.contentInset = UIEdgeInsets(top: insetTop, left: 0, bottom: insetBottom, right: 0)
    list.contentSize = CGSize(width: 300, height: content)
    host = ViewHost(size: Self.screenSize, uiView: list)
    host.settle()
    list.contentOffset.y = -insetTop
    if header { list.addHeaderWithCallback(version: version) { [unowned self] in refreshes += 1 } }
    if footer { list.addFooterWithCallback(version: version) { [unowned self] in loads += 1 } }
    host.settle()
  }

  /// Waits until the finger has no speed, and lifts it.
  func letGo() {
    wait(0.2)
    host.finger.up()
  }

  /// Pulls from rest and lets go there.
  func pullAndLetGo(at offset: CGFloat) {
    pull(to: offset)
    letGo()
  }

  /// Scrolls to the end of 2000 points, drags on by so much, and lets go there.
  func pullEndAndLetGo(at offset: CGFloat) {
    scroll(to: 1400)
    pullAndLetGo(at: -offset)
  }

  /// The program sets the offset.
  func scroll(to offset: CGFloat) {
    list.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
  }

  /// Ends a refresh of the header, and waits until nothing moves any more.
  func end() {
    list.headerEndRefreshing()
    wait(2)
  }

  var offset: CGFloat { list.contentOffset.y }
  var isRefreshing: Bool? { list.headerView?.isRefreshing }
  var title: String? { list.headerView?.titleLabel.text }
}
