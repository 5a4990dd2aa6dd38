import SmallTree
import Testing

@Suite("A layout of any type, on the small tree")
@MainActor struct AnyLayoutTests {
  @Test("views stay when a layout of another type takes its place")
  func takesPlace() {
    var appearances = 0
    func boxes(_ layout: AnyLayout) -> some View {
      layout {
        Color.red.frame(width: 10, height: 20).onAppear { appearances += 1 }
        Color.blue.frame(width: 10, height: 20).accessibilityIdentifier("second")
      }
    }
    let host = ViewHost(size: CGSize(width: 20, height: 40)) {
      boxes(AnyLayout(HStackLayout(spacing: 0)))
    }
    #expect(host.frame(of: "second") == CGRect(x: 10, y: 10, width: 10, height: 20))
    host.update { boxes(AnyLayout(VStackLayout(spacing: 0))) }
    #expect(host.frame(of: "second") == CGRect(x: 5, y: 20, width: 10, height: 20))
    #expect(appearances == 1)
  }
}
