import SwiftUI
import Testing

// Reading the environment belongs to the main actor: it may be recorded for the body that runs.
@Suite("Resolved colours")
@MainActor
struct ColorResolvedTests {
  /// Rule: VALUES-6.4. OpenSwiftUI's table, which also runs on Apple's.
  @Test(
    "a resolved colour prints what is left after a trip through single numbers of light",
    arguments: [
      (.sRGB, [0, 0, 0, 0], "#00000000"), (.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
      (.sRGB, [0.3, 0.3, 0.3, 0.3], "#4C4C4C4D"),
      (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"),
      (.sRGB, [0.6, 0.6, 0.6, 0.6], "#99999999"), (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
      (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"),
      (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
      (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"),
      (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"),
      (.displayP3, [0.3, 0.3, 0.3, 0.3], "#4D4C4C4D"),
      (.displayP3, [0.412, 0.508, 0.690, 0.748], "#6382B4BF"),
      (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"), (.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
    ] as [(Color.RGBColorSpace, [Float], String)])
  func texts(space: Color.RGBColorSpace, parts: [Float], expected: String) {
    let color = Color.Resolved(
      colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])

    #expect(color.description == expected)
  }

  @Test("all 256 steps of a part survive the trip")
  func everyByte() {
    for byte in 0...255 {
      let color = Color.Resolved(red: Float(byte) / 255, green: 0, blue: 0)
      #expect(Int((color.red * 255).rounded()) == byte)
    }
  }

  @Test("a resolved colour comes back from a colour and from a file as it was")
  func roundTrips() throws {
    let resolved = Color.Resolved(red: 0.3, green: 0.41, blue: 0.77, opacity: 0.5)

    #expect(Color(resolved).resolve(in: EnvironmentValues()) == resolved)
    #expect(Color(resolved) == Color(red: 0.3, green: 0.41, blue: 0.77, opacity: 0.5))
    let data = try JSONEncoder().encode(resolved)
    let parts = try JSONDecoder().decode([Float].self, from: data)
    #expect(parts == [resolved.red, resolved.green, resolved.blue, 0.5])
    let read = try JSONDecoder().decode(Color.Resolved.self, from: data)
    #expect(read.description == resolved.description)
  }

  /// Rule: VALUES-6.2.
  @Test("what is animated of a colour is its light times 128")
  func animates() {
    var color = Color.Resolved(
      colorSpace: .sRGBLinear, red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
    #expect(color.animatableData.first == 64)
    #expect(color.animatableData.second.first == 32)
    color.animatableData.scale(by: 0.5)
    #expect(color.linearRed == 0.25 && color.linearBlue == 0.5 && color.opacity == 0.25)
  }

  @Test("each animated number is that of its own part")
  func animatedParts() {
    let color = Color.Resolved(
      colorSpace: .sRGBLinear, red: 0.125, green: 0.25, blue: 0.5, opacity: 0.75)
    let data = color.animatableData
    #expect([data.first, data.second.first] == [16, 32])
    #expect([data.second.second.first, data.second.second.second] == [64, 96])
    var other = Color.Resolved(red: 1, green: 1, blue: 1)
    other.animatableData = data
    #expect(other == color)
  }

  @Test("black is written without a sign")
  func black() throws {
    let written = try JSONEncoder().encode(Color.Resolved(red: 0, green: 0, blue: 0))
    #expect(String(decoding: written, as: UTF8.self) == "[0,0,0,1]")
    let below = Color.Resolved(red: -0.5, green: 0, blue: 0)
    #expect(abs(below.red + 0.5) < 1e-6 && below.linearRed < 0)
  }

  @Test("an environment's scheme decides a system colour's parts")
  func followsScheme() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark

    #expect(Color.red.resolve(in: environment).description == "#FF453AFF")
    #expect(Color.red.mix(with: .red, by: 0.5).resolve(in: environment).description == "#FF453AFF")
  }

  @Test("half way from black to white is a grey of half the code, or of half the lightness")
  func mixing() {
    let environment = EnvironmentValues()
    let device = Color.black.mix(with: .white, by: 0.5, in: .device)
    #expect(device.resolve(in: environment).description == "#808080FF")
    // The lightness is the cube root of light: half of it is an eighth of the light, 0.388 of the code:
    // 1.055 * 0.125^(1/2.4) - 0.055 = 0.3886, which is 99 of 255.
    let perceptual = Color.black.mix(with: .white, by: 0.5)
    #expect(perceptual.resolve(in: environment).description == "#636363FF")
    let faded = Color.black.opacity(0).mix(with: .black, by: 0.25)
    #expect(faded.resolve(in: environment).opacity == 0.25)
  }

  @Test(
    "a mixture's ends are the two colours, and beyond them the nearer one",
    arguments: [-1, 0, 1, 2])
  func ends(share: Double) {
    let mixed = Color.red.mix(with: .blue, by: share).resolve(in: EnvironmentValues())

    #expect(mixed == (share > 0 ? Color.blue : .red).resolve(in: EnvironmentValues()))
  }
}
