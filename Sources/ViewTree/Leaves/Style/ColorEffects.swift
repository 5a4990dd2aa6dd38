// What changes the colours of a view: recorded on the element, as nothing is drawn here.

extension View {
  nonisolated public func brightness(_ amount: Double) -> some View {
    recorded("brightness", "\(amount)")
  }

  nonisolated public func contrast(_ amount: Double) -> some View {
    recorded("contrast", "\(amount)")
  }

  nonisolated public func saturation(_ amount: Double) -> some View {
    recorded("saturation", "\(amount)")
  }

  nonisolated public func grayscale(_ amount: Double) -> some View {
    recorded("grayscale", "\(amount)")
  }

  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    recorded("hueRotation", "\(angle.degrees)")
  }

  nonisolated public func colorMultiply(_ color: Color) -> some View {
    recorded("colorMultiply", color.description)
  }

  nonisolated public func colorInvert() -> some View { recorded("colorInvert") }

  nonisolated public func luminanceToAlpha() -> some View { recorded("luminanceToAlpha") }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    recorded("blendMode", "\(blendMode)")
  }

  /// Asks for a colour scheme: the views inside read it; Apple's goes to the whole window.
  ///
  /// - Nil: the scheme stays that of the place.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }

  /// Sets the scheme of the views inside, as iOS 13 spells it.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
