// The names that the `code` of `cases.json` uses beside SwiftUI's own.

/// Frames of probes in the space `root`, by name; of two probes with one name the last.
package struct ProbeFramesKey: PreferenceKey {
  package static var defaultValue: [String: CGRect] { [:] }

  package static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { _, later in later }
  }
}

extension View {
  /// Publishes the view's frame in the space `root` under a name, without touching its layout.
  func probe(_ name: String) -> some View {
    background { GoldenProbe(name: name) }
  }
}

/// The view that a probe puts behind another, of its own type so that a printed tree can omit it.
package struct GoldenProbe: View {
  let name: String

  package var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(
        key: ProbeFramesKey.self, value: [name: proxy.frame(in: .named("root"))])
    }
    .accessibilityIdentifier(name)
  }
}

/// Adds.
struct SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Keeps the larger number.
struct MaxKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Appends, so that the order of the fold shows.
struct ListKey: PreferenceKey {
  static var defaultValue: [Int] { [] }

  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Overwrites, so that the last contributor wins.
struct LastKey: PreferenceKey {
  static var defaultValue: String { "default" }

  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// Keeps the first contribution that is not nil.
struct FirstKey: PreferenceKey {
  static var defaultValue: String? { nil }

  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

/// Appends anchors of rectangles.
struct AnchorKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Appends anchors of points.
struct PointKey: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }

  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

extension VerticalAlignment {
  private enum Mid: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// A custom guide whose default is the top edge.
  static let mid = VerticalAlignment(Mid.self)
}
