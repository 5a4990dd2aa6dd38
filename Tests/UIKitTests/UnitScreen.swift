import SwiftUI
import ViewTreeTesting

/// Runs a test of views that no host has on the screen of one that measures by units, whatever hosts
/// other tests keep alive meanwhile.
@MainActor
func onUnitScreen(_ body: () -> Void) {
  let host = ViewHost(size: CGSize(width: 390, height: 844)) { EmptyView() }
  host.tree.time.whileCurrent(body)
}
