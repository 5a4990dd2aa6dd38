import SwiftUI

/// 10 points wide and high, and one wider for each tap: its width shows whether its state was kept.
struct TapCounter: View {
  let name: String
  @State private var count = 0

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Color.red.frame(width: 10 + CGFloat(count), height: 10).called(name)
      .onTapGesture { count += 1 }
  }
}
