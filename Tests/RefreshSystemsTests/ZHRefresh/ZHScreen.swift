import RefreshSystems
import SwiftUI
import ViewTreeTesting

/// A scroll view with document 002's header and footer on a screen of 300 by 600 points, and a
/// finger on it.
@MainActor final class ZHScreen {
  static let viewport: CGFloat = 600

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
    let list = list
    host = ViewHost(size: CGSize(width: 300, height: Self.viewport)) { ZHHosted(list: list) }
    host.settle()
    list.contentOffset.y = -insetTop
    if header { list.addHeaderWithCallback(version: version) { [unowned self] in refreshes += 1 } }
    if footer { list.addFooterWithCallback(version: version) { [unowned self] in loads += 1 } }
    host.settle()
  }

  /// Puts a finger down in the middle.
  func touch() {
    host.finger.down(at: CGPoint(x: 150, y: 300))
  }

  /// Moves the finger so far below where it came down that the content is `pull` points below
  /// its place of rest.
  func pull(to pull: CGFloat) {
    move(by: RubberBand.pull(offset: pull, viewport: Self.viewport))
  }

  /// Moves the finger to a distance below where it came down; negative is above.
  func move(by travel: CGFloat) {
    host.finger.move(to: CGPoint(x: 150, y: 300 + travel))
  }

  /// Waits until the finger has no speed, and lifts it.
  func release() {
    host.advance(by: 0.2)
    host.finger.up()
  }

  /// Pulls from rest and lets go there.
  func pullAndRelease(at pull: CGFloat) {
    touch()
    self.pull(to: pull)
    release()
  }

  var offset: CGFloat { list.contentOffset.y }

  var title: String? { list.headerView?.titleLabel.text }
}

private struct ZHHosted: UIViewRepresentable {
  let list: UIScrollView

  func makeUIView(context: Context) -> UIScrollView { list }
  func updateUIView(_ uiView: UIScrollView, context: Context) {}
}
