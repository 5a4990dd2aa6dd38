import SwiftUI
import ViewTreeInspection

extension Scene {
  /// Screens of everyday apps, on a phone.
  static let screens = [
    Scene(
      PlaygroundScene(
        "Settings", window: SceneWindow(Device.iPhone16),
        summary: "a form: fields, switches, a slider, a stepper, pickers, an alert"
      ) { SettingsScreen() }),
    Scene(
      PlaygroundScene(
        "Trips", window: SceneWindow(Device.iPhone16),
        summary: "a list with search, swipe actions, editing and a page for each row"
      ) { TripsScreen() }),
    Scene(
      PlaygroundScene(
        "Tabs", window: SceneWindow(Device.iPhone16),
        summary: "three tabs, one with a badge, and a sheet with two heights"
      ) { TabsScreen() }),
  ]
}
