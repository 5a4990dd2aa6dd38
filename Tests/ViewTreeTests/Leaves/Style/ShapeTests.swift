import SwiftUI
import Testing
import ViewTreeTesting

/// Every expected box is worked out from the shape's own place, 100 x 60 unless said otherwise.
@MainActor
@Suite("Shapes")
struct ShapeTests {
  @Test("a shape that takes the animated numbers of another draws what that one draws")
  func animatedNumbers() {
    func takes<S: Shape>(_ start: S, _ end: S) {
      let rect = CGRect(x: 3, y: 5, width: 40, height: 30)
      var shape = start
      shape.animatableData = end.animatableData
      #expect(start.path(in: rect) != end.path(in: rect), "\(S.self)")
      #expect(shape.path(in: rect).description == end.path(in: rect).description, "\(S.self)")
    }
    let (few, more) = (
      RoundedRectangle(cornerSize: CGSize(width: 2, height: 3)),
      RoundedRectangle(cornerSize: CGSize(width: 8, height: 5))
    )
    takes(few, more)
    takes(few.offset(x: 1, y: 2), more.offset(x: 4, y: 7))
    takes(few.rotation(.degrees(10)), more.rotation(.degrees(50)))
    takes(few.scale(x: 1, y: 2), more.scale(x: 3, y: 0.5))
    takes(few.trim(from: 0, to: 0.5), more.trim(from: 0.25, to: 0.75))
    takes(few.size(width: 10, height: 12), more.size(width: 20, height: 14))
    takes(
      few.transform(CGAffineTransform(translationX: 1, y: 2)),
      more.transform(CGAffineTransform(translationX: 1, y: 2)))
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
  }

  @Test("a name or a form of a modifier draws what the type and the longer form draw")
  func shorterForms() {
    func same(_ short: some Shape, _ long: some Shape) {
      #expect(short.path(in: place) == long.path(in: place))
    }
    same(.rect(cornerRadius: 9), RoundedRectangle(cornerRadius: 9))
    let corner = CGSize(width: 9, height: 5)
    same(.rect(cornerSize: corner), RoundedRectangle(cornerSize: corner))
    same(.capsule(style: .circular), Capsule(style: .circular))
    same(Rectangle().offset(CGSize(width: 3, height: 4)), Rectangle().offset(x: 3, y: 4))
    same(Rectangle().offset(CGPoint(x: 3, y: 4)), Rectangle().offset(x: 3, y: 4))
    same(Rectangle().size(corner), Rectangle().size(width: 9, height: 5))
    same(Rectangle().stroke(style: StrokeStyle(lineWidth: 4)), Rectangle().stroke(lineWidth: 4))
  }

  private let place = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func box(_ shape: some Shape) -> CGRect { shape.path(in: place).boundingRect }

