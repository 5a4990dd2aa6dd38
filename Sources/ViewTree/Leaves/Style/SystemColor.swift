/// The colours that the system names and that differ between the light and the dark scheme.
///
/// - Source: Apple, Human Interface Guidelines, Color, "Specifications" (the iOS table before 2025);
///   the labels' values are those of UIKit's label and secondaryLabel. The accent is iOS's default.
enum SystemColor: String, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, clear
  case primary, secondary
  case accentColor

  /// The components in a colour scheme, in 0...255, and the opacity.
  func parts(in scheme: ColorScheme) -> (red: Int, green: Int, blue: Int, opacity: Double) {
    let isDark = scheme == .dark
    switch self {
    case .red: return isDark ? (255, 69, 58, 1) : (255, 59, 48, 1)
    case .orange: return isDark ? (255, 159, 10, 1) : (255, 149, 0, 1)
    case .yellow: return isDark ? (255, 214, 10, 1) : (255, 204, 0, 1)
    case .green: return isDark ? (48, 209, 88, 1) : (52, 199, 89, 1)
    case .mint: return isDark ? (99, 230, 226, 1) : (0, 199, 190, 1)
    case .teal: return isDark ? (64, 200, 224, 1) : (48, 176, 199, 1)
    case .cyan: return isDark ? (100, 210, 255, 1) : (50, 173, 230, 1)
    case .blue, .accentColor: return isDark ? (10, 132, 255, 1) : (0, 122, 255, 1)
    case .indigo: return isDark ? (94, 92, 230, 1) : (88, 86, 214, 1)
    case .purple: return isDark ? (191, 90, 242, 1) : (175, 82, 222, 1)
    case .pink: return isDark ? (255, 55, 95, 1) : (255, 45, 85, 1)
    case .brown: return isDark ? (172, 142, 104, 1) : (162, 132, 94, 1)
    case .gray: return (142, 142, 147, 1)
    case .white: return (255, 255, 255, 1)
    case .black: return (0, 0, 0, 1)
    case .clear: return (0, 0, 0, 0)
    case .primary: return isDark ? (255, 255, 255, 1) : (0, 0, 0, 1)
    case .secondary: return isDark ? (235, 235, 245, 0.6) : (60, 60, 67, 0.6)
    }
  }
}

extension Color {
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let white = Color(.system(.white))
  public static let gray = Color(.system(.gray))
  public static let black = Color(.system(.black))
  public static let clear = Color(.system(.clear))
  public static let primary = Color(.system(.primary))
  public static let secondary = Color(.system(.secondary))
  public static let accentColor = Color(.system(.accentColor))
}
