import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Controls by their own identifier")
@MainActor
struct ControlQueryTests {
  private let model = Model()

  private func controls() -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 300)) { ModelControls(model: model) }
  }

  private func host(@ViewBuilder _ content: () -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 100), content: content)
  }

  @Test(
    "a tap on a toggle turns it, though no view is in its middle; so does one on what was found")
  func toggle() {
    let host = controls()
    host.tap("toggle")
    #expect(model.isOn)
    host.tap("toggle")
    #expect(!model.isOn)
    host.find("toggle").tap()
    #expect(model.isOn)
    host.find(role: .toggle).tap()
    #expect(!model.isOn)
    // A view of the same frame behind another tree's toggle is no toggle.
    host.update { Color.red.called("plain") }
    expectIssue { host.find("plain").tap() }
  }

  @Test("a tap on a toggle under padding turns it as well; one under a cover does not")
  func wrappedToggle() {
    let host = host { Toggle("Sound", isOn: Bindable(model).isOn).padding(10).called("toggle") }
    host.tap("toggle")
    #expect(model.isOn)
    host.update {
      Toggle("Sound", isOn: Bindable(model).isOn).called("toggle")
        .overlay { Color.black.called("cover") }
    }
    expectIssue("#cover") { host.tap("toggle") }
    #expect(model.isOn)
  }

  @Test("a stepper counts by steps and takes a number within its bounds")
  func stepper() {
    let host = controls()
    #expect(host.increment("stepper") && model.count == 3)
    #expect(host.decrement("stepper") && host.decrement("stepper") && model.count == 1)
    #expect(host.setValue(7.2, of: "stepper") && model.count == 7)
    #expect(host.setValue(100, of: "stepper") && model.count == 9)
    expectIssue("increment(_:)") { host.tap("stepper") }
  }

  @Test("a stepper that runs actions takes no number")
  func stepperOfActions() {
    let model = model
    let host = host {
      Stepper("Copies", onIncrement: { model.count += 10 }, onDecrement: nil).called("stepper")
    }
    #expect(host.increment("stepper") && model.count == 12)
    expectIssue { #expect(!host.setValue(3, of: "stepper")) }
  }

  @Test("a slider and a picker are worked by their own identifier")
  func sliderAndPicker() {
    let host = controls()
    #expect(host.setValue(0.75, of: "slider") && model.share == 0.75)
    #expect(host.choose(1, in: "picker") && model.choice == 1)
  }

  @Test("a disabled control is left alone, and a call that does not fit it says both")
  func disabled() {
    let host = host {
      Slider(value: Bindable(model).share).disabled(true).called("slider")
      Toggle("Sound", isOn: Bindable(model).isOn).disabled(true).called("toggle")
    }
    expectIssue { #expect(!host.setValue(1, of: "slider")) }
    #expect(model.share == 0.5)
    expectIssue("tap(_:) works. It is disabled now.") {
      #expect(!host.setValue(1, of: "toggle"))
    }
  }

  @Test("fonts are among the recorded modifiers, a text's own before that of its surroundings")
  func fonts() {
    let host = host {
      VStack {
        Text("a").called("a")
        Text("b").font(.title.bold()).opacity(0.5).called("b")
        Text("c").font(.system(size: 17)).called("c")
      }
      .font(.caption)
    }
    #expect(
      ["a", "b", "c"].map { host.recordedModifiers(of: $0) }
        == [["font caption"], ["font title bold", "opacity 0.5"], ["font system 17"]])
  }
}
