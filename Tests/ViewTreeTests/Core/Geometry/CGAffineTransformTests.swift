import Testing
import ViewTree

@Suite("Affine transform")
struct CGAffineTransformTests {
  @Test("concatenating applies the receiver first")
  func concatenationOrder() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let move = CGAffineTransform(translationX: 10, y: 20)
    let point = CGPoint(x: 1, y: 1)
    // Scaled to (2, 3), then moved; or moved to (11, 21), then scaled.
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 23))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 63))
    #expect(scale.translatedBy(x: 10, y: 20) == move.concatenating(scale))
    #expect(move.scaledBy(x: 2, y: 3) == scale.concatenating(move))
  }

  @Test("a mapping followed by another maps each point as one after the other does")
  func concatenation() {
    let first = CGAffineTransform(a: 2, b: 3, c: -5, d: 7, tx: 11, ty: 13)
    let next = CGAffineTransform(a: 17, b: -19, c: 23, d: 29, tx: 31, ty: 37)
    let both = first.concatenating(next)
    // Three points that are not on a line tell two mappings from each other.
    for point in [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)] {
      #expect(point.applying(both) == point.applying(first).applying(next))
    }
  }

  @Test("a quarter turn takes the x axis to the y axis")
  func quarterTurn() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(turn).isClose(to: CGPoint(x: 0, y: 1)))
    #expect(CGPoint(x: 0, y: 1).applying(turn).isClose(to: CGPoint(x: -1, y: 0)))
  }

  @Test("every number of a mapping counts for a point, all but the translation for a size")
  func numbers() {
    let mapping = CGAffineTransform(a: 2, b: 3, c: -1, d: 4, tx: 5, ty: 7)
    // 2 * 4 - 1 * 6 = 2 and 3 * 4 + 4 * 6 = 36, for the point with 5 and 7 more.
    #expect(CGSize(width: 4, height: 6).applying(mapping) == CGSize(width: 2, height: 36))
    #expect(CGPoint(x: 4, y: 6).applying(mapping) == CGPoint(x: 7, y: 43))
  }

  @Test("the inverse undoes a mapping")
  func inverse() {
    let mapping = CGAffineTransform(a: 2, b: 5, c: -3, d: 7, tx: 5, ty: 11)
    let point = CGPoint(x: 4, y: -2)
    #expect(point.applying(mapping).applying(mapping.inverted()).isClose(to: point))
    #expect(mapping.isInvertible)
  }

  @Test("a mapping that cannot be undone is its own inverse")
  func noInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(!flat.isInvertible)
    #expect(flat.inverted() == flat)
    // The determinants are 1 - 1 and 1 + 1.
    #expect(!CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0).isInvertible)
    #expect(CGAffineTransform(a: 1, b: 1, c: -1, d: 1, tx: 0, ty: 0).isInvertible)
    #expect(!CGAffineTransform(translationX: .infinity, y: 0).isInvertible)
  }

  @Test("a rectangle maps to the bounding box of its corners")
  func rectangles() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    // The diagonal of a square of side 10 is 10 sqrt 2; the corner (0, 0) stays in the middle on top.
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 4))
    let half = 10 / CGFloat(2).squareRoot()
    #expect(abs(turned.minX + half) < 1e-9 && abs(turned.minY) < 1e-9)
    #expect(abs(turned.width - 2 * half) < 1e-9 && abs(turned.height - 2 * half) < 1e-9)
    // A mirrored rectangle has positive lengths.
    #expect(
      rect.applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -10, y: 0, width: 10, height: 20))
    #expect(
      rect.applying(CGAffineTransform(translationX: 3, y: 4))
        == CGRect(x: 3, y: 4, width: 10, height: 10))
  }

  @Test("each of the four factors alone makes a box another one than a translation does")
  func oneFactor() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    func box(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGRect {
      rect.applying(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 1, ty: 2))
    }
    #expect(box(1, 0, 0, 1) == CGRect(x: 1, y: 2, width: 10, height: 10))
    #expect(box(2, 0, 0, 1) == CGRect(x: 1, y: 2, width: 20, height: 10))
    // The right edge sinks by half the width, the lower one moves by half the height.
    #expect(box(1, 0.5, 0, 1) == CGRect(x: 1, y: 2, width: 10, height: 15))
    #expect(box(1, 0, 0.5, 1) == CGRect(x: 1, y: 2, width: 15, height: 10))
    #expect(box(1, 0, 0, 2) == CGRect(x: 1, y: 2, width: 10, height: 20))
  }

  @Test("null and infinite rectangles map to themselves")
  func unboundedRectangles() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGRect.null.applying(scale).isNull)
    #expect(CGRect.infinite.applying(scale).isInfinite)
  }

  @Test("a projection without perspective maps as its affine transform does")
  func affineProjection() {
    let mapping = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let projection = ProjectionTransform(mapping)
    let point = CGPoint(x: 4, y: -2)
    #expect(projection.isAffine)
    #expect(point.applying(projection).isClose(to: point.applying(mapping)))
    #expect(point.applying(projection).applying(projection.inverted()).isClose(to: point))
  }

  @Test("each of the three numbers of the depth makes a projection one that is not affine")
  func notAffine() {
    #expect(ProjectionTransform().isAffine)
    for number in [\ProjectionTransform.m13, \.m23, \.m33] {
      var projection = ProjectionTransform()
      projection[keyPath: number] = 0.5
      #expect(!projection.isAffine)
    }
  }

  @Test("a projection divides by the depth of the point, and its inverse undoes that")
  func perspective() {
    var projection = ProjectionTransform()
    projection.m13 = 0.1
    // The depth at x = 10 is 0.1 * 10 + 1 = 2.
    let point = CGPoint(x: 10, y: 4)
    #expect(point.applying(projection).isClose(to: CGPoint(x: 5, y: 2)))
    #expect(point.applying(projection).applying(projection.inverted()).isClose(to: point))
    var second = ProjectionTransform(CGAffineTransform(translationX: 1, y: 1))
    second = projection.concatenating(second)
    #expect(point.applying(second).isClose(to: CGPoint(x: 6, y: 3)))
  }

  @Test("each of a projection's nine numbers counts, in its inverse and in what follows it")
  func nineNumbers() {
    var projection = ProjectionTransform()
    (projection.m11, projection.m12, projection.m13) = (2, 3, 5)
    (projection.m21, projection.m22, projection.m23) = (7, 11, 13)
    (projection.m31, projection.m32, projection.m33) = (17, 19, 29)
    let product = projection.concatenating(projection)
    // Rows times columns; the first is 2 * 2 + 3 * 7 + 5 * 17.
    let rows: [CGFloat] = [
      4 + 21 + 85, 6 + 33 + 95, 10 + 39 + 145, 14 + 77 + 221, 21 + 121 + 247, 35 + 143 + 377,
      34 + 133 + 493, 51 + 209 + 551, 85 + 247 + 841,
    ]
    let numbers: [KeyPath<ProjectionTransform, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
    ]
    #expect(numbers.map { product[keyPath: $0] } == rows)
    // A mapping and its inverse, either way, leave every number as the identity has it.
    let inverse = projection.inverted()
    #expect(inverse != projection)
    let identity = ProjectionTransform()
    for both in [projection.concatenating(inverse), inverse.concatenating(projection)] {
      for number in numbers {
        #expect(abs(both[keyPath: number] - identity[keyPath: number]) < 1e-9)
      }
    }
  }

  @Test("a point on the horizon is divided by nothing, and a mapping onto a line has no inverse")
  func horizon() {
    var projection = ProjectionTransform(CGAffineTransform(scaleX: 3, y: 5))
    (projection.m13, projection.m33) = (1, -4)
    // The depth at x = 4 is 4 - 4.
    #expect(CGPoint(x: 4, y: 2).applying(projection) == CGPoint(x: 12, y: 10))
    // At x = 6 it is 2.
    #expect(CGPoint(x: 6, y: 2).applying(projection) == CGPoint(x: 9, y: 5))
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isUndone = flat.invert()
    #expect(!isUndone)
    #expect(flat.inverted() == flat)
    #expect(ProjectionTransform().isIdentity && !flat.isIdentity)
  }
}
