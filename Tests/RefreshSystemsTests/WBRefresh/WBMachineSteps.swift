import SwiftUI

@testable import RefreshSystems

extension WBRefreshMachine {
  /// A machine that hears of its frame at these places.
  static func at(
    _ ys: CGFloat..., variant: WBRefreshVariant = .adjusted, refreshing: Bool = false
  ) -> WBRefreshMachine {
    var machine = WBRefreshMachine(variant: variant)
    if refreshing { machine.systemEntersRefreshing() }
    for y in ys { machine.frame(y: y) }
    return machine
  }
}
