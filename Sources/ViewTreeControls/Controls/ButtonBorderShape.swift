/// The outline of a bordered button; without an effect on its size.
public struct ButtonBorderShape: Equatable, Sendable {
  let name: String

  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let circle = ButtonBorderShape(name: "circle")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// - Units: points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle \(radius)")
  }
}

extension View {
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    recorded("buttonBorderShape", shape.name)
  }
}
