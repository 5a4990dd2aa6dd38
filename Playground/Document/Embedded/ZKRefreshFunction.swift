import SwiftUI
import ZKRefresh

extension DocumentScreen {
  /// The recipe gives every listing a function of its own name.
  public func listing() {
    // The document's listings stand here.
  }
}
