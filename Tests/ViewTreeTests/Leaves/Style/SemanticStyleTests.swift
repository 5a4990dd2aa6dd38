import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Styles by purpose")
struct SemanticStyleTests {
  @Test func stylesFillAndColourWithoutAnEffectOnLayout() {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) {
      VStack(spacing: 0) {
        Text("a").foregroundStyle(.secondary).background(.ultraThinMaterial)
        Text("a").foregroundStyle(.red.opacity(0.5)).background(.regularMaterial, in: .rect)
        Rectangle().fill(.tint).frame(height: 20)
        Circle().fill(AnyShapeStyle(.bar)).frame(height: 20)
        VStack { Text("a") }.foregroundStyle(.primary, .secondary, .tertiary)
        VStack { Text("a") }.foregroundStyle(.blue.secondary, .quinary)
        VStack { Text("a") }.tint(.red).backgroundStyle(.thickMaterial)
      }
      .font(.system(size: 20)).accessibilityIdentifier("view")
    }
    // Five texts and two shapes, 20 high each.
    #expect(host.frame(of: "view")?.size == CGSize(width: 300, height: 140))
  }
}
