import SwiftUI
import Testing
import ViewTreeTesting

private struct ButtonStyleGrowing: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(configuration.isPressed ? 10 : isEnabled ? 0 : 5)
      .accessibilityIdentifier(configuration.role == .destructive ? "destructive" : "plain")
  }
}

private struct ButtonStyleTwice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

private final class ButtonStyleTaps {
  var count = 0
}

@MainActor
@Suite("Button styles")
struct ButtonStyleTests {
  private let taps = ButtonStyleTaps()

  /// Three characters of 20 points: 60 x 20.
  private func host(@ViewBuilder _ style: @escaping (Button<Text>) -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: 400, height: 400)) {
      style(Button("abc") { [taps] in taps.count += 1 })
        .font(.system(size: 20)).accessibilityIdentifier("button")
    }
  }

  @Test func aStyleIsToldWhileAFingerIsDownOnTheButtonOrNearIt() {
    let host = host { $0.buttonStyle(ButtonStyleGrowing()) }
    #expect(host.frame(of: "button")?.size == CGSize(width: 60, height: 20))
    host.finger.down(at: CGPoint(x: 200, y: 200))
    host.settle()
    #expect(host.frame(of: "button")?.size == CGSize(width: 80, height: 40))
    // The button's lower edge is at 220; 70 more is near it, 100 is not.
    host.finger.move(to: CGPoint(x: 200, y: 320))
    host.settle()
    #expect(host.frame(of: "button")?.size == CGSize(width: 60, height: 20))
    host.finger.move(to: CGPoint(x: 200, y: 230))
    host.settle()
    #expect(host.frame(of: "button")?.size == CGSize(width: 80, height: 40))
    host.finger.up()
    host.settle()
    #expect(host.frame(of: "button")?.size == CGSize(width: 60, height: 20))
    #expect(taps.count == 1)
  }

  @Test func aScrollViewThatTakesTheFingerEndsThePressWithoutATap() {
    let taps = taps
    let host = ViewHost(size: CGSize(width: 400, height: 400)) {
      ScrollView {
        Button("abc") { taps.count += 1 }
          .buttonStyle(ButtonStyleGrowing()).font(.system(size: 20))
          .accessibilityIdentifier("button")
        Color.red.frame(height: 2000)
      }
    }
    host.finger.down(at: CGPoint(x: 200, y: 10))
    host.settle()
    #expect(host.frame(of: "button")?.width == 80)
    host.finger.drag(from: CGPoint(x: 200, y: 10), to: CGPoint(x: 200, y: 60))
    host.settle()
    #expect(host.frame(of: "button")?.width == 60)
    #expect(taps.count == 0)
  }

  @Test func aStyleReadsTheEnvironmentAndTheRole() {
    let host = ViewHost(size: CGSize(width: 400, height: 400)) {
      Button("abc", role: .destructive) {}
        .buttonStyle(ButtonStyleGrowing()).disabled(true).font(.system(size: 20))
    }
    // Five points at each side while disabled.
    #expect(host.frame(of: "destructive")?.size == CGSize(width: 70, height: 30))
  }

  @Test func aPrimitiveStyleDecidesWhatTriggersTheAction() {
    let host = host { $0.buttonStyle(ButtonStyleTwice()) }
    host.tap("button")
    #expect(taps.count == 0)
    host.tap("button")
    #expect(taps.count == 1)
  }

  @Test func theBuiltInStylesKeepTheLabelOrGiveItRoomForABorder() {
    #expect(
      host { $0.buttonStyle(.plain) }.frame(of: "button")?.size == CGSize(width: 60, height: 20))
    #expect(host { $0.buttonStyle(.borderless) }.frame(of: "button")?.width == 60)
    #expect(host { $0.buttonStyle(.automatic) }.frame(of: "button")?.width == 60)
    // 60 + 2 x 12, 20 + 2 x 7.
    let bordered = host { $0.buttonStyle(.bordered) }
    #expect(bordered.frame(of: "button")?.size == CGSize(width: 84, height: 34))
    bordered.tap("button")
    #expect(taps.count == 1)
    #expect(host { $0.buttonStyle(.borderedProminent) }.frame(of: "button")?.width == 84)
  }

  @Test func theNearestStyleCountsAndABuiltInOneLeavesTheNextOneIn() {
    let nearest = host { button in
      VStack { button.buttonStyle(.bordered) }.buttonStyle(ButtonStyleTwice())
    }
    // The border's button is shown by the style outside it, which wants two taps.
    #expect(nearest.frame(of: "button")?.size == CGSize(width: 84, height: 34))
    nearest.tap("button")
    #expect(taps.count == 0)
  }

  @Test func aButtonWithAPictureIsALabel() {
    let host = ViewHost(size: CGSize(width: 400, height: 400)) {
      Button("abc", systemImage: "star") {}.labelStyle(.iconOnly)
        .font(.system(size: 20)).accessibilityIdentifier("button")
    }
    #expect(host.frame(of: "button")?.size == CGSize(width: 20, height: 20))
  }
}
