import RefreshSystems
import SwiftUI

/// The scene of lesson 3 without the bar above it.
struct PlainList: View {
  @State private var size = CGSize.zero

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        LKMovingPositionView()
        LKChildSizeReader(size: $size) { Text("Hello") }
        Color.yellow.frame(height: 500)
      }
    }
    .background(LKFixedPositionView())
  }
}

/// A geometry reader in the scrolled column instead of behind it.
struct ReaderInColumn: View {
  static let listing = """
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { _ in Color.clear }
        Text("Hello")
      }
    }
    """

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { _ in Color.clear }.accessibilityIdentifier("reader")
        Text("Hello")
      }
    }
  }
}

extension LessonStage {
  /// The size of the first geometry reader inside of a view.
  func sizeOfReader(in name: String) -> CGSize {
    let moment = moment
    let root = node(name).number
    let found = moment.nodes.first { node in
      guard node.type == "GeometryReader" else { return false }
      var next = node.parent
      while let number = next {
        if number == root { return true }
        next = moment.node(number)?.parent
      }
      return false
    }
    return found?.window?.size ?? .zero
  }
}
