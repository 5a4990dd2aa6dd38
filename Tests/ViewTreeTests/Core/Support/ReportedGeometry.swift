import SwiftUI
import ViewTreeTesting

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func isClose(_ left: CGRect?, _ right: CGRect) -> Bool {
  guard let left else { return false }
  return abs(left.minX - right.minX) < 1e-9 && abs(left.minY - right.minY) < 1e-9
    && abs(left.width - right.width) < 1e-9 && abs(left.height - right.height) < 1e-9
}

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
