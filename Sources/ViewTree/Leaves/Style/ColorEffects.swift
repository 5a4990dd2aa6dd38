// Changes of a view's colours, recorded on the element for pictures.

extension View {
  nonisolated public func brightness(_ amount: Double) -> some View {
    changingLook(.filter(.brightness(amount)))
  }

  nonisolated public func contrast(_ amount: Double) -> some View {
    changingLook(.filter(.contrast(amount)))
  }

  nonisolated public func saturation(_ amount: Double) -> some View {
    changingLook(.filter(.saturation(amount)))
  }

  nonisolated public func grayscale(_ amount: Double) -> some View {
    changingLook(.filter(.grayscale(amount)))
  }

  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    changingLook(.filter(.hueRotation(angle)))
  }

  nonisolated public func colorMultiply(_ color: Color) -> some View {
    changingLook(.filter(.multiply(color)))
  }

  nonisolated public func colorInvert() -> some View { changingLook(.filter(.invert)) }

  nonisolated public func luminanceToAlpha() -> some View {
    changingLook(.filter(.luminanceToAlpha))
  }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    changingLook(.blendMode(blendMode))
  }

  /// Asks for a colour scheme: the views inside use it; Apple's applies to the whole window.
  ///
  /// - Nil: the scheme is unchanged.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }

  /// Sets the scheme of the views inside, as spelled in iOS 13.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
