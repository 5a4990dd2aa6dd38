import SwiftUI

@testable import RefreshSystems

extension ZKHeaderMachine {
  /// Notifications of offsets in turn.
  mutating func offsets(_ ys: CGFloat..., dragging: Bool) {
    for y in ys { offset(y, dragging: dragging) }
  }

  /// A header whose previous offset was dragged to, so that the next notification judges it.
  static func dragged(to previous: CGFloat, insetTop: CGFloat = 0) -> ZKHeaderMachine {
    var machine = ZKHeaderMachine(insetTop: insetTop)
    machine.offset(previous, dragging: true)
    machine.forget()
    return machine
  }

  /// A header that refreshes after a drag to 80, its closure called.
  static func refreshing(insetTop: CGFloat = 0) -> ZKHeaderMachine {
    var machine = dragged(to: -insetTop - 80, insetTop: insetTop)
    machine.offset(-insetTop - 79, dragging: false)
    machine.complete(.begin)
    machine.forget()
    return machine
  }
}

extension ZKFooterMachine {
  /// A footer under 2000 points of content in a viewport of 600; its line is at 1450.
  static func long(entersReleaseing: Bool = true) -> ZKFooterMachine {
    ZKFooterMachine(
      viewportHeight: 600, contentHeight: 2000, entersReleaseing: entersReleaseing)
  }

  /// A footer whose previous offset was dragged to, so that the next notification judges it.
  static func dragged(to previous: CGFloat, contentHeight: CGFloat = 2000) -> ZKFooterMachine {
    var machine = ZKFooterMachine(viewportHeight: 600, contentHeight: contentHeight)
    machine.offset(previous, dragging: true)
    machine.forget()
    return machine
  }

  /// A footer that loads, its closure called, the list beyond the line.
  static func refreshing() -> ZKFooterMachine {
    var machine = dragged(to: 1480)
    machine.offset(1470, dragging: false)
    machine.complete(.begin)
    machine.forget()
    return machine
  }
}
