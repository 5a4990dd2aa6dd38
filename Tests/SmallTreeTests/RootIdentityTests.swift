import SmallTree
import Testing

@Suite("The view at the root, on the small tree")
@MainActor struct RootIdentityTests {
  /// Rule: STATE-4.6. A root that took what an earlier one had kept gave its state to another view,
  /// and told a value that had not changed at each turn.
  @Test("a root of another type is another view, one of the same type keeps its state")
  func anotherType() {
    let host = ViewHost(size: CGSize(width: 90, height: 90)) { Kept(width: 10) }
    #expect(host.frame(of: "box")?.width == 10)
    host.update { Kept(width: 20) }
    #expect(host.frame(of: "box")?.width == 10)
    host.update { Kept(width: 30).accessibilityIdentifier("root") }
    #expect(host.frame(of: "box")?.width == 30)
    host.update { Color.red.modifier(KeptInModifier<Int>(width: 40)) }
    host.update { Color.red.modifier(KeptInModifier<String>(width: 50)) }
    #expect(host.frame(of: "box")?.width == 50)
  }

  @Test("a value that stays is told once, whatever was at the root before")
  func told() {
    var heard: [Int] = []
    let host = ViewHost(size: CGSize(width: 90, height: 90)) {
      Color.red.onAppear {}.modifier(KeptInModifier<Int>(width: 40))
    }
    host.update {
      Color.red.preference(key: NumberKey.self, value: 1)
        .onPreferenceChange(NumberKey.self) { heard.append($0) }
    }
    for _ in 0..<3 { host.settle() }
    #expect(heard == [1])
  }
}

private struct NumberKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private struct Kept: View {
  @State var width: CGFloat

  var body: some View {
    Color.red.frame(width: width, height: 10).accessibilityIdentifier("box")
  }
}

/// - Parameter Tag: makes types that differ and do the same.
private struct KeptInModifier<Tag>: ViewModifier {
  @State var width: CGFloat

  func body(content: Content) -> some View {
    content.frame(width: width, height: 10).accessibilityIdentifier("box")
  }
}
