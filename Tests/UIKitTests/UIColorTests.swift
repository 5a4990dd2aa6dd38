import SwiftUI
import Testing
import ViewTreeTesting

@Suite("UIColor")
@MainActor
struct UIColorTests {
  @Test("parts come out as they went in")
  func keepsParts() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)

    #expect(red == 0.25 && green == 0.5 && blue == 0.75 && alpha == 0.5)
  }

  @Test("another opacity replaces the one before", arguments: [1.0, 0.5])
  func replacesOpacity(before: Double) {
    let color = UIColor(white: 0, alpha: before).withAlphaComponent(0.25)

    #expect(color.cgColor.alpha == 0.25)
  }

  @Test("a clear colour can be given an opacity again")
  func clearIsNotLost() {
    #expect(UIColor.clear.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }

  @Test("the background is white on light and black on dark")
  func backgroundFollowsStyle() {
    let light = UIColor.systemBackground
      .resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = UIColor.systemBackground
      .resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))

    #expect(light == UIColor(Color(red: 1, green: 1, blue: 1)).resolved)
    #expect(dark.cgColor.components == [0, 0, 0, 1])
  }

  @Test("a provider is asked for both styles")
  func dynamicProviderFollowsStyle() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).isWhite)
    #expect(!color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).isWhite)
  }

  @Test("UIKit's and SwiftUI's names make the same colour")
  func bridgesBothWays() {
    #expect(Color(.systemRed) == Color.red)
    #expect(Color(uiColor: .systemBlue) == Color.blue)
    #expect(UIColor(Color.green) == UIColor.systemGreen)
    #expect(Color(UIColor.label).description == "label")
    #expect(Color(.systemBackground).description == "systemBackground")
  }

  @Test("the hue of pure red, green and blue is a third of the circle apart")
  func tellsHue() {
    func hue(_ color: UIColor) -> CGFloat {
      var hue: CGFloat = -1
      color.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
      return hue
    }
    #expect(hue(.red) == 0)
    #expect(abs(hue(.green) - 1.0 / 3) < 1e-6)
    #expect(abs(hue(.blue) - 2.0 / 3) < 1e-6)
  }
}

extension UIColor {
  fileprivate var isWhite: Bool { cgColor.components == [1, 1, 1, 1] }

  fileprivate var resolved: UIColor {
    resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
  }
}
