/// A length that grows and shrinks with the user's text size.
///
/// It is the given value times the ratio of the text style's point size at the user's text size to
/// that at Large. On a Mac, where text styles have one size, it is the value itself.
///
/// - Units: those of the value.
/// - Source: Apple documentation for the style that it scales with; the ratio is that of the
///   guidelines' table of text styles, unrounded, as Apple's curve is not published.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.textMeasurer) private var measurer
  private let base: Value
  private let textStyle: Font.TextStyle

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  public var wrappedValue: Value {
    let platform = measurer.platform
    return base * Value(textStyle.pointSize(at: size, on: platform))
      / Value(textStyle.pointSize(on: platform))
  }
}
