import SwiftUI

/// A size that one row depends on; setting it is the state change of a row.
@Observable final class BenchSize {
  var isLarge = false
}

/// The list of `bench`: rows of two fixed leaves with a spacer between, in a scroll view.
///
/// Row 500's first leaf is 40 x 20 points, or 50 x 24 while `changing` is large; no other row reads
/// that value.
struct BenchList: View {
  let rows: Int
  var changing = BenchSize()

  static let changingRow = 500

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { row in
          benchRow(isLarge: row == Self.changingRow && changing.isLarge)
        }
      }
    }
  }
}

@MainActor private func benchRow(isLarge: Bool = false) -> some View {
  HStack(spacing: 0) {
    Color.clear.frame(width: isLarge ? 50 : 40, height: isLarge ? 24 : 20)
    Spacer()
    Color.clear.frame(width: 60, height: 20)
  }
}

/// Collects numbers in tree order.
struct BenchListKey: PreferenceKey {
  static var defaultValue: [Int] { [] }

  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value += nextValue()
  }
}

/// A thousand leaves that each write a list of one number, read at the root.
///
/// Leaf 500 writes the negative of its number while `changing` is large; no other leaf reads that
/// value.
struct BenchWriters: View {
  let changing: BenchSize
  @State private var total = 0

  init(changing: BenchSize = BenchSize()) {
    self.changing = changing
  }

  static let changingWriter = 500

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<1000, id: \.self) { number in
        let isNegative = number == Self.changingWriter && changing.isLarge
        Color.clear.preference(key: BenchListKey.self, value: [isNegative ? -number : number])
      }
    }
    .onPreferenceChange(BenchListKey.self) { total = $0.reduce(0, +) }
  }
}

/// Keeps the first frame reported. A list behind it, like any dynamic container, reports the
/// default.
struct BenchFrameKey: PreferenceKey {
  static var defaultValue: CGRect { .zero }

  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    if value == defaultValue { value = nextValue() }
  }
}

/// A scrolled list with one geometry reader behind its content, which reports the global frame.
struct BenchReportingList: View {
  static let identifier = "list"

  let rows: Int
  @State private var reported = CGRect.zero

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { _ in benchRow() }
      }
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: BenchFrameKey.self, value: proxy.frame(in: .global))
        }
      )
    }
    .accessibilityIdentifier(Self.identifier)
    .onPreferenceChange(BenchFrameKey.self) { reported = $0 }
  }
}

/// A scrolled lazy list; only rows near the visible part are built.
struct BenchLazyList: View {
  let rows: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { _ in benchRow() }
      }
    }
    .accessibilityIdentifier(BenchReportingList.identifier)
  }
}

/// Nested `AnyView`s, each holding 25 nested paddings of nothing.
@MainActor func benchLayers(_ count: Int) -> AnyView {
  (0..<count).reduce(AnyView(Color.clear)) { content, _ in AnyView(twentyFivePaddings(content)) }
}

@MainActor private func twentyFivePaddings(_ content: AnyView) -> some View {
  paddings(paddings(paddings(paddings(paddings(content)))))
}

@MainActor private func paddings(_ content: some View) -> some View {
  content.padding(0).padding(0).padding(0).padding(0).padding(0)
}

/// A list whose content reports its position: 165 rows of three nodes each.
struct BenchRecordedList: View {
  @State private var top: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<165, id: \.self) { row in
          Text("row \(row)").padding(4).frame(height: 40)
        }
      }
      .background {
        GeometryReader { proxy in
          Color.clear.preference(key: BenchTopKey.self, value: proxy.frame(in: .global).minY)
        }
      }
    }
    .onPreferenceChange(BenchTopKey.self) { top = $0 }
  }
}

private struct BenchTopKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
