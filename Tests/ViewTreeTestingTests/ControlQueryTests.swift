import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Controls by their own identifier")
@MainActor
struct ControlQueryTests {
  private let model = Model()

  private func host() -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 300)) { ModelControls(model: model) }
  }

  @Test("a tap on a toggle turns it, though no view is in its middle")
  func toggle() {
    let host = host()
    #expect(issues { host.tap("toggle") }.isEmpty)
    #expect(model.isOn)
    host.tap("toggle")
    #expect(!model.isOn)
  }

  @Test("a tap on a toggle under padding turns it as well; one under a cover does not")
  func wrappedToggle() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      Toggle("Sound", isOn: Bindable(model).isOn).padding(10).accessibilityIdentifier("toggle")
    }
    host.tap("toggle")
    #expect(model.isOn)
    host.update {
      Toggle("Sound", isOn: Bindable(model).isOn).accessibilityIdentifier("toggle")
        .overlay { Color.black.accessibilityIdentifier("cover") }
    }
    #expect(issues { host.tap("toggle") }.first?.text.contains("#cover") == true)
    #expect(model.isOn)
  }

  @Test("a stepper counts by steps and takes a number within its bounds")
  func stepper() {
    let host = host()
    #expect(host.increment("stepper") && model.count == 3)
    #expect(host.decrement("stepper") && host.decrement("stepper") && model.count == 1)
    #expect(host.setValue(7.2, of: "stepper") && model.count == 7)
    #expect(host.setValue(100, of: "stepper") && model.count == 9)
    #expect(issues { host.tap("stepper") }.first?.text.contains("increment(_:)") == true)
  }

  @Test("a stepper that runs actions takes no number")
  func stepperOfActions() {
    let model = model
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      Stepper("Copies", onIncrement: { model.count += 10 }, onDecrement: nil)
        .accessibilityIdentifier("stepper")
    }
    #expect(host.increment("stepper") && model.count == 12)
    let found = issues { #expect(!host.setValue(3, of: "stepper")) }
    #expect(found.count == 1)
  }

  @Test("a slider and a picker are worked by their own identifier")
  func sliderAndPicker() {
    let host = host()
    #expect(host.setValue(0.75, of: "slider") && model.share == 0.75)
    #expect(host.choose(1, in: "picker") && model.choice == 1)
  }

  @Test("a disabled control is left alone, and that is an issue")
  func disabled() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      Slider(value: Bindable(model).share).disabled(true).accessibilityIdentifier("slider")
    }
    let found = issues { #expect(!host.setValue(1, of: "slider")) }
    #expect(found.map(\.severity) == [.error])
    #expect(model.share == 0.5)
  }

  @Test("a toggle that a finder has found is turned by a tap, wherever its switch is")
  func foundToggle() {
    let host = host()
    host.find("toggle").tap()
    #expect(model.isOn)
    host.find(role: .toggle).tap()
    #expect(!model.isOn)
    // A view of the same frame behind another tree's toggle is no toggle.
    host.update { Color.red.accessibilityIdentifier("plain") }
    #expect(issues { host.find("plain").tap() }.count == 1)
  }

  @Test("a call that does not fit a disabled control says both")
  func misfitOfDisabled() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      Toggle("Sound", isOn: Bindable(model).isOn).disabled(true).accessibilityIdentifier("toggle")
    }
    let found = issues { #expect(!host.setValue(1, of: "toggle")) }
    #expect(found.count == 1)
    #expect(found.first?.text.contains("tap(_:) works. It is disabled now.") == true)
  }

  @Test("fonts are among the recorded modifiers, a text's own before that of its surroundings")
  func fonts() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      VStack {
        Text("a").accessibilityIdentifier("a")
        Text("b").font(.title.bold()).opacity(0.5).accessibilityIdentifier("b")
        Text("c").font(.system(size: 17)).accessibilityIdentifier("c")
      }
      .font(.caption)
    }
    #expect(host.recordedModifiers(of: "a") == ["font caption"])
    #expect(host.recordedModifiers(of: "b") == ["font title bold", "opacity 0.5"])
    #expect(host.recordedModifiers(of: "c") == ["font system 17"])
  }
}
