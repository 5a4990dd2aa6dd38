/// The fill of an area: a style as a value, for pictures and hit tests.
///
/// Parts that depend on the environment (the scheme, the foreground, the tint) are resolved only
/// when drawing.
/// - Units: lengths in points; positions, and the radii of an elliptical gradient, in fractions of
///   the area.
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
  /// Any gradient in the form that suits its area: from top to bottom.
  case gentle(Gradient)
  case role(Role)
  /// A level of the current foreground, 0 being the foreground itself.
  case level(Int)
  indirect case levelOf(Paint, Int)
  case material(String)
  case image(String)
  indirect case faded(Paint, Double)
  /// A style that casts a shadow or blends differently, which is recorded and not drawn.
  indirect case noted(Paint, String)
  /// A style known only by its name.
  case named(String)

  static let levelNames = ["primary", "secondary", "tertiary", "quaternary", "quinary"]

  static func levelName(_ level: Int) -> String { levelNames[min(max(level, 0), 4)] }

  /// The style as text, for printed trees and notes.
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

  /// Whether it is never visible.
  var isClear: Bool {
    switch self {
    case .color(let color): color.resolved().opacity == 0
    case .faded(let paint, let opacity): opacity <= 0 || paint.isClear
    case .levelOf(let paint, _), .noted(let paint, _): paint.isClear
    default: false
    }
  }
}

/// The paint of a style, opaque to clients.
public struct _Paint: Hashable, Sendable {
  package let paint: Paint

  package init(_ paint: Paint) {
    self.paint = paint
  }
}
