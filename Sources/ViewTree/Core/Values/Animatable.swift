/// A value with a part that animations interpolate.
///
/// A view, modifier or shape that conforms is evaluated with the interpolated part at every tick
/// of an animation that changes it.
///
/// ```swift
/// struct Percent: View, Animatable {
///   var animatableData: Double
///   var body: some View { Text("\(Int(animatableData)) %") }
/// }
/// ```
///
/// Source: Apple documentation, `Animatable`.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable {
  /// Moves by a fraction towards another value: 0 stays, 1 reaches it.
  public mutating func interpolate(towards other: Self, amount: Double) {
    animatableData.interpolate(towards: other.animatableData, amount: amount)
  }

  /// The value at a fraction of the way to another one; parts that are not animated stay unchanged.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var value = self
    value.interpolate(towards: other, amount: amount)
    return value
  }
}

extension Animatable where Self: VectorArithmetic {
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }

  nonisolated public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension AnimatablePair: Animatable {}

extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set {
      x = newValue.first
      y = newValue.second
    }
  }
}

extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set {
      width = newValue.first
      height = newValue.second
    }
  }
}

extension CGRect: Animatable {
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension Angle: Animatable {
  /// Radians times 128, so that the precision at which a spring rests is fine enough for an angle.
  /// Source: VALUES-6.2.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

extension UnitPoint: Animatable {
  /// Fractions times 128. Source: VALUES-6.2.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { self = UnitPoint(x: newValue.first / 128, y: newValue.second / 128) }
  }
}

extension EdgeInsets: Animatable {
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
