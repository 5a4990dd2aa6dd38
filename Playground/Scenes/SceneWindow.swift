import SwiftUI
import ViewTreeInspection

/// The window in which a scene is shown, as a device and its user have set it up.
struct SceneWindow {
  /// Points.
  let size: CGSize
  private var safeAreaInsets = EdgeInsets()
  private var displayScale: CGFloat = 2
  private var textMeasurer: any TextMeasurer = .unit
  var colorScheme = ColorScheme.light

  /// A window without a device, whose letters are cells that a reader can count.
  init(size: CGSize) {
    self.size = size
  }

  /// A device's whole screen, in portrait, with the device's font.
  init(_ device: Device) {
    size = device.size
    safeAreaInsets = device.safeAreaInsets(.portrait)
    displayScale = device.displayScale
    textMeasurer = .iOS
  }

  /// Shows a view, at rest; the function gets the host before the first layout.
  @MainActor func show<Content: View>(
    _ content: () -> Content, _ prepare: (TreeHost) -> Void
  ) -> TreeHost {
    var environment = EnvironmentValues()
    environment.textMeasurer = textMeasurer
    environment.colorScheme = colorScheme
    let host = TreeHost(
      size: size, safeAreaInsets: safeAreaInsets, displayScale: displayScale,
      environment: environment
    ) { EmptyView() }
    prepare(host)
    host.update(content)
    host.settle()
    return host
  }
}

extension SceneWindow {
  /// The options of commands that ask for another window.
  static let options = ["--device"]
  static let flags = ["--dark"]

  static let usage = "[--device NAME] [--dark]"

  /// The window with what the options ask for in it.
  ///
  /// - Errors: `BadArgument` for an unknown device.
  func changed(by arguments: ParsedArguments) throws -> SceneWindow {
    var window = self
    if let name = arguments.values["--device"] {
      let device = Device.all.first { $0.name.lowercased() == name.lowercased() }
      guard let device else { throw BadArgument(word: name, among: Device.all.map(\.name)) }
      window = SceneWindow(device)
      window.colorScheme = colorScheme
    }
    if arguments.flags.contains("--dark") { window.colorScheme = .dark }
    return window
  }

  /// Whether the options ask for anything.
  static func isAsked(by arguments: ParsedArguments) -> Bool {
    options.contains { arguments.values[$0] != nil }
      || flags.contains(where: arguments.flags.contains)
  }
}

extension Scene {
  /// The scene of a name in the window that a command's options ask for.
  ///
  /// - Errors: `BadArgument` for an unknown scene or device, and for a scene with a size of its own.
  static func named(_ name: String, in arguments: ParsedArguments) throws -> Scene {
    let scene = try named(name)
    guard SceneWindow.isAsked(by: arguments) else { return scene }
    guard let screen = scene.screen else {
      throw BadArgument(
        given: "a device for \(scene.name), which has a size of its own",
        accepted: "--device and --dark with one of "
          + all.filter { $0.screen != nil }.map(\.name).joined(separator: ", "),
        nearest: "picture Settings --device \"iPhone 16\" --dark -o settings.svg")
    }
    return Scene(screen, in: try screen.window.changed(by: arguments))
  }
}
