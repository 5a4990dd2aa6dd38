import SwiftUI

/// The calls of document 002.
///
/// The parameters with defaults belong to the port: the published version that the views follow,
/// and the calls that create them.
///
/// - Rules: S2.02 to S2.04.
@MainActor extension UIScrollView {
  /// The header; nil before one has been made. The document hides it from the application.
  package var headerView: ZHHeaderView? {
    for case let view as ZHHeaderView in subviews { return view }
    return nil
  }

  /// The footer; nil before one has been made. The document hides it from the application.
  package var footerView: ZHFooterView? {
    for case let view as ZHFooterView in subviews { return view }
    return nil
  }

  /// Adds a header that calls back when it refreshes; an existing one gets the new callback.
  ///
  /// - Parameters:
  ///   - version: the published version that a new header follows.
  ///   - creation: which calls may make the footer when a drag ends beyond the content.
  ///   - headerCallback: called when the header's space is open, 0.3 s after the begin.
  public func addHeaderWithCallback(
    version: ZHRefreshVersion = .delegate, creating creation: ZHRefreshCreation = .addCalls,
    _ headerCallback: @escaping CompleteHandler
  ) {
    var screen = ZHRefreshScreen(self, version: version, creation: creation)
    screen.addHeader()
    headerView?.handler = headerCallback
  }

  /// Adds a footer that calls back when it loads more; an existing one gets the new callback.
  ///
  /// - Parameter footerCallback: called when the footer's space is open, 0.5 s after the begin.
  public func addFooterWithCallback(
    version: ZHRefreshVersion = .delegate, creating creation: ZHRefreshCreation = .addCalls,
    _ footerCallback: @escaping CompleteHandler
  ) {
    var screen = ZHRefreshScreen(self, version: version, creation: creation)
    screen.addFooter()
    footerView?.handler = footerCallback
  }

  /// Begins a refresh as a pull would, without scrolling to the header (B002-7).
  public func headerBeginRefreshing(creating creation: ZHRefreshCreation = .addCalls) {
    withSide(.header, creation, "headerBeginRefreshing") { $0.headerBeginRefreshing() }
  }

  /// Ends a refresh; without one it still sets the inset and parks the status (B002-9).
  public func headerEndRefreshing(creating creation: ZHRefreshCreation = .addCalls) {
    withSide(.header, creation, "headerEndRefreshing") { $0.headerEndRefreshing() }
  }

  /// Begins to load more as a drag beyond the end would.
  public func footerBeginRefreshing(creating creation: ZHRefreshCreation = .addCalls) {
    withSide(.footer, creation, "footerBeginRefreshing") { $0.footerBeginRefreshing() }
  }

  /// Ends loading; without any it still sets the inset (B002-9).
  public func footerEndRefreshing(creating creation: ZHRefreshCreation = .addCalls) {
    withSide(.footer, creation, "footerEndRefreshing") { $0.footerEndRefreshing() }
  }

  /// - Parameter name: the call's name in the document.
  private func withSide(
    _ side: RefreshSide, _ creation: ZHRefreshCreation, _ name: String,
    _ call: (inout ZHRefreshScreen) -> Void
  ) {
    let view: ZHRefreshComponent? = side == .header ? headerView : footerView
    var screen = ZHRefreshScreen(self, version: view?.version ?? .delegate, creation: creation)
    screen.deliver(.call(name), to: side, call)
  }
}
