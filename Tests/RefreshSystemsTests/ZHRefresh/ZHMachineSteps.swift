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

  /// A finger pulls to an offset and lets go there.
  mutating func dragAndRelease(at offsetY: CGFloat) {
    scroll(to: offsetY, dragging: true)
    endDragging(at: offsetY)
  }

  /// Runs every animation to its end, in order, with what follows.
  mutating func completeAll() {
    while let first = running.first { complete(first) }
  }
}