  @Test("a shape of any type has the outline and the size of the one inside")
  func anyShape() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    let shapes = [AnyShape(Circle()), AnyShape(Rectangle())]
    // The circle is as wide as the rectangle is high, in the middle of it.
    #expect(
      shapes.map { $0.path(in: rect).boundingRect.width.rounded() } == [40, 60])
    #expect(
      shapes.map { $0.sizeThatFits(ProposedViewSize(width: 60, height: 40)).width } == [40, 60])
  }

  @Test("a shape in a size of its own is at the origin, or at a point of its place")
  func sizedShape() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    #expect(
      Rectangle().size(width: 20, height: 10).path(in: rect).boundingRect
        == CGRect(x: 10, y: 20, width: 20, height: 10))
    #expect(
      Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing).path(in: rect).boundingRect
        == CGRect(x: 50, y: 50, width: 20, height: 10))
  }

  @Test(
    "an inset shape is smaller on every side, insets add up, and too large a one leaves nothing")
  func insets() {
    #expect(box(Rectangle().inset(by: 5)) == CGRect(x: 5, y: 5, width: 90, height: 50))
    #expect(
      box(Rectangle().inset(by: 5).inset(by: 5)) == CGRect(x: 10, y: 10, width: 80, height: 40))
    // A circle of 50 across in the middle of 90 x 50.
    #expect(box(Circle().inset(by: 5)) == CGRect(x: 25, y: 5, width: 50, height: 50))
    #expect(Rectangle().inset(by: 31).path(in: place).isEmpty)
  }

  @Test("the radius of an inset corner shrinks by the inset")
  func insetCorners() {
    let inset = RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: place)
    let expected = Path(
      roundedRect: CGRect(x: 5, y: 5, width: 90, height: 50), cornerRadius: 15)
    #expect(inset == expected)
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 3)
      .inset(by: 5).path(in: place)
    #expect(
      uneven
        == Path(
          roundedRect: CGRect(x: 5, y: 5, width: 90, height: 50),
          cornerRadii: RectangleCornerRadii(topLeading: 15)))
  }

  @Test("offset, scale and transform map the outline inside the same place")
  func mappings() {
    #expect(box(Rectangle().offset(x: 3, y: 4)) == CGRect(x: 3, y: 4, width: 100, height: 60))
    #expect(box(Rectangle().scale(0.5)) == CGRect(x: 25, y: 15, width: 50, height: 30))
    #expect(
      box(Rectangle().scale(x: 2, y: 1, anchor: .topLeading))
        == CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(
      box(Rectangle().transform(CGAffineTransform(translationX: 7, y: 0)))
        == CGRect(x: 7, y: 0, width: 100, height: 60))
  }

  @Test("a quarter turn about the middle exchanges the sides")
  func rotation() {
    let turned = box(Rectangle().rotation(.degrees(90)))
    // The middle is (50, 30): from 20 to 80 across and from -20 to 80 down.
    #expect(abs(turned.minX - 20) < 1e-9)
    #expect(abs(turned.minY + 20) < 1e-9)
    #expect(abs(turned.width - 60) < 1e-9)
    #expect(abs(turned.height - 100) < 1e-9)
  }

  @Test("a trimmed rectangle keeps the part of its outline between the fractions")
  func trim() {
    // The outline is 320 long and starts along the top: a quarter is 80 points of it.
    #expect(box(Rectangle().trim(to: 0.25)) == CGRect(x: 0, y: 0, width: 80, height: 0))
  }

  @Test("a size of its own does not change what layout proposes or takes")
  func ownSize() {
    #expect(box(Rectangle().size(width: 10, height: 20)).size == CGSize(width: 10, height: 20))
    let host = ViewHost(size: CGSize(width: 100, height: 60)) {
      Rectangle().size(width: 10, height: 20).accessibilityIdentifier("a")
    }
    #expect(host.frame(of: "a") == place)
  }

  @Test("a mapped circle is still laid out as a square")
  func sizesPassThrough() {
    let response = measure(100, 60) { Circle().rotation(.degrees(30)).trim(to: 0.5) }.response
    #expect(response == CGSize(width: 60, height: 60))
  }

  @Test("a gradient is a view that takes its place, and a style that fills shapes")
  func gradients() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(measure(100, nil) { gradient }.response == CGSize(width: 100, height: 10))
    #expect(measure(40, 30) { Circle().fill(gradient) }.response == CGSize(width: 30, height: 30))
    #expect(
      measure(40, 30) {
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
      }.response == CGSize(width: 40, height: 30))
    #expect(
      measure(40, 30) { Rectangle().fill(AngularGradient(colors: [.red], center: .center)) }
        .response == CGSize(width: 40, height: 30))
  }

  @Test("colours of a gradient are spread evenly from 0 to 1")
  func gradientStops() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test("a label is its picture and its title in a row")
  func label() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      Label {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("title")
      } icon: {
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("icon")
      }
    }
    // 20 + 8 + 40 = 68 in 200: from 66 on.
    #expect(host.frame(of: "icon") == CGRect(x: 66, y: 40, width: 20, height: 20))
    #expect(host.frame(of: "title") == CGRect(x: 94, y: 40, width: 40, height: 20))
  }
}
