import SwiftUI
import Testing
import ViewTreeTesting

/// Single trees that the laws of random trees have come down to.
@Suite("Remembered structure")
@MainActor
struct RememberedStructureTests {
  @Test("a stack of one view in a list still reports what is written round it after a change")
  func elidedStackKeepsItsItem() {
    func content(_ name: String, _ priority: Double) -> some View {
      VStack {
        ForEach([0], id: \.self) { _ in
          VStack { Color.clear }.layoutPriority(priority).named(name)
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { content("a", 0) }
    #expect(host.value(of: FoldKey.self) == "a")

    host.update { content("b", 1) }

    #expect(host.value(of: FoldKey.self) == "b")
  }

  @Test("a view that was scrolled to still reports what is written round it")
  func scrollTargetKeepsItsItem() {
    let control = Control()
    func content(_ name: String) -> some View {
      ScrollViewReader { reader in
        ScrollView {
          ForEach([0, 1], id: \.self) { item in
            Color.clear.frame(height: 300).named("\(name)\(item)")
          }
        }
        .onAppear { control["scroll"] = { reader.scrollTo(1) } }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { content("a") }
    control["scroll"]()
    host.settle()

    host.update { content("b") }

    #expect(host.value(of: FoldKey.self) == "(b0 b1)")
  }

  @Test("several views in a scroll view turn from a column into a row with its axis")
  func turnedScrollView() {
    func content(_ axes: Axis.Set) -> some View {
      ScrollView(axes) {
        Color.clear.frame(width: 10, height: 10)
        Color.clear.frame(width: 20, height: 20).accessibilityIdentifier("second")
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { content(.vertical) }
    // The first cell of 10, a gap of 8.
    #expect(host.frame(of: "second")?.minY == 18)

    host.update { content(.horizontal) }

    #expect(host.frame(of: "second")?.minX == 18)
  }
}
