// UIKit's named colours.
//
// Source: Apple, Human Interface Guidelines, Color (the iOS tables before 2025), and the values
// that UIKit's semantic colours resolve to in light and dark, as listed in many published tables.

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  public static let systemRed = UIColor(wrapping: .red)
  public static let systemOrange = UIColor(wrapping: .orange)
  public static let systemYellow = UIColor(wrapping: .yellow)
  public static let systemGreen = UIColor(wrapping: .green)
  public static let systemMint = UIColor(wrapping: .mint)
  public static let systemTeal = UIColor(wrapping: .teal)
  public static let systemCyan = UIColor(wrapping: .cyan)
  public static let systemBlue = UIColor(wrapping: .blue)
  public static let systemIndigo = UIColor(wrapping: .indigo)
  public static let systemPurple = UIColor(wrapping: .purple)
  public static let systemPink = UIColor(wrapping: .pink)
  public static let systemBrown = UIColor(wrapping: .brown)
  public static let systemGray = UIColor(wrapping: .gray)
  public static let tintColor = UIColor(wrapping: .accentColor)

  public static let systemGray2 = semantic("systemGray2", 0xAEAEB2, 0x636366)
  public static let systemGray3 = semantic("systemGray3", 0xC7C7CC, 0x48484A)
  public static let systemGray4 = semantic("systemGray4", 0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = semantic("systemGray5", 0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = semantic("systemGray6", 0xF2F2F7, 0x1C1C1E)

  public static let label = semantic("label", 0x000000, 0xFFFFFF)
  public static let secondaryLabel = semantic("secondaryLabel", 0x3C3C43, 0xEBEBF5, 0.6)
  public static let tertiaryLabel = semantic("tertiaryLabel", 0x3C3C43, 0xEBEBF5, 0.3)
  public static let quaternaryLabel = semantic(
    "quaternaryLabel", 0x3C3C43, 0xEBEBF5, 0.18, dark: 0.16)
  public static let placeholderText = semantic("placeholderText", 0x3C3C43, 0xEBEBF5, 0.3)
  public static let link = semantic("link", 0x007AFF, 0x0984FF)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)

  public static let separator = semantic("separator", 0x3C3C43, 0x545458, 0.29, dark: 0.6)
  public static let opaqueSeparator = semantic("opaqueSeparator", 0xC6C6C8, 0x38383A)

  public static let systemBackground = semantic("systemBackground", 0xFFFFFF, 0x000000)
  public static let secondarySystemBackground = semantic(
    "secondarySystemBackground", 0xF2F2F7, 0x1C1C1E)
  public static let tertiarySystemBackground = semantic(
    "tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E)
  public static let systemGroupedBackground = semantic(
    "systemGroupedBackground", 0xF2F2F7, 0x000000)
  public static let secondarySystemGroupedBackground = semantic(
    "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = semantic(
    "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E)

  public static let systemFill = semantic("systemFill", 0x787880, 0x787880, 0.2, dark: 0.36)
  public static let secondarySystemFill = semantic(
    "secondarySystemFill", 0x787880, 0x787880, 0.16, dark: 0.32)
  public static let tertiarySystemFill = semantic(
    "tertiarySystemFill", 0x767680, 0x767680, 0.12, dark: 0.24)
  public static let quaternarySystemFill = semantic(
    "quaternarySystemFill", 0x747480, 0x767680, 0.08, dark: 0.18)

  private static func semantic(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ opacity: Float = 1,
    dark darkOpacity: Float? = nil
  ) -> UIColor {
    UIColor(
      wrapping: Color(
        AdaptiveColor(
          name: name, light: parts(light, opacity), dark: parts(dark, darkOpacity ?? opacity))))
  }

  private static func parts(_ hex: UInt32, _ opacity: Float) -> Color.Resolved {
    func part(_ shift: UInt32) -> Float { Float((hex >> shift) & 0xFF) / 255 }
    return Color.Resolved(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }
}
