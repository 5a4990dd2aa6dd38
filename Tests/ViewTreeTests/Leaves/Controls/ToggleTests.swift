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

  var body: some View {
    Toggle("ab", isOn: $model.isOn).toggleStyle(style)
      .font(.system(size: 20)).accessibilityIdentifier("toggle")
  }
}

private struct ToggleSourcesScreen: View {
  @ObservedObject var model: ToggleModel

  var body: some View {
    Toggle(sources: [$model.items[0], $model.items[1]], isOn: \.self) { Text("a") }
      .toggleStyle(ToggleStyleWord())
      .font(.system(size: 20)).accessibilityIdentifier("toggle")
  }
}

@MainActor
@Suite("Toggle")
struct ToggleTests {
  @Test func aSwitchStandsAtTheTrailingEdgeAndATapTurnsIt() {
    let model = ToggleModel()
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      ToggleScreen(model: model, style: .switch)
    }
    // The row takes the width; the switch is 51 x 31 in the middle of the height.
    #expect(host.frame(of: "toggle") == CGRect(x: 0, y: 34.5, width: 300, height: 31))
    host.finger.down(at: CGPoint(x: 280, y: 50))
    host.finger.up()
    #expect(model.isOn)
    // The label does not turn it.
    host.finger.down(at: CGPoint(x: 10, y: 50))
    host.finger.up()
    #expect(model.isOn)
  }

  @Test func aHiddenLabelLeavesTheSwitchAlone() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      Toggle("abc", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("toggle")
    }
    #expect(host.frame(of: "toggle")?.size == CGSize(width: 51, height: 31))
  }

  @Test func aButtonStyleIsAsLargeAsTheLabelAndTurnsOnATap() {
    let model = ToggleModel()
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      ToggleScreen(model: model, style: .button)
    }
    #expect(host.frame(of: "toggle")?.size == CGSize(width: 40, height: 20))
    host.tap("toggle")
    #expect(model.isOn)
  }

  @Test func aStyleOfOnesOwnSeesTheStateAndTurnsIt() {
    let model = ToggleModel()
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      ToggleScreen(model: model, style: ToggleStyleWord())
    }
    // "aboff" has 5 characters, "abon" 4.
    #expect(host.frame(of: "toggle")?.width == 100)
    host.tap("toggle")
    #expect(model.isOn)
    #expect(host.frame(of: "toggle")?.width == 80)
  }

  @Test func aToggleOfSeveralSourcesIsMixedUntilTheyAgreeAndThenTurnsThemAll() {
    let model = ToggleModel()
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      ToggleSourcesScreen(model: model)
    }
    // "amixed" has 6 characters, "aon" 3, "aoff" 4.
    #expect(host.frame(of: "toggle")?.width == 120)
    host.tap("toggle")
    #expect(model.items == [true, true])
    #expect(host.frame(of: "toggle")?.width == 60)
    host.tap("toggle")
    #expect(model.items == [false, false])
    #expect(host.frame(of: "toggle")?.width == 80)
  }
}
