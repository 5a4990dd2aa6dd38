import SwiftUI
import Testing
import ViewTreeTesting

@MainActor @Suite("News of a changed preference") struct PreferenceInvalidationTests {
  private struct Top: PreferenceKey {
    static var defaultValue: [CGFloat] { [] }

    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
  }

  private struct Reporter: View {
    var body: some View {
      GeometryReader { proxy in
        Color.clear.preference(key: Top.self, value: [proxy.frame(in: .global).minY])
      }
      .frame(height: 0)
    }
  }

  /// The values that a reader around a scroll view gets while a finger pulls by 100 points, twice.
  private func deliveries(@ViewBuilder content: () -> some View) -> [[CGFloat]] {
    var delivered: [[CGFloat]] = []
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      ScrollView(content: content)
        .background(Color.clear.preference(key: Top.self, value: [-1]))
        .onPreferenceChange(Top.self) { delivered.append($0) }
    }
    host.finger.down(at: CGPoint(x: 150, y: 300))
    host.finger.move(to: CGPoint(x: 150, y: 400))
    host.settle()
    host.finger.move(to: CGPoint(x: 150, y: 500))
    host.settle()
    return delivered
  }

  private var expected: [[CGFloat]] {
    [0, 100, 200].map { [-1, RubberBand.offset(pull: $0, viewport: 600)] }
  }

  @Test("it comes out of a static list below another fold")
  func staticList() {
    let delivered = deliveries {
      VStack {
        Reporter()
        Color.clear.frame(height: 1000)
      }
    }
    #expect(delivered == expected)
  }

  @Test("it comes out of a list that a dynamic container reads past")
  func dynamicContainer() {
    let delivered = deliveries {
      VStack {
        VStack {
          Reporter()
          Color.clear.frame(height: 1000)
        }
        if true { Color.clear.frame(height: 10) }
      }
    }
    #expect(delivered == expected)
  }
}
