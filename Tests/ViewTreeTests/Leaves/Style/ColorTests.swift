import Testing

@testable import ViewTree

@Suite("Color")
struct ColorTests {
  @Test("a system colour follows the scheme")
  func schemes() {
    // Human Interface Guidelines: red is (255, 59, 48) in light and (255, 69, 58) in dark.
    #expect(Color.red.resolved(in: .light).description == "#FF3B30FF")
    #expect(Color.red.resolved(in: .dark).description == "#FF453AFF")
    #expect(Color.primary.resolved(in: .light) == Color.black.resolved(in: .dark))
  }

  @Test("opacities multiply")
  func opacity() {
    #expect(Color.blue.opacity(0.5).opacity(0.5).resolved().opacity == 0.25)
    // The secondary label has 0.6 by itself.
    #expect(Color.secondary.opacity(0.5).resolved().opacity == 0.3)
    #expect(Color.clear.resolved().opacity == 0)
    // Half of 30 %.
    let twice = Color.red.opacity(0.3).opacity(0.5)
    #expect(twice.resolve(in: EnvironmentValues()).opacity == 0.15)
  }

  @Test("colours made the same way are equal")
  func equality() {
    #expect(Color.red == .red && Color.red.hashValue == Color.red.hashValue)
    #expect(Color.red.opacity(0.5) != .red)
    #expect(Color.white != Color(white: 1))
    #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test(
    "hue goes around the circle of red, yellow, green, cyan, blue and magenta",
    arguments: [
      (0, "#FF0000FF"), (1, "#FFFF00FF"), (2, "#00FF00FF"), (3, "#00FFFFFF"), (4, "#0000FFFF"),
      (5, "#FF00FFFF"), (6, "#FF0000FF"), (-1, "#FF00FFFF"),
    ] as [(Int, String)])
  func hue(sixths: Int, expected: String) {
    let color = Color(hue: Double(sixths) / 6, saturation: 1, brightness: 1)
    #expect(color.resolved().description == expected)
  }

  @Test("half saturation and brightness give half and quarter parts")
  func saturation() {
    // Red: brightness 0.5; the others: 0.5 (1 - 0.5) = 0.25, which is 64 of 255.
    let color = Color(hue: 0, saturation: 0.5, brightness: 0.5)
    #expect(color.resolved().description == "#804040FF")
  }

  @Test("saturation and brightness beyond their ends are those at the ends")
  func clamped() {
    for (given, kept) in [(-1, 0), (0, 0), (0.5, 0.5), (1, 1), (1.5, 1), (3, 1)]
      as [(Double, Double)]
    {
      for hue in [0, 0.3] {
        #expect(
          Color(hue: hue, saturation: given, brightness: 0.5)
            == Color(hue: hue, saturation: kept, brightness: 0.5))
        #expect(
          Color(hue: hue, saturation: 0.5, brightness: given)
            == Color(hue: hue, saturation: 0.5, brightness: kept))
      }
    }
  }

  @Test("colours of parts are equal where all four parts are")
  func parts() {
    let parts = [0.1, 0.2, 0.3, 0.4]
    func color(_ parts: [Double], _ space: Color.RGBColorSpace = .sRGB) -> Color {
      Color(space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
    #expect(color(parts) == color(parts))
    #expect(color(parts) != color(parts, .sRGBLinear))
    for index in parts.indices {
      var other = parts
      other[index] = 0.5
      #expect(color(parts) != color(other), "\(index)")
      #expect(color(parts, .displayP3) != color(other, .displayP3), "\(index)")
    }
    // Black is black, encoded or in proportion to light.
    #expect(color([0, 0, 0, 1]) == color([0, 0, 0, 1], .sRGBLinear))
  }

  @Test("parts that were given in sRGB come back exactly, with each opacity multiplied")
  func components() {
    let given = Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    #expect(given.components() == (0.1, 0.2, 0.3, 0.4))
    #expect(given.opacity(0.5).components() == (0.1, 0.2, 0.3, 0.2))
    // 0.5 of the light is 0.735 of the scale.
    let light = Color(.sRGBLinear, red: 0.5, green: 0.5, blue: 0.5, opacity: 1).components()
    #expect(abs(light.red - 0.735357) < 1e-5 && abs(light.blue - 0.735357) < 1e-5)
  }

  @Test("linear light is encoded by the sRGB curve, and white is white in every space")
  func spaces() {
    // 0.5 of the light is 0.735 of the scale: 1.055 * 0.5^(1/2.4) - 0.055; 0.735 * 255 = 188.
    #expect(Color(.sRGBLinear, white: 0.5).resolved().description == "#BCBCBCFF")
    #expect(Color(.displayP3, white: 1).resolved().description == "#FFFFFFFF")
    // The red of P3 lies outside of sRGB.
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0).resolved().red > 1)
    let half = Color.Resolved(red: 0.735357, green: 0, blue: 0)
    #expect(abs(half.linearRed - 0.5) < 1e-5)
  }

  /// Rule: VALUES-6.5, with OpenSwiftUI's tests that also run on Apple's: 33.4 and 33.6 % of red.
  @Test(
    "a colour is described by its name or its parts, each opacity that it was given, and mixtures",
    arguments: [
      (.red, "red"),
      // Half of 255 is 127.5, rounded up: 80. Published code takes such texts apart.
      (Color(white: 0.5), "#808080FF"),
      (Color(red: 1, green: 0, blue: 0, opacity: 0.2), "#FF000033"),
      (Color("brand"), "Color(\"brand\")"), (.red.opacity(0.5), "50% red"),
      (.red.opacity(0.334), "33% red"), (.red.opacity(0.336), "34% red"),
      (.red.opacity(0.3).opacity(0.5), "50% 30% red"), (.red.opacity(1), "100% red"),
      (Color(white: 1, opacity: 0.2).opacity(0.5), "50% #FFFFFF33"),
      (.red.mix(with: .blue, by: 0.25), "red mixed with 25.0% blue"),
      (.red.mix(with: .blue, by: 0.75), "red mixed with 75.0% blue"),
    ] as [(Color, String)])
  func descriptions(color: Color, text: String) {
    #expect(color.description == text)
  }
}
