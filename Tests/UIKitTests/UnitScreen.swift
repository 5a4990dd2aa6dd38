import SwiftUI
import ViewTreeTesting

/// Runs a test of views that no host has on the screen of one that measures by units, whatever hosts
/// other tests keep alive meanwhile.
@MainActor
func onUnitScreen(_ body: () -> Void) {
  let host = ViewHost(size: CGSize(width: 390, height: 844)) { EmptyView() }
  host.tree.time.whileCurrent(body)
}

extension UIView {
  /// A view of a frame, in another view where one is given.
  convenience init(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil
  ) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
    superview?.addSubview(self)
  }

  /// The opacity that is seen at this moment, to a millionth; not a number where nothing is.
  var seenOpacity: Float {
    ((layer.presentation()?.opacity ?? .nan) * 1e6).rounded() / 1e6
  }
}
