import SwiftUI
import Testing
import ViewTreeTesting

/// Every expected box is worked out from the shape's own place, 100 x 60 unless said otherwise.
@MainActor
@Suite("Shapes")
struct ShapeTests {
  private let place = CGRect(0, 0, 100, 60)

  private func expectBox(
    _ shape: some Shape, _ box: CGRect, in place: CGRect = CGRect(0, 0, 100, 60),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(shape.path(in: place).boundingRect == box, sourceLocation: sourceLocation)
  }

  @Test("a shape that takes the animated numbers of another draws what that one draws")
  func animatedNumbers() {
    func takes<S: Shape>(_ start: S, _ end: S) {
      let rect = CGRect(3, 5, 40, 30)
      var shape = start
      shape.animatableData = end.animatableData
      #expect(start.path(in: rect) != end.path(in: rect), "\(S.self)")
      #expect(shape.path(in: rect).description == end.path(in: rect).description, "\(S.self)")
    }
    let few = RoundedRectangle(cornerSize: CGSize(2, 3))
    let more = RoundedRectangle(cornerSize: CGSize(8, 5))
    takes(few, more)
    takes(few.offset(x: 1, y: 2), more.offset(x: 4, y: 7))
    takes(few.rotation(.degrees(10)), more.rotation(.degrees(50)))
    takes(few.scale(x: 1, y: 2), more.scale(x: 3, y: 0.5))
    takes(few.trim(from: 0, to: 0.5), more.trim(from: 0.25, to: 0.75))
    takes(few.size(width: 10, height: 12), more.size(width: 20, height: 14))
    let moved = CGAffineTransform(translationX: 1, y: 2)
    takes(few.transform(moved), more.transform(moved))
    takes(
      UnevenRoundedRectangle(
        topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4),
      UnevenRoundedRectangle(
        topLeadingRadius: 8, bottomLeadingRadius: 7, bottomTrailingRadius: 6, topTrailingRadius: 5))
  }

  @Test("a shape that is moved, turned or scaled wants the size that it wanted before")
  func sizesOfTransformed() {
    for proposal in [ProposedViewSize(width: 30, height: 50), .unspecified, .infinity] {
      let size = Circle().sizeThatFits(proposal)
      #expect(Circle().offset(x: 3, y: 4).sizeThatFits(proposal) == size)
      #expect(Circle().rotation(.degrees(30)).sizeThatFits(proposal) == size)
      #expect(Circle().scale(2).sizeThatFits(proposal) == size)
      #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(proposal) == size)
      let transform = CGAffineTransform(rotationAngle: 1)
      #expect(Circle().transform(transform).sizeThatFits(proposal) == size)
    }
    // A mapped circle is still laid out as a square.
    let mapped = measure(100, 60) { Circle().rotation(.degrees(30)).trim(to: 0.5) }
    #expect(mapped.response == CGSize(60, 60))
  }

  @Test("a name or a form of a modifier draws what the type and the longer form draw")
  func shorterForms() {
    func same(_ short: some Shape, _ long: some Shape) {
      #expect(short.path(in: place) == long.path(in: place))
    }
    same(.rect(cornerRadius: 9), RoundedRectangle(cornerRadius: 9))
    let corner = CGSize(9, 5)
    same(.rect(cornerSize: corner), RoundedRectangle(cornerSize: corner))
    same(.capsule(style: .circular), Capsule(style: .circular))
    same(Rectangle().offset(CGSize(3, 4)), Rectangle().offset(x: 3, y: 4))
    same(Rectangle().offset(CGPoint(3, 4)), Rectangle().offset(x: 3, y: 4))
    same(Rectangle().size(corner), Rectangle().size(width: 9, height: 5))
    same(Rectangle().stroke(style: StrokeStyle(lineWidth: 4)), Rectangle().stroke(lineWidth: 4))
  }

