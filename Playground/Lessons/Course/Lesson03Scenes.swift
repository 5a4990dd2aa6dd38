import SwiftUI

/// The scene of lesson 3 without the bar above it.
struct PlainList: View {
  @State private var size = CGSize.zero

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        MovingMarker()
        ChildSizeReader(size: $size) { Text("Hello") }
        Color.yellow.frame(height: 500)
      }
    }
    .background(FixedMarker())
  }
}

/// The scene of lesson 3 with a geometry reader in the scrolled column instead of behind the text.
struct ReaderInColumn: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.gray.frame(height: 64)
      ScrollView {
        VStack(spacing: 0) {
          MovingMarker()
          GeometryReader { _ in Color.clear }.accessibilityIdentifier("reader")
          Text("Hello")
          Color.yellow.frame(height: 500)
        }
      }
      .background(FixedMarker())
    }
  }
}

extension LessonStage {
  /// The size of the first geometry reader inside a view.
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

/// A measured size.
struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

/// The tops of markers, by their names.
struct TopKey: PreferenceKey {
  static var defaultValue: [String: CGFloat] { [:] }
  static func reduce(value: inout [String: CGFloat], nextValue: () -> [String: CGFloat]) {
    value.merge(nextValue()) { $1 }
  }
}

struct ChildSizeReader<Content: View>: View {
  @Binding var size: CGSize
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: SizeKey.self, value: proxy.size)
        }
      )
      .onPreferenceChange(SizeKey.self) { size = $0 }
  }
}

struct MovingMarker: View {
  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(
        key: TopKey.self, value: ["moving": proxy.frame(in: .global).minY])
    }
    .frame(height: 0)
  }
}

struct FixedMarker: View {
  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(
        key: TopKey.self, value: ["fixed": proxy.frame(in: .global).minY])
    }
  }
}
