/// With what an area is filled: a style as a value, for pictures and hit tests.
///
/// Parts that depend on the place (the scheme, the foreground, the tint) stay open until drawing.
/// - Units: lengths in points, places and radii of an elliptical gradient in shares of the area.
package enum Paint: Hashable, Sendable {
  /// A style that the interface names by its purpose.
  package enum Role: String, Sendable {
    case foreground = "ForegroundStyle"
    case background = "BackgroundStyle"
    case tint = "TintShapeStyle"
    case selection = "SelectionShapeStyle"
    case separator = "SeparatorShapeStyle"
    case placeholder = "PlaceholderTextShapeStyle"
    case link = "LinkShapeStyle"
    case fill = "FillShapeStyle"
    case windowBackground = "WindowBackgroundShapeStyle"
  }

  case color(Color)
  case linear(Gradient, from: UnitPoint, to: UnitPoint)
  case radial(Gradient, center: UnitPoint, from: CGFloat, to: CGFloat)
  case elliptical(Gradient, center: UnitPoint, from: CGFloat, to: CGFloat)
  case angular(Gradient, center: UnitPoint, from: Angle, to: Angle)
  /// Any gradient in the shape that suits its place: from the top to the bottom.
  case gentle(Gradient)
  case role(Role)
  /// A level of the foreground in force, 0 being the foreground itself.
  case level(Int)
  indirect case levelOf(Paint, Int)
  case material(String)
  case image(String)
  indirect case faded(Paint, Double)
  /// A style that casts a shadow or mixes otherwise, which is noted and not drawn.
  indirect case noted(Paint, String)
  /// A style known by its name only.
  case named(String)

  static let levelNames = ["primary", "secondary", "tertiary", "quaternary", "quinary"]

  static func levelName(_ level: Int) -> String { levelNames[min(max(level, 0), 4)] }

  /// The style as printed trees and notes show it.
  package var text: String {
    switch self {
    case .color(let color): color.description
    case .linear: "LinearGradient"
    case .radial: "RadialGradient"
    case .elliptical: "EllipticalGradient"
    case .angular: "AngularGradient"
    case .gentle: "AnyGradient"
    case .role(let role): role.rawValue
    case .level(let level): Self.levelName(level)
    case .levelOf(let paint, let level): "\(paint.text).\(Self.levelName(level))"
    case .material(let name), .named(let name): name
    case .image: "ImagePaint"
    case .faded(let paint, let opacity): "\(paint.text).opacity(\(opacity))"
    case .noted(let paint, let note): "\(paint.text).\(note)"
    }
  }

  /// Whether nothing of it is ever seen.
  var isClear: Bool {
    switch self {
    case .color(let color): color.resolved().opacity == 0
    case .faded(let paint, let opacity): opacity <= 0 || paint.isClear
    case .levelOf(let paint, _), .noted(let paint, _): paint.isClear
    default: false
    }
  }
}

/// The paint of a style; nothing in it is meant for clients.
public struct _Paint: Hashable, Sendable {
  package let paint: Paint

  package init(_ paint: Paint) {
    self.paint = paint
  }
}
