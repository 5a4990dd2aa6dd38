import SwiftUI
import Testing

@testable import ViewTree

@Suite("Canvases")
struct CanvasTests {
  @Test("every drawing is counted once, those of a layer with those around it")
  func count() {
    let context = GraphicsContext(environment: EnvironmentValues())
    let (rect, path) = (CGRect(0, 0, 10, 10), Path(ellipseIn: .zero))
    let (text, image) = (Text("a"), Image("a"))
    let drawings: [(inout GraphicsContext) -> Void] = [
      { $0.fill(path, with: .color(.red)) },
      { $0.stroke(path, with: .color(.red)) },
      { $0.stroke(path, with: .color(.red), style: StrokeStyle(lineWidth: 2)) },
      { $0.draw(text, at: .zero) },
      { $0.draw(text, in: rect) },
      { $0.draw($0.resolve(text), at: .zero) },
      { $0.draw($0.resolve(text), in: rect) },
      { $0.draw(image, at: .zero) },
      { $0.draw(image, in: rect) },
      { $0.draw($0.resolve(image), at: .zero) },
      { $0.draw($0.resolve(image), in: rect) },
      { $0.draw(GraphicsContext.ResolvedSymbol(size: .zero), at: .zero) },
      { $0.draw(GraphicsContext.ResolvedSymbol(size: .zero), in: rect) },
      { $0.drawLayer { $0.fill(path, with: .color(.red)) } },
    ]
    for (number, draw) in drawings.enumerated() {
      #expect(context.count == number)
      var copy = context
      draw(&copy)
    }
    #expect(context.count == drawings.count)
  }

  @Test("a context's transform is what has been done to it, the last first")
  func transform() {
    var context = GraphicsContext(environment: EnvironmentValues())
    #expect(context.transform == .identity && context.opacity == 1)
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 3)
    // (1, 1) is scaled to (2, 3), then moved.
    #expect(CGPoint(1, 1).applying(context.transform) == CGPoint(12, 23))
  }
}
