import SwiftUI

extension View {
  /// Makes the scroll view refresh with its header and load more with its footer.
  ///
  /// - Parameters:
  ///   - isHeaderRefreshing: the host's flag: set with `onHeaderRefresh`, cleared when the host is
  ///     done. Nil counts as a flag that is never set (S1.05).
  ///   - isFooterRefreshing: the same for the footer.
  /// - Rules: S1.04, S1.06, S1.07; the optional parameters are the published code's.
  public func addPullToRefresh(
    isHeaderRefreshing: Binding<Bool>?, onHeaderRefresh: (() -> Void)?,
    isFooterRefreshing: Binding<Bool>?, onFooterRefresh: (() -> Void)?
  ) -> some View {
    modifier(
      PullToRefreshModifier(
        isHeaderRefreshing: isHeaderRefreshing, isFooterRefreshing: isFooterRefreshing,
        onHeaderRefresh: onHeaderRefresh, onFooterRefresh: onFooterRefresh))
  }

  /// Makes the scroll view refresh, with a header only (S1.05).
  public func addPullToRefresh(
    isHeaderRefreshing: Binding<Bool>?, onHeaderRefresh: (() -> Void)?
  ) -> some View {
    addPullToRefresh(
      isHeaderRefreshing: isHeaderRefreshing, onHeaderRefresh: onHeaderRefresh,
      isFooterRefreshing: nil, onFooterRefresh: nil)
  }

  /// Makes the scroll view load more, with a footer only (S1.05).
  public func addPullToRefresh(
    isFooterRefreshing: Binding<Bool>?, onFooterRefresh: (() -> Void)?
  ) -> some View {
    addPullToRefresh(
      isHeaderRefreshing: nil, onHeaderRefresh: nil,
      isFooterRefreshing: isFooterRefreshing, onFooterRefresh: onFooterRefresh)
  }
}

/// Keeps the state of both sides, passes it down, and evaluates the bounds that come back.
///
/// Each delivery of bounds is one pass, one turn of the main queue later, in the space of the
/// reader that encloses the scroll view. The closures that receive the bounds return a clear colour
/// and draw nothing. They run when bounds have changed, and once more when a flag or a state has.
/// That second pass still has the bounds of the previous layout. Only because of that can the
/// footer of short content meet the one position at which it wakes between the default sides
/// (B001-7).
///
/// - Rule: S1.14.
public struct PullToRefreshModifier: ViewModifier {
  @Binding public var isHeaderRefreshing: Bool
  @Binding public var isFooterRefreshing: Bool
  public let onHeaderRefresh: (() -> Void)?
  public let onFooterRefresh: (() -> Void)?

  @State package var headerRefreshData = RefreshData()
  @State package var footerRefreshData = RefreshData()

  @Environment(\.pullToRefreshVersion) package var version
  @Environment(\.pullToRefreshLog) private var log
  @Environment(\.pullToRefreshChangeLog) private var changeLog

  public init(
    isHeaderRefreshing: Binding<Bool>?, isFooterRefreshing: Binding<Bool>?,
    onHeaderRefresh: (() -> Void)?, onFooterRefresh: (() -> Void)?
  ) {
    _isHeaderRefreshing = isHeaderRefreshing ?? .constant(false)
    _isFooterRefreshing = isFooterRefreshing ?? .constant(false)
    self.onHeaderRefresh = onHeaderRefresh
    self.onFooterRefresh = onFooterRefresh
  }

  public func body(content: Content) -> some View {
    GeometryReader { proxy in
      content
        .environment(\.headerRefreshData, headerRefreshData)
        .environment(\.footerRefreshData, footerRefreshData)
        .onChange(of: isHeaderRefreshing) { _, isRefreshing in
          if !isRefreshing { run { $0.flagWentDown(.header) } }
        }
        .onChange(of: isFooterRefreshing) { _, isRefreshing in
          if !isRefreshing { run { $0.flagWentDown(.footer) } }
        }
        .onAppear { run { $0.appear() } }
        .backgroundPreferenceValue(HeaderBoundsPreferenceKey.self) { items -> Color in
          DispatchQueue.main.async { evaluate(items, proxy) }
          return Color.clear
        }
        .backgroundPreferenceValue(FooterBoundsPreferenceKey.self) { items -> Color in
          DispatchQueue.main.async { evaluate(items, proxy) }
          return Color.clear
        }
    }
  }

