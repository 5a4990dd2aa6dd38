import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor
@Suite("Styles by purpose")
struct SemanticStyleTests {
  @Test func stylesFillAndColourWithoutAnEffectOnLayout() {
    let host = ViewHost(size: CGSize(300, 300)) {
      VStack(spacing: 0) {
        Text("a").foregroundStyle(.secondary).background(.ultraThinMaterial)
        Text("a").foregroundStyle(.red.opacity(0.5)).background(.regularMaterial, in: .rect)
        Rectangle().fill(.tint).frame(height: 20)
        Circle().fill(AnyShapeStyle(.bar)).frame(height: 20)
        VStack { Text("a") }.foregroundStyle(.primary, .secondary, .tertiary)
        VStack { Text("a") }.foregroundStyle(.blue.secondary, .quinary)
        VStack { Text("a") }.tint(.red).backgroundStyle(.thickMaterial)
      }
      .font(.system(size: 20)).called("view")
    }
    // Five texts and two shapes, 20 high each.
    #expect(host.frame(of: "view")?.size == CGSize(300, 140))
  }

  @Test("each level of a style is one of its own, by its name")
  func levels() {
    let styles: [(AnyShapeStyle, String)] = [
      (AnyShapeStyle(.primary), "primary"), (AnyShapeStyle(.secondary), "secondary"),
      (AnyShapeStyle(.tertiary), "tertiary"), (AnyShapeStyle(.quaternary), "quaternary"),
      (AnyShapeStyle(.quinary), "quinary"), (AnyShapeStyle(Color.red), "red"),
      (AnyShapeStyle(Color.red.secondary), "red.secondary"),
      (AnyShapeStyle(Color.red.tertiary), "red.tertiary"),
      (AnyShapeStyle(Color.red.quaternary), "red.quaternary"),
      (AnyShapeStyle(Color.red.quinary), "red.quinary"),
      (AnyShapeStyle(.tint.tertiary), "TintShapeStyle.tertiary"),
    ]
    for (style, name) in styles { #expect(style.paint.text == name) }
    #expect(AnyShapeStyle(.primary).paint == .level(0))
    #expect(AnyShapeStyle(.quinary).paint == .level(4))
    #expect(AnyShapeStyle(Color.red.quinary).paint == .levelOf(.color(.red), 4))
  }
}
