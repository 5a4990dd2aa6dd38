import SwiftUI
import Testing
import ViewTreeTesting

private struct ToggleStyleWord: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 0) {
        configuration.label
        Text(verbatim: configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
      }
    }
  }
}

private final class ToggleModel: ObservableObject {
  @Published var isOn = false
  @Published var items = [false, true]
}

private struct ToggleScreen<Style: ToggleStyle>: View {
  @ObservedObject var model: ToggleModel
  let style: Style

  var body: some View { Toggle("ab", isOn: $model.isOn).toggleStyle(style) }
}

private struct ToggleSourcesScreen: View {
  @ObservedObject var model: ToggleModel

  var body: some View {
    Toggle(sources: [$model.items[0], $model.items[1]], isOn: \.self) { Text("a") }
      .toggleStyle(ToggleStyleWord())
  }
}

/// A toggle in the middle of 300 x 100, with characters of 20 x 20.
@MainActor
@Suite("Toggle")
struct ToggleTests {
  private let model = ToggleModel()

  private func shown(_ view: some View) -> ViewHost {
    ViewHost(size: CGSize(300, 100)) { view.font(.system(size: 20)).called("toggle") }
  }

  @Test("a switch is at the trailing edge, and a tap on it turns it; on its label none does")
  func switches() {
    let host = shown(ToggleScreen(model: model, style: .switch))
    // The row takes the width; the switch is 51 x 31 in the middle of the height.
    host.expectFrames("toggle 0 34.5 300 31")
    for x in [280, 10] as [CGFloat] {
      host.finger.down(at: CGPoint(x, 50))
      host.finger.up()
      #expect(model.isOn)
    }
  }

  @Test("a hidden label leaves the switch alone")
  func hiddenLabel() {
    expectTakes(51, 31) { Toggle("abc", isOn: .constant(true)).labelsHidden() }
  }

  @Test("a button style is as large as the label and turns on a tap")
  func button() {
    let host = shown(ToggleScreen(model: model, style: .button))
    host.expectFrames("toggle 130 40 40 20")
    host.tap("toggle")
    #expect(model.isOn)
  }

  @Test("a style of one's own sees the state and turns it")
  func own() {
    let host = shown(ToggleScreen(model: model, style: ToggleStyleWord()))
    // "aboff" has 5 characters, "abon" 4.
    host.expectFrames("toggle 100 40 100 20")
    host.tap("toggle")
    #expect(model.isOn)
    host.expectFrames("toggle 110 40 80 20")
  }

  @Test("a toggle of several sources is mixed until they agree, and then turns them all")
  func sources() {
    let host = shown(ToggleSourcesScreen(model: model))
    // "amixed" has 6 characters, "aon" 3, "aoff" 4.
    host.expectFrames("toggle 90 40 120 20")
    host.tap("toggle")
    #expect(model.items == [true, true])
    host.expectFrames("toggle 120 40 60 20")
    host.tap("toggle")
    #expect(model.items == [false, false])
    host.expectFrames("toggle 110 40 80 20")
  }
}
