import SwiftUI

/// Document 001 without a view: both sides as plain values, and counted calls to a host.
///
/// Tests and comparisons run it; the modifier runs the same passes on its own storage.
public struct PullToRefreshMachine: PullToRefreshStorage {
  public var headerRefreshData = RefreshData()
  public var footerRefreshData = RefreshData()
  /// The flag itself; a write is not seen as a change, see ``host(setsHeader:)``.
  public var isHeaderRefreshing = false
  /// The flag itself; a write is not seen as a change, see ``host(setsFooter:)``.
  public var isFooterRefreshing = false
  public var version: PullToRefreshVersion

  /// The host's work before its callback returns; it may write the flags.
  public var onHeaderRefresh: ((inout PullToRefreshMachine) -> Void)?
  /// The host's work before its callback returns; it may write the flags.
  public var onFooterRefresh: ((inout PullToRefreshMachine) -> Void)?

  /// How often the host was asked to refresh.
  public var headerCalls = 0
  /// How often the host was asked to load more.
  public var footerCalls = 0
  /// The host calls since the last ``forget()``, in order.
  public private(set) var calls: [PullToRefreshCall] = []
  /// The states changed since the last ``forget()``, in order.
  public private(set) var changes: [PullToRefreshChange] = []

  public init(version: PullToRefreshVersion = .third) {
    self.version = version
  }

  /// Forgets calls and changes; the call counts stay.
  public mutating func forget() {
    calls = []
    changes = []
  }

  /// One delivery of the header's bounds; nil where there is no header. Viewport space, points.
  public mutating func evaluateHeader(_ header: CGRect?, viewport: CGSize) {
    headerPass(header: header, viewport: viewport)
  }

  /// One delivery of the bounds of content and footer. Viewport space, points.
  public mutating func evaluateFooter(content: CGRect?, footer: CGRect?, viewport: CGSize) {
    footerPass(content: content, footer: footer, viewport: viewport)
  }

  /// The list appears.
  public mutating func listAppears() {
    appear()
  }

  /// The host writes its flag between two updates: a change to false ends the loading.
  ///
  /// A value that is set and cleared within one update is not seen as a change (B001-6).
  public mutating func host(setsHeader value: Bool) {
    let old = isHeaderRefreshing
    isHeaderRefreshing = value
    if old, !value { flagWentDown(.header) }
  }

  /// The host writes its flag between two updates: a change to false ends the loading.
  public mutating func host(setsFooter value: Bool) {
    let old = isFooterRefreshing
    isFooterRefreshing = value
    if old, !value { flagWentDown(.footer) }
  }

  public mutating func callOnHeaderRefresh() {
    headerCalls += 1
    calls.append(.onHeaderRefresh)
    onHeaderRefresh?(&self)
  }

  public mutating func callOnFooterRefresh() {
    footerCalls += 1
    calls.append(.onFooterRefresh)
    onFooterRefresh?(&self)
  }

  public mutating func note(_ change: PullToRefreshChange) {
    changes.append(change)
  }
}

/// A call from document 001 to its host, by the document's name.
public enum PullToRefreshCall: String, CaseIterable, Hashable, Sendable {
  case onHeaderRefresh
  case onFooterRefresh
}
