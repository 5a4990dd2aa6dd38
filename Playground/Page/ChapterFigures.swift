import SwiftUI
import ViewTreeInspection

// A small view with one number for each chapter of "Build it yourself" that has no screen of its own.

extension Scene {
  static let proposalFigure = figure(
    "padding", "a padding proposes less and takes more", number: "padding", label: "padding",
    value: 10, most: 45,
    code: """
      Color.red
        .padding({})
        .frame(width: 160, height: 100)
      """
  ) { padding in
    Color.red.accessibilityIdentifier("red")
      .padding(padding)
      .frame(width: 160, height: 100)
      .accessibilityIdentifier("frame")
  }

  static let flexibleFigure = figure(
    "flexible", "a frame with a least and a largest width", number: "largest",
    label: "the largest width", value: 120, most: 240,
    code: """
      Color.blue
        .frame(minWidth: 50, maxWidth: {})
        .frame(width: 200, height: 60)
      """
  ) { largest in
    Color.blue
      .frame(minWidth: 50, maxWidth: max(50, largest))
      .accessibilityIdentifier("flexible")
      .frame(width: 200, height: 60)
  }

  static let guideFigure = figure(
    "guide", "a guide moves a view in its row", number: "guide", label: "the guide", value: 15,
    most: 60,
    code: """
      HStack {
        Color.blue.frame(width: 60, height: 60)
        Color.orange.frame(width: 60, height: 30)
          .alignmentGuide(VerticalAlignment.center) { _ in {} }
      }
      """
  ) { guide in
    HStack {
      Color.blue.frame(width: 60, height: 60).accessibilityIdentifier("tall")
      Color.orange.frame(width: 60, height: 30).accessibilityIdentifier("low")
        .alignmentGuide(VerticalAlignment.center) { _ in guide }
    }
  }

  static let listFigure = figure(
    "list", "a list whose views come and go", number: "count", label: "the number of views",
    value: 12, most: 60,
    code: """
      HStack(spacing: 1) {
        ForEach(0..<{}, id: \\.self) { number in
          if number % 3 == 0 { Color.orange } else { Color.blue }
        }
      }
      .frame(width: 240, height: 48)
      """
  ) { count in
    HStack(spacing: 1) {
      ForEach(0..<Int(count), id: \.self) { number in
        if number % 3 == 0 { Color.orange } else { Color.blue }
      }
    }
    .accessibilityIdentifier("row")
    .frame(width: 240, height: 48)
  }

  static let stateFigure = figure(
    "state", "written in an action, seen in the turn after it", number: "written",
    label: "the number that the action writes", value: 20, most: 60,
    code: """
      struct Bar: View {
        @State var length: CGFloat = 5
        var body: some View {
          Color.blue.frame(width: 4 * length, height: 40)
            .onAppear { length = {} }
        }
      }
      """
  ) { WrittenBar(goal: $0) }

  static let readerFigure = figure(
    "reader", "a reader tells what it was proposed", number: "width", label: "the width around it",
    value: 160, most: 260,
    code: """
      GeometryReader { proxy in
        Color.blue.frame(width: proxy.size.width / 2)
      }
      .frame(width: {}, height: 60)
      """
  ) { width in
    GeometryReader { proxy in
      Color.blue.frame(width: proxy.size.width / 2).accessibilityIdentifier("half")
    }
    .accessibilityIdentifier("reader")
    .frame(width: width, height: 60)
  }

  static let preferenceFigure = figure(
    "widest", "two bars report their widths, a line takes the larger", number: "width",
    label: "the width of the second bar", value: 60, most: 240,
    code: """
      VStack {
        Bar(width: 100)   // each writes its width:
        Bar(width: {})    // .preference(key: Widest.self, value: width)
        Color.orange.frame(width: widest, height: 8)
      }
      .onPreferenceChange(Widest.self) { widest = $0 }
      """
  ) { WidestBars(second: $0) }

  static let anchorFigure = figure(
    "anchor", "a place that another view asks for in its own space", number: "leading",
    label: "the padding before the mark", value: 60, most: 180,
    code: """
      Color.orange.frame(width: 40, height: 40)
        .anchorPreference(key: Mark.self, value: .bounds) { $0 }
        .padding(.leading, {})
        .overlayPreferenceValue(Mark.self) { mark in
          GeometryReader { proxy in
            Color.blue.frame(height: 4)
              .frame(width: mark.map { proxy[$0].maxX } ?? 0)
          }
        }
      """
  ) { leading in
    Color.orange.frame(width: 40, height: 40).accessibilityIdentifier("mark")
      .anchorPreference(key: MarkKey.self, value: .bounds) { $0 }
      .padding(.leading, leading)
      .overlayPreferenceValue(MarkKey.self) { mark in
        GeometryReader { proxy in
          Color.blue.frame(height: 4)
            .frame(width: mark.map { proxy[$0].maxX } ?? 0)
            .accessibilityIdentifier("line")
        }
      }
  }
}

private struct WrittenBar: View {
  let goal: CGFloat
  @State private var length: CGFloat = 5

  var body: some View {
    Color.blue.frame(width: 4 * length, height: 40)
      .accessibilityIdentifier("bar")
      .onAppear { length = goal }
  }
}

private struct WidestBars: View {
  let second: CGFloat
  @State private var widest: CGFloat = 0

  var body: some View {
    VStack {
      bar(100).accessibilityIdentifier("first")
      bar(second).accessibilityIdentifier("second")
      Color.orange.frame(width: widest, height: 8).accessibilityIdentifier("widest")
    }
    .onPreferenceChange(WidestKey.self) { widest = $0 }
  }

  private func bar(_ width: CGFloat) -> some View {
    Color.blue.frame(width: width, height: 24).preference(key: WidestKey.self, value: width)
  }
}

private enum WidestKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private enum MarkKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
