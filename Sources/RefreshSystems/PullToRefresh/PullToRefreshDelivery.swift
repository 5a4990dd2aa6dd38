import SwiftUI

/// Bounds that were delivered to document 001, one for each pass.
///
/// Frames are in the space of the reader round the scroll view. Points.
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

/// Where `addPullToRefresh` tells which bounds it evaluates.
public struct PullToRefreshLog: Sendable {
  private let receive: @Sendable (PullToRefreshDelivery) -> Void

  /// A log that hands every delivery to a function, in the order of the passes.
  public init(_ receive: @escaping @Sendable (PullToRefreshDelivery) -> Void) {
    self.receive = receive
  }

  /// Drops every delivery.
  public static let silent = PullToRefreshLog { _ in }

  func write(_ delivery: PullToRefreshDelivery) {
    receive(delivery)
  }
}

private enum PullToRefreshLogKey: EnvironmentKey {
  static let defaultValue = PullToRefreshLog.silent
}

extension EnvironmentValues {
  /// Where `addPullToRefresh` tells which bounds it evaluates; nowhere unless set round it.
  public var pullToRefreshLog: PullToRefreshLog {
    get { self[PullToRefreshLogKey.self] }
    set { self[PullToRefreshLogKey.self] = newValue }
  }
}
