import SwiftUI

@testable import RefreshSystems

/// Machines and steps in the terms of the traces: a viewport of 600 points.
extension ZHRefreshMachine {
  /// A list with header and footer, both with a callback, at rest.
  static func list(
    _ version: ZHRefreshVersion = .delegate, content: CGFloat = 2000, insetTop: CGFloat = 0,
    insetBottom: CGFloat = 0
  ) -> ZHRefreshMachine {
    var machine = ZHRefreshMachine(
      version: version, contentHeight: content, frameHeight: 600, insetTop: insetTop,
      insetBottom: insetBottom)
    machine.addHeaderWithCallback()
    machine.addFooterWithCallback()
    machine.forget()
    return machine
  }

  /// A finger pulls to offsets in turn, and holds.
  mutating func drag(to offsets: CGFloat...) {
    for offset in offsets { scroll(to: offset, dragging: true) }
  }

  /// A finger pulls to an offset and lets go there.
  mutating func dragAndRelease(at offsetY: CGFloat) {
    drag(to: offsetY)
    endDragging(at: offsetY)
  }

  /// Runs every animation to its end, in order, with its completion.
  mutating func completeAll() {
    while let first = running.first { complete(first) }
  }

  /// Whether header and footer refresh.
  var busy: [Bool] { [header.isRefreshing, footer.isRefreshing] }
  /// How often the callbacks of header and footer were called.
  var calls: [Int] { [headerCalls, footerCalls] }
}
