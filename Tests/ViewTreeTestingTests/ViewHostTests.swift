import SwiftUI
import Testing
import ViewTreeTesting

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack(spacing: 0) {
      Text("n\(count)").font(.system(size: 10)).accessibilityIdentifier("label")
      Color.red.frame(width: 50, height: 20 + CGFloat(count) * 10)
        .accessibilityIdentifier("box")
        .onTapGesture { count += 1 }
    }
    .background(
      GeometryReader { proxy in
        Color.clear.preference(key: SizeKey.self, value: proxy.size)
      })
  }
}

private struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

@MainActor
@Suite("ViewHost")
struct ViewHostTests {
  @Test("a tap changes the state and the layout follows")
  func tap() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Counter() }
    #expect(host.frame(of: "box") == CGRect(x: 25, y: 45, width: 50, height: 20))
    #expect(host.frame(of: "label") == CGRect(x: 40, y: 35, width: 20, height: 10))
    #expect(host.value(of: SizeKey.self) == CGSize(width: 50, height: 30))
    host.tap("box")
    #expect(host.frame(of: "box") == CGRect(x: 25, y: 40, width: 50, height: 30))
    #expect(host.value(of: SizeKey.self) == CGSize(width: 50, height: 40))
    #expect(host.warnings.isEmpty)
  }

  @Test("a finger pulls the content by the rubber band and lets it go back")
  func pull() {
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      ScrollView {
        ForEach(0..<40) { index in
          Color.blue.frame(width: 300, height: 50).accessibilityIdentifier("row\(index)")
        }
      }
      .accessibilityIdentifier("list")
    }
    host.finger.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 220), lifting: false)
    // 600 (1 - 1 / (0.55 * 120 / 600 + 1)) = 59.459...
    #expect(abs((host.scrollOffset(of: "list")?.y ?? 0) + 59.459459) < 1e-4)
    #expect(abs((host.frame(of: "row0")?.minY ?? 0) - 59.459459) < 1e-4)
    host.finger.up()
    host.advance(by: 3)
    #expect(host.scrollOffset(of: "list")?.y == 0)
    host.finger.fling(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300))
    host.advance(by: 5)
    #expect((host.scrollOffset(of: "list")?.y ?? 0) > 400)
  }
}
