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

  @Test(
    "another opacity replaces the one before, also that of the clear colour",
    arguments: [UIColor(white: 0, alpha: 1), UIColor(white: 0, alpha: 0.5), .clear])
  func replacesOpacity(color: UIColor) {
    #expect(color.withAlphaComponent(0.25).cgColor.alpha == 0.25)
  }

  @Test("the background is white on light and black on dark")
  func backgroundFollowsStyle() {
    #expect(UIColor.systemBackground.parts(.light) == [1, 1, 1, 1])
    #expect(UIColor.systemBackground.parts(.dark) == [0, 0, 0, 1])
  }

  @Test("a provider is asked for both styles")
  func dynamicProviderFollowsStyle() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.parts(.dark) == [1, 1, 1, 1])
    #expect(color.parts(.light) == [0, 0, 0, 1])
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
  /// Red, green, blue and opacity where the interface has a style.
  fileprivate func parts(_ style: UIUserInterfaceStyle) -> [CGFloat]? {
    resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.components
  }
}
