/// A blur of the content behind it, in one of several thicknesses; pictures show a colour instead.
public struct Material: PaintedStyle {
  private let name: String

  var paint: Paint { .material(name) }

  public static let ultraThin = Material(name: "ultraThinMaterial")
  public static let thin = Material(name: "thinMaterial")
  public static let regular = Material(name: "regularMaterial")
  public static let thick = Material(name: "thickMaterial")
  public static let ultraThick = Material(name: "ultraThickMaterial")
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material that an outer background has laid behind the view; nil if there is none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
