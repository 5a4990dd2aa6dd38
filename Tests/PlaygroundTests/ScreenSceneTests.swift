import Foundation
import Testing
import ViewTree
import ViewTreeInspection

@testable import Playground

@Suite("Screens of everyday apps")
@MainActor
struct ScreenSceneTests {
  nonisolated static let names = ["Settings", "Trips", "Tabs"]

  private func run(_ arguments: [String]) -> (code: Int32, console: RecordingConsole) {
    let console = RecordingConsole()
    return (CommandTable.standard.run(arguments, console: console.console), console)
  }

  private func picture(_ arguments: String...) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("screen-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let (code, console) = run(["picture"] + arguments + ["-o", file.path])
    #expect(code == 0, "\(console.errors)")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("a screen fills each device in light and dark and has nothing to warn of", arguments: names)
  func everyDevice(name: String) throws {
    let screen = try #require(Scene.named(name).screen)
    for device in Device.all {
      for scheme in [ColorScheme.light, .dark] {
        var window = SceneWindow(device)
        window.colorScheme = scheme
        let host = screen.show(window) { _ in }
        #expect(host.size == device.size)
        #expect(host.warnings.isEmpty, "\(device.name): \(host.warnings)")
        #expect(Drawing(of: host, title: name).isDark == (scheme == .dark))
      }
    }
  }

  /// - Source: Apple, Human Interface Guidelines, "Layout": iPhone 16 is 393 by 852 points, iPhone SE
  ///   375 by 667.
  @Test("a picture has the device's size, whatever the case of its name")
  func device() throws {
    #expect(try picture("Settings").contains("viewBox=\"0 0 393 852\""))
    #expect(
      try picture("settings", "--device", "iphone se").contains("viewBox=\"0 0 375 667\""))
  }

  /// - Source: UIKit's colours of grouped tables, as published: #F2F2F7 and #FFFFFF, in the dark
  ///   #000000 and #1C1C1E.
  @Test("a form's rows are on cards over a ground of the colour scheme")
  func ground() throws {
    let light = try picture("Settings")
    let dark = try picture("Settings", "--dark")
    #expect(light.contains("rgb(242,242,247)"))
    #expect(dark.contains("rgb(28,28,30)"))
    #expect(!dark.contains("rgb(242,242,247)"))
  }

  @Test("a device that is unknown, and one for a scene with a size of its own, are refused")
  func refused() {
    let unknown = run(["picture", "Tabs", "--device", "iphone 61", "-o", "x.svg"])
    #expect(unknown.code == 2)
    #expect(unknown.console.errors.contains("nearest:  iPhone 16"))
    for command in ["tree", "picture", "record", "page", "live", "explain"] {
      let words = command == "explain" ? ["figure/row", "title"] : ["figure/row"]
      let file = ["tree", "live", "explain"].contains(command) ? [] : ["-o", "x"]
      let sized = run([command] + words + ["--dark"] + file)
      #expect(sized.code == 2, "\(command)")
      #expect(sized.console.errors.contains("which has a size of its own"), "\(command)")
    }
  }
}
