import SwiftUI

/// Document 002 without a view: a scroll view's numbers, both sides, and counted calls to an
/// application.
///
/// Tests and comparisons run it; the views run the same rules on their own storage. The content
/// never moves on its own, and an animation ends when ``complete(_:)`` says so.
public struct ZHRefreshMachine: ZHRefreshStorage {
  public var version: ZHRefreshVersion
  public var creation: ZHRefreshCreation

  public package(set) var contentOffsetY: CGFloat = 0
  public package(set) var contentHeight: CGFloat
  public var frameHeight: CGFloat
  public package(set) var isDragging = false
  public var contentInsetTop: CGFloat
  public var contentInsetBottom: CGFloat
  public var header = ZHHeaderState()
  public var footer = ZHFooterState()
  public var hasHeaderHandler = false
  public var hasFooterHandler = false

  /// How often the application was asked to refresh.
  public var headerCalls = 0
  /// How often the application was asked to load more.
  public var footerCalls = 0
  /// The animations whose end is awaited, in the order in which they began.
  public var running: [ZHRefreshAnimation] = []
  /// The visible effects since the last ``forget()``, in order.
  public private(set) var occurrences: [ZHRefreshOccurrence] = []
  /// The changes that rules made since the last ``forget()``, in order.
  public private(set) var changes: [ZHRefreshChange] = []

  /// A scroll view at the top of its content, without header and footer.
  public init(
    version: ZHRefreshVersion = .delegate, creation: ZHRefreshCreation = .addCalls,
    contentHeight: CGFloat = 0, frameHeight: CGFloat = 0, insetTop: CGFloat = 0,
    insetBottom: CGFloat = 0
  ) {
    self.version = version
    self.creation = creation
    self.contentHeight = contentHeight
    self.frameHeight = frameHeight
    contentInsetTop = insetTop
    contentInsetBottom = insetBottom
    contentOffsetY = -insetTop
  }

  /// Forgets occurrences and changes; the call counts stay.
  public mutating func forget() {
    occurrences = []
    changes = []
  }

  /// The application adds a header, or gives the existing one another callback.
  public mutating func addHeaderWithCallback() {
    addHeader()
    hasHeaderHandler = true
  }

  /// The application adds a footer, or gives the existing one another callback.
  public mutating func addFooterWithCallback() {
    addFooter()
    hasFooterHandler = true
  }

  /// The content moves to an offset.
  public mutating func scroll(to offsetY: CGFloat, dragging: Bool) {
    contentOffsetY = offsetY
    isDragging = dragging
    scrolled()
  }

  /// The finger lets go at an offset; no content movement is reported.
  public mutating func endDragging(at offsetY: CGFloat) {
    contentOffsetY = offsetY
    isDragging = false
    dragEnded()
  }

  /// The content gets a new height.
  public mutating func setContentHeight(_ height: CGFloat) {
    contentHeight = height
    contentSizeChanged()
  }

  /// Ends the oldest running animation of a kind and runs its completion.
  public mutating func complete(_ animation: ZHRefreshAnimation) {
    if let index = running.firstIndex(of: animation) { running.remove(at: index) }
    animationCompleted(animation)
  }

  public mutating func makeHeader() {
    header.exists = true
    header.insetTop = contentInsetTop
    occurrences.append(.headerMade)
    if version == .observation { headerObserves() }
  }

  public mutating func makeFooter() {
    footer.exists = true
    footer.insetBottom = contentInsetBottom
    footer.frameY = contentHeight + contentInsetBottom
    occurrences.append(.footerMade)
    if version == .observation { footerObserves() }
  }

  public mutating func animate(
    _ animation: ZHRefreshAnimation, _ changes: (inout ZHRefreshMachine) -> Void
  ) {
    changes(&self)
    occurrences.append(.animation(animation))
    if animation.isAwaited { running.append(animation) }
  }

  public mutating func callHeaderHandler() {
    headerCalls += 1
    occurrences.append(.headerHandler)
  }

  public mutating func callFooterHandler() {
    footerCalls += 1
    occurrences.append(.footerHandler)
  }

  public mutating func note(_ change: ZHRefreshChange) {
    changes.append(change)
  }
}

/// A visible effect of document 002.
public enum ZHRefreshOccurrence: Hashable, Sendable {
  case headerMade
  case footerMade
  case animation(ZHRefreshAnimation)
  /// The application was told to refresh.
  case headerHandler
  /// The application was told to load more.
  case footerHandler
}
