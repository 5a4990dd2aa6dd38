import SwiftUI
import Testing
import ViewTreeTesting

/// Single trees that the laws of random trees have come down to.
@Suite("Remembered structure")
@MainActor
struct RememberedStructureTests {
  @Test("a stack of one view in a list still reports what is written around it after a change")
  func elidedStackKeepsItsItem() {
    func content(_ name: String, _ priority: Double) -> some View {
      VStack {
        ForEach([0], id: \.self) { _ in
          VStack { Color.clear }.layoutPriority(priority).named(name)
        }
      }
    }
    let host = host { content("a", 0) }
    #expect(host.value(of: FoldKey.self) == "a")
    host.update { content("b", 1) }
    #expect(host.value(of: FoldKey.self) == "b")
  }

  @Test("a view that was scrolled to still reports what is written around it")
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
    let host = host { content("a") }
    host.run(control["scroll"])
    host.update { content("b") }
    #expect(host.value(of: FoldKey.self) == "(b0 b1)")
  }

  /// Rule: SCROLL-3.13.4.
  @Test("several views in a scroll view turn from a column into a row with its axis")
  func turnedScrollView() {
    func content(_ axes: Axis.Set) -> some View {
      ScrollView(axes) {
        Color.clear.frame(width: 10, height: 10)
        Color.clear.frame(width: 20, height: 20).called("second")
      }
    }
    let host = host { content(.vertical) }
    // The first cell of 10, a gap of 8; 20 in the middle of 100.
    host.expectFrames("second 40 18 20 20")
    host.update { content(.horizontal) }
    host.expectFrames("second 18 40 20 20")
  }

  @Test("a reader hears of a second change of the structure though no view has read another key")
  func secondStructuralChange() {
    let log = Log()
    func content(_ isToggle: Bool) -> some View {
      AnyView(
        isToggle
          ? AnyView(Toggle(isOn: .constant(true)) { TabView { Color.clear } })
          : AnyView(TabView { Color.clear }.named("a"))
      )
      .anchorPreference(key: AnchorsKey<CGRect>.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(AnchorsKey<CGRect>.self) { places in
        GeometryReader { proxy in
          let _ = log.note(places.map { "\(proxy[$0].minX) \(proxy[$0].minY)" }.joined())
          Color.clear
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 90, height: 160)) { content(false) }
    _ = host.value(of: FoldKey.self)
    host.update { content(true) }
    // The place of the view in its own overlay: the whole of it.
    #expect(log.entries.last == "0.0 0.0")
  }
}
