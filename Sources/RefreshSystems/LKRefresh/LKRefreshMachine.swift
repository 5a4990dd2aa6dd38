import SwiftUI

/// Document 000 without a view: the flags as plain values, and counted calls to a host.
///
/// Tests and comparisons run it; the view runs the same pass on its own storage.
public struct LKRefreshMachine: LKRefreshStorage {
  public var offset: CGFloat = 0
  public var preOffset: CGFloat = 0
  public var headerRefreshing = false
  public var footerRefreshing = false
  public var headerFrozen = false
  public var footerFrozen = false
  public var headerRotation: Double = 0
  public var footerRotation: Double = 0
  public var listSizeH: CGFloat
  public var listContentH: CGFloat
  public var threshold: CGFloat
  public var headerHidden: Bool
  public var footerHidden: Bool

  /// The host's work before its trigger returns; it may write the flags.
  public var refreshTrigger: ((inout LKRefreshMachine) -> Void)?
  /// The host's work before its trigger returns; it may write the flags.
  public var moreTrigger: ((inout LKRefreshMachine) -> Void)?

  /// How often the host was asked to refresh.
  public var refreshCalls = 0
  /// How often the host was asked to load more.
  public var moreCalls = 0
  /// The host calls of the last evaluation, in order.
  public private(set) var calls: [LKRefreshCall] = []
  /// The flags that rules changed in the last evaluation, in order; the host's writes are left out.
  public private(set) var changes: [LKRefreshChange] = []

  public init(
    threshold: CGFloat = LKRefresh.defaultThreshold, listSizeH: CGFloat = 0,
    listContentH: CGFloat = 0, headerHidden: Bool = false, footerHidden: Bool = false
  ) {
    self.threshold = threshold
    self.listSizeH = listSizeH
    self.listContentH = listContentH
    self.headerHidden = headerHidden
    self.footerHidden = footerHidden
  }

  /// Evaluates a delivered change as the view's body does: one pass, unless both sides are hidden.
  ///
  /// - Returns: whether a pass ran.
  @discardableResult
  public mutating func evaluate(moving: CGRect?, fixed: CGRect?) -> Bool {
    calls = []
    changes = []
    guard LKRefresh.evaluates(headerHidden: headerHidden, footerHidden: footerHidden) else {
      return false
    }
    pass(moving: moving, fixed: fixed)
    return true
  }

  /// Evaluates markers at the given distance from each other; comparisons with other ports of the
  /// algorithm use it.
  ///
  /// - Units: points, positive when pulled down.
  @discardableResult
  public mutating func evaluate(offset: CGFloat) -> Bool {
    evaluate(moving: CGRect(x: 0, y: offset, width: 0, height: 0), fixed: .zero)
  }

  public mutating func callRefreshTrigger() {
    refreshCalls += 1
    calls.append(.refreshTrigger)
    refreshTrigger?(&self)
  }

  public mutating func callMoreTrigger() {
    moreCalls += 1
    calls.append(.moreTrigger)
    moreTrigger?(&self)
  }

  public mutating func note(_ change: LKRefreshChange) {
    changes.append(change)
  }
}

/// A call from document 000 to its host, by the document's name.
public enum LKRefreshCall: String, CaseIterable, Hashable, Sendable {
  case refreshTrigger
  case moreTrigger
}
