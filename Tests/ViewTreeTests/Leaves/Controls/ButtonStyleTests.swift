import SwiftUI
import Testing
import ViewTreeTesting

/// Ten points wider at each side while it is pressed, five while it is disabled.
private struct ButtonStyleGrowing: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(configuration.isPressed ? 10 : isEnabled ? 0 : 5)
      .called(configuration.role == .destructive ? "destructive" : "plain")
  }
}

private struct ButtonStyleTwice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

/// A button of three characters of 20 points, 60 x 20, in the middle of 400 x 400.
@MainActor
@Suite("Button styles")
struct ButtonStyleTests {
  private let taps = Log()

  private func button(_ role: ButtonRole? = nil) -> Button<Text> {
    Button("abc", role: role) { [taps] in taps.note("tap") }
  }

  private func shown(_ view: some View) -> ViewHost {
    ViewHost(size: CGSize(400, 400)) { view.font(.system(size: 20)).called("button") }
  }

  @Test("a style is told while a finger is down on the button or near it")
  func pressed() {
    let host = shown(button().buttonStyle(ButtonStyleGrowing()))
    func expectPressed(_ isPressed: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
      host.settle()
      host.expectFrames(
        isPressed ? "button 160 180 80 40" : "button 170 190 60 20",
        sourceLocation: sourceLocation)
    }
    expectPressed(false)
    host.finger.down(at: CGPoint(200, 200))
    expectPressed(true)
    // The button's lower edge is at 220; 70 more is near it, 100 is not.
    host.finger.move(to: CGPoint(200, 320))
    expectPressed(false)
    host.finger.move(to: CGPoint(200, 230))
    expectPressed(true)
    host.finger.up()
    expectPressed(false)
    #expect(taps.entries == ["tap"])
  }

  @Test("a scroll view that takes the finger ends the press without a tap")
  func scrolled() {
    let host = ViewHost(size: CGSize(400, 400)) {
      ScrollView {
        button().buttonStyle(ButtonStyleGrowing()).font(.system(size: 20)).called("button")
        Color.red.frame(height: 2000)
      }
    }
    host.finger.down(at: CGPoint(200, 10))
    host.settle()
    host.expectFrames("button 160 0 80 40")
    host.finger.drag(from: CGPoint(200, 10), to: CGPoint(200, 60))
    host.settle()
    #expect(host.frame(of: "button")?.size == CGSize(60, 20))
    #expect(taps.entries == [])
  }

  @Test("a role changes neither the label nor the action")
  func role() {
    let host = shown(button(.destructive))
    host.expectFrames("button 170 190 60 20")
    host.tap("button")
    #expect(taps.entries == ["tap"])
  }

  @Test("a style reads the environment and the role")
  func environment() {
    // Five points at each side while disabled.
    shown(button(.destructive).buttonStyle(ButtonStyleGrowing()).disabled(true))
      .expectFrames("destructive 165 185 70 30")
  }

  @Test("a primitive style decides what triggers the action")
  func primitive() {
    let host = shown(button().buttonStyle(ButtonStyleTwice()))
    host.tap("button")
    #expect(taps.entries == [])
    host.tap("button")
    #expect(taps.entries == ["tap"])
  }

  @Test("the built-in styles keep the label, or give it room for a border")
  func builtIn() {
    expectTakes(60, 20) { button().buttonStyle(.plain) }
    expectTakes(60, 20) { button().buttonStyle(.borderless) }
    expectTakes(60, 20) { button().buttonStyle(.automatic) }
    // 60 + 2 x 12, 20 + 2 x 7.
    expectTakes(84, 34) { button().buttonStyle(.bordered) }
    expectTakes(84, 34) { button().buttonStyle(.borderedProminent) }
    shown(button().buttonStyle(.bordered)).tap("button")
    #expect(taps.entries == ["tap"])
  }

  @Test("the nearest style counts, and a built-in one leaves the next one in")
  func nearest() {
    // The border's button is shown by the style outside it, which wants two taps.
    let host = shown(VStack { button().buttonStyle(.bordered) }.buttonStyle(ButtonStyleTwice()))
    host.expectFrames("button 158 183 84 34")
    host.tap("button")
    #expect(taps.entries == [])
  }

  @Test("a button with a picture is a label")
  func picture() {
    expectTakes(20, 20) { Button("abc", systemImage: "star") {}.labelStyle(.iconOnly) }
  }
}
