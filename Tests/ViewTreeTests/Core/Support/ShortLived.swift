import SwiftUI

/// Makes a view of a number: 0 at first, 1 for a moment within the first turn, and then 2.
struct ShortLived<Content: View>: View {
  private let content: (Int) -> Content
  @State private var n = 0

  init(@ViewBuilder _ content: @escaping (Int) -> Content) {
    self.content = content
  }

  var body: some View {
    content(n).onAppear {
      // The first action leaves two transactions; the bodies see both before any other action.
      n = 1
      withAnimation { n = 2 }
    }
  }
}
