extension View {
  /// Rotates the display about an axis in space, seen in perspective.
  ///
  /// Source: VALUES-6.1.
  ///
  /// - Parameters:
  ///   - angle: the angle of the rotation.
  ///   - axis: of any length; an axis of length zero rotates nothing.
  ///   - anchor: the fixed point, in fractions of the size.
  ///   - anchorZ: how far the axis lies towards the eye. Points.
  ///   - perspective: the larger side of the view divided by the distance of the eye; 0 is none.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}

/// A rotation about an axis in space.
nonisolated public struct _Rotation3DEffect: GeometryEffect {
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  public typealias AnimatableData = AnimatablePair<Angle.AnimatableData, AxisData>

  /// The parts of the axis, then the anchor's.
  public typealias AxisData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnchorData>>
  >

  /// The anchor in the plane, its distance, and the perspective.
  public typealias AnchorData = AnimatablePair<
    UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>
  >

  nonisolated public var animatableData: AnimatableData {
    get {
      let anchorData = AnchorData(anchor.animatableData, AnimatablePair(anchorZ, perspective))
      return AnimatablePair(
        angle.animatableData,
        AnimatablePair(axis.x, AnimatablePair(axis.y, AnimatablePair(axis.z, anchorData))))
    }
    set {
      angle.animatableData = newValue.first
      axis.x = newValue.second.first
      axis.y = newValue.second.second.first
      axis.z = newValue.second.second.second.first
      let anchorData = newValue.second.second.second.second
      anchor.animatableData = anchorData.first
      anchorZ = anchorData.second.first
      perspective = anchorData.second.second
    }
  }

  /// Moves the view back by the anchor's distance, rotates it, and projects it as seen from the
  /// eye.
  ///
  /// Source: Rodrigues' rotation formula; an eye at the distance d divides by 1 - z / d. The
  /// distance is not added back before the perspective: VALUES-6.1.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    let turns = length > 0
    let (x, y, z) = turns ? (axis.x / length, axis.y / length, axis.z / length) : (0, 0, 1)
    let c = turns ? CGFloat(cos(angle.radians)) : 1
    let s = turns ? CGFloat(sin(angle.radians)) : 0
    let side = max(size.width, size.height)
    let depth = side > 0 ? -perspective / side : 0
    // Columns: the images of the x axis, the y axis and the point at the anchor's depth.
    let right = (c + x * x * (1 - c), y * x * (1 - c) + z * s, z * x * (1 - c) - y * s)
    let down = (x * y * (1 - c) - z * s, c + y * y * (1 - c), z * y * (1 - c) + x * s)
    let towards = (x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c))
    var turn = ProjectionTransform()
    turn.m11 = right.0
    turn.m12 = right.1
    turn.m13 = right.2 * depth
    turn.m21 = down.0
    turn.m22 = down.1
    turn.m23 = down.2 * depth
    turn.m31 = -anchorZ * towards.0
    turn.m32 = -anchorZ * towards.1
    turn.m33 = 1 - anchorZ * towards.2 * depth
    let point = anchor.point(in: size)
    return ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
      .concatenating(turn)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}

extension _Rotation3DEffect: Equatable {
  public static func == (left: _Rotation3DEffect, right: _Rotation3DEffect) -> Bool {
    left.angle == right.angle && left.axis == right.axis && left.anchor == right.anchor
      && left.anchorZ == right.anchorZ && left.perspective == right.perspective
  }
}
