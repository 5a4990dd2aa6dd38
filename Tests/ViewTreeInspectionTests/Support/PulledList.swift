import SwiftUI

/// A list that counts how far it has been pulled, through a preference and a state: from 20 points on
/// it has a mark, and its rows fade.
struct PulledList: View {
  private struct TopKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  let rows: Int
  /// Whether rows are made as they come into view.
  var isLazy = false
  @State private var top: CGFloat = 0

  var body: some View {
    ScrollView {
      Group {
        if isLazy { LazyVStack(spacing: 0) { content } } else { VStack(spacing: 0) { content } }
      }
      .background {
        GeometryReader { proxy in
          Color.clear.preference(key: TopKey.self, value: proxy.frame(in: .global).minY)
        }
      }
    }
    .onPreferenceChange(TopKey.self) { top = $0 }
    .accessibilityIdentifier("list")
  }

  @ViewBuilder private var content: some View {
    if top > 20 { Color.red.frame(height: 10).accessibilityIdentifier("pulled") }
    ForEach(0..<rows, id: \.self) { row in
      Text("row \(row)").frame(height: 40).opacity(top > 20 ? 0.5 : 1)
    }
  }
}
