import SwiftUI
import ViewTreeTesting

/// A geometry reader that notes what it reads, each time that its closure runs.
@MainActor
func reader(noting log: Log, _ read: @escaping (GeometryProxy) -> String) -> some View {
  GeometryReader { proxy in
    let _ = log.note(read(proxy))
    Color.clear
  }
}

/// The first frame that a ``ReportedFrame`` reports.
struct FrameKey: PreferenceKey {
  static var defaultValue: CGRect { .null }
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {}
}

/// Reports its frame in a space.
struct ReportedFrame: View {
  var space = CoordinateSpace.global

  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(key: FrameKey.self, value: proxy.frame(in: space))
    }
  }
}

/// The frame that is reported in a window of 100 by 100.
@MainActor
func reportedFrame(@ViewBuilder _ content: () -> some View) -> CGRect {
  host(content).value(of: FrameKey.self)
}

/// The anchor of the first view that writes one.
struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