  private func evaluate(_ items: [HeaderBoundsPreferenceKey.Item], _ proxy: GeometryProxy) {
    let header = items.first.map { proxy[$0.bounds] }
    log.write(.header(header, viewport: proxy.size))
    run { $0.headerPass(header: header, viewport: proxy.size) }
  }

  private func evaluate(_ items: [FooterBoundsPreferenceKey.Item], _ proxy: GeometryProxy) {
    let content = items.first.map { proxy[$0.bounds] }
    let footer = items.last.map { proxy[$0.bounds] }
    log.write(.footer(content: content, footer: footer, viewport: proxy.size))
    run { $0.footerPass(content: content, footer: footer, viewport: proxy.size) }
  }

  /// Runs a rule on the kept state; the copy shares state and bindings with the view.
  private func run(_ rule: (inout PullToRefreshModifier) -> Void) {
    var storage = self
    rule(&storage)
    log.ran(
      PullToRefreshSides(
        header: storage.headerRefreshData, footer: storage.footerRefreshData,
        isHeaderRefreshing: storage.isHeaderRefreshing,
        isFooterRefreshing: storage.isFooterRefreshing))
  }
}

extension PullToRefreshModifier: @preconcurrency PullToRefreshStorage {
  package mutating func callOnHeaderRefresh() {
    onHeaderRefresh?()
  }

  package mutating func callOnFooterRefresh() {
    onFooterRefresh?()
  }

  package mutating func note(_ change: PullToRefreshChange) {
    changeLog.write(change)
  }
}

/// Bounds that were delivered to document 001, one for each pass.
///
/// Frames are in the space of the reader that encloses the scroll view. Points.
public enum PullToRefreshDelivery: Equatable, Sendable {
  /// For a header pass; nil where there is no header.
  case header(CGRect?, viewport: CGSize)
  /// For a footer pass; nil where nothing reports. Without a footer both are the content.
  case footer(content: CGRect?, footer: CGRect?, viewport: CGSize)
}

extension PullToRefreshMachine {
  /// Runs the pass of a delivery.
  public mutating func evaluate(_ delivery: PullToRefreshDelivery) {
    switch delivery {
    case .header(let header, let viewport):
      evaluateHeader(header, viewport: viewport)
    case .footer(let content, let footer, let viewport):
      evaluateFooter(content: content, footer: footer, viewport: viewport)
    }
  }
}

/// Both sides of document 001 as a rule has left them.
package struct PullToRefreshSides: Equatable, Sendable {
  package let header: RefreshData
  package let footer: RefreshData
  package let isHeaderRefreshing: Bool
  package let isFooterRefreshing: Bool
}

/// A log of the bounds that `addPullToRefresh` evaluates.
public struct PullToRefreshLog: Sendable {
  private let receive: @Sendable (PullToRefreshDelivery) -> Void
  /// Receives the state after each rule: after a pass, or after a flag was cleared.
  package let ran: @Sendable (PullToRefreshSides) -> Void

  /// A log that passes every delivery to a function, in the order of the passes.
  public init(_ receive: @escaping @Sendable (PullToRefreshDelivery) -> Void) {
    self.init(receive, ran: { _ in })
  }

  package init(
    _ receive: @escaping @Sendable (PullToRefreshDelivery) -> Void,
    ran: @escaping @Sendable (PullToRefreshSides) -> Void
  ) {
    self.receive = receive
    self.ran = ran
  }

  /// Discards every delivery.
  public static let silent = PullToRefreshLog { _ in }

  func write(_ delivery: PullToRefreshDelivery) {
    receive(delivery)
  }
}

private enum PullToRefreshLogKey: EnvironmentKey {
  static let defaultValue = PullToRefreshLog.silent
}

extension EnvironmentValues {
  /// The log of the bounds that `addPullToRefresh` evaluates; silent unless an enclosing view sets
  /// it.
  public var pullToRefreshLog: PullToRefreshLog {
    get { self[PullToRefreshLogKey.self] }
    set { self[PullToRefreshLogKey.self] = newValue }
  }
}
