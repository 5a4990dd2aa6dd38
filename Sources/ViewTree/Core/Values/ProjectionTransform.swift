/// A mapping of the plane with perspective, as a 3 x 3 matrix that multiplies row vectors.
///
/// A point (x, y) maps to the first two components of (x, y, 1) M, divided by the third.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// Makes the identity.
  public init() {}

  /// Makes a mapping without perspective.
  public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m31 = transform.tx
    m32 = transform.ty
  }

  /// Whether every point maps to itself.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the mapping has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Replaces the mapping with its inverse.
  ///
  /// - Returns: false if there is no inverse; the mapping is then unchanged.
  public mutating func invert() -> Bool {
    let first = m22 * m33 - m23 * m32
    let second = m23 * m31 - m21 * m33
    let third = m21 * m32 - m22 * m31
    let determinant = m11 * first + m12 * second + m13 * third
    guard determinant != 0, determinant.isFinite else { return false }
    let old = self
    m11 = first / determinant
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m21 = second / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m31 = third / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// The inverse mapping; this mapping itself if it has no inverse.
  public func inverted() -> ProjectionTransform {
    var copy = self
    return copy.invert() ? copy : self
  }

  /// This mapping followed by another.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * next.m11 + m12 * next.m21 + m13 * next.m31
    product.m12 = m11 * next.m12 + m12 * next.m22 + m13 * next.m32
    product.m13 = m11 * next.m13 + m12 * next.m23 + m13 * next.m33
    product.m21 = m21 * next.m11 + m22 * next.m21 + m23 * next.m31
    product.m22 = m21 * next.m12 + m22 * next.m22 + m23 * next.m32
    product.m23 = m21 * next.m13 + m22 * next.m23 + m23 * next.m33
    product.m31 = m31 * next.m11 + m32 * next.m21 + m33 * next.m31
    product.m32 = m31 * next.m12 + m32 * next.m22 + m33 * next.m32
    product.m33 = m31 * next.m13 + m32 * next.m23 + m33 * next.m33
    return product
  }
}

extension CGPoint {
  /// The point that a projection maps this point to.
  ///
  /// - Infinity: a point on the horizon (third component zero) is divided by one instead.
  public func applying(_ transform: ProjectionTransform) -> CGPoint {
    let depth = transform.m13 * x + transform.m23 * y + transform.m33
    let divisor = depth == 0 ? 1 : depth
    return CGPoint(
      x: (transform.m11 * x + transform.m21 * y + transform.m31) / divisor,
      y: (transform.m12 * x + transform.m22 * y + transform.m32) / divisor)
  }
}
