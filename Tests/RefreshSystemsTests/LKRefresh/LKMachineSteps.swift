import SwiftUI

@testable import RefreshSystems

/// Steps in the terms of the traces: a list of 800 points.
extension LKRefreshMachine {
  /// A list with content of 2000 points, as in most traces, or of another height.
  static func list(content: CGFloat = 2000) -> LKRefreshMachine {
    LKRefreshMachine(listSizeH: 800, listContentH: content)
  }

  /// Passes over offsets, one after the other.
  mutating func pass(_ offsets: CGFloat...) {
    for offset in offsets { evaluate(offset: offset) }
  }

  /// The flags that are up.
  var flags: [LKRefreshFlag] { LKRefreshFlag.allCases.filter { self[$0] } }
}
