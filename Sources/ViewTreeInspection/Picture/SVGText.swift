import ViewTree

/// Writes numbers, colours and outlines as SVG does.
enum SVGText {
  /// A number with at most two decimals; 0 for NaN and infinity.
  static func number(_ value: CGFloat) -> String {
    value.isFinite ? ValueText.number(Double(value)) : "0"
  }

  static func numbers(_ values: [CGFloat]) -> String {
    values.map(number).joined(separator: " ")
  }

  static func color(_ color: RGBA) -> String { "rgb(\(color.red),\(color.green),\(color.blue))" }

  /// ` fill="..."`, with an opacity where it is not 1.
  static func paint(_ attribute: String, _ color: RGBA) -> Markup {
    let opacity: Markup = color.opacity < 1 ? " \(attribute)-opacity=\"\(color.opacity)\"" : ""
    return " \(attribute)=\"\(self.color(color))\"\(opacity)"
  }

  /// ` stop-color="..."`, with an opacity where it is not 1.
  static func stop(_ color: RGBA) -> Markup {
    let opacity: Markup = color.opacity < 1 ? " stop-opacity=\"\(color.opacity)\"" : ""
    return " stop-color=\"\(self.color(color))\"\(opacity)"
  }

  static func path(_ path: Path) -> String {
    var parts: [String] = []
    path.forEach { element in
      switch element {
      case .move(let end): parts.append("M" + numbers([end.x, end.y]))
      case .line(let end): parts.append("L" + numbers([end.x, end.y]))
      case .quadCurve(let end, let control):
        parts.append("Q" + numbers([control.x, control.y, end.x, end.y]))
      case .curve(let end, let first, let second):
        parts.append("C" + numbers([first.x, first.y, second.x, second.y, end.x, end.y]))
      case .closeSubpath: parts.append("Z")
      }
    }
    return parts.joined()
  }

  /// `matrix(...)` of a mapping without perspective; empty for the identity.
  static func matrix(_ mapping: ProjectionTransform) -> String {
    guard !mapping.isIdentity else { return "" }
    let isTranslation =
      mapping.m11 == 1 && mapping.m12 == 0 && mapping.m21 == 0 && mapping.m22 == 1
    if isTranslation { return "translate(\(numbers([mapping.m31, mapping.m32])))" }
    // Two decimals would turn a scale into another one: these six have more.
    let parts = [
      mapping.m11, mapping.m12, mapping.m21, mapping.m22, mapping.m31, mapping.m32,
    ].map { part in
      ValueText.number(part.isFinite ? Double(part) : 0, decimals: 6)
    }
    return "matrix(\(parts.joined(separator: " ")))"
  }
}