  @Test("a shape of any type has the outline and the size of the one inside")
  func anyShape() {
    let shapes = [AnyShape(Circle()), AnyShape(Rectangle())]
    // The circle is as wide as the rectangle is high, in the middle of it.
    let rect = CGRect(10, 20, 60, 40)
    #expect(shapes.map { $0.path(in: rect).boundingRect.width.rounded() } == [40, 60])
    #expect(
      shapes.map { $0.sizeThatFits(ProposedViewSize(width: 60, height: 40)).width } == [40, 60])
  }

  @Test("a shape in a size of its own is at a point of its place, and layout does not heed it")
  func sizedShape() {
    let sized = Rectangle().size(width: 20, height: 10)
    let rect = CGRect(10, 20, 60, 40)
    expectBox(sized, CGRect(10, 20, 20, 10), in: rect)
    expectBox(
      Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing), CGRect(50, 50, 20, 10),
      in: rect)
    expectFrames("a 0 0 100 60", in: place.size) { sized.called("a") }
  }

  @Test(
    "an inset shape is smaller on every side, insets add up, and too large a one leaves nothing")
  func insets() {
    expectBox(Rectangle().inset(by: 5), CGRect(5, 5, 90, 50))
    expectBox(Rectangle().inset(by: 5).inset(by: 5), CGRect(10, 10, 80, 40))
    // A circle of 50 across in the middle of 90 x 50.
    expectBox(Circle().inset(by: 5), CGRect(25, 5, 50, 50))
    #expect(Rectangle().inset(by: 31).path(in: place).isEmpty)
  }

  @Test("the radius of an inset corner shrinks by the inset")
  func insetCorners() {
    let inner = CGRect(5, 5, 90, 50)
    #expect(
      RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: place)
        == Path(roundedRect: inner, cornerRadius: 15))
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 3)
        .inset(by: 5).path(in: place)
        == Path(roundedRect: inner, cornerRadii: RectangleCornerRadii(topLeading: 15)))
  }

  @Test("offset, scale, transform, turn and trim map the outline inside the same place")
  func mappings() {
    expectBox(Rectangle().offset(x: 3, y: 4), CGRect(3, 4, 100, 60))
    expectBox(Rectangle().scale(0.5), CGRect(25, 15, 50, 30))
    expectBox(Rectangle().scale(x: 2, y: 1, anchor: .topLeading), CGRect(0, 0, 200, 60))
    let moved = CGAffineTransform(translationX: 7, y: 0)
    expectBox(Rectangle().transform(moved), CGRect(7, 0, 100, 60))
    // The middle is (50, 30): from 20 to 80 across and from -20 to 80 down.
    let turned = Rectangle().rotation(.degrees(90)).path(in: place).boundingRect
    #expect(turned.isClose(to: CGRect(20, -20, 60, 100)))
    // The outline is 320 long and starts along the top: a quarter is 80 points of it.
    expectBox(Rectangle().trim(to: 0.25), CGRect(0, 0, 80, 0))
  }

  @Test("a gradient is a view that takes its place, and a style that fills shapes")
  func gradients() {
    let colors = [Color.red, .blue]
    let linear = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    let angular = AngularGradient(colors: [.red], center: .center)
    #expect(measure(100, nil) { linear }.response == CGSize(100, 10))
    #expect(measure(40, 30) { Circle().fill(linear) }.response == CGSize(30, 30))
    #expect(
      measure(40, 30) {
        RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9)
      }.response == CGSize(40, 30))
    #expect(measure(40, 30) { Rectangle().fill(angular) }.response == CGSize(40, 30))
  }

  @Test("colours of a gradient are spread evenly from 0 to 1")
  func gradientStops() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test("a label is its picture and its title in a row")
  func label() {
    // 20 + 8 + 40 = 68 in 200: from 66 on.
    expectFrames("icon 66 40 20 20, title 94 40 40 20", in: CGSize(200, 100)) {
      Label {
        Color.red.frame(width: 40, height: 20).called("title")
      } icon: {
        Color.blue.frame(width: 20, height: 20).called("icon")
      }
    }
  }
}
