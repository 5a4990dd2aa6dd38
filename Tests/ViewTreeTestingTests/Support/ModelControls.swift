import SwiftUI

/// Values that controls set.
@Observable
final class Model {
  var isOn = false
  var count = 2
  var share = 0.5
  var choice = 0
}

/// One control of each kind, by its own identifier.
struct ModelControls: View {
  @Bindable var model: Model

  var body: some View {
    VStack {
      Toggle("Sound", isOn: $model.isOn).called("toggle")
      Stepper("Copies", value: $model.count, in: 0...9).called("stepper")
      Slider(value: $model.share).called("slider")
      Picker("Size", selection: $model.choice) {
        Text("S").tag(0)
        Text("L").tag(1)
      }
      .called("picker")
      Text("plain").called("plain")
    }
  }
}
