import Foundation
import Testing
import ViewTree
import ViewTreeInspection

@testable import Playground

@Suite("Screens of everyday apps")
@MainActor
struct ScreenSceneTests {
  nonisolated static let names = ["Settings", "Trips", "Tabs"]

  private func picture(_ words: String, _ device: String = "") throws -> String {
    let folder = TemporaryFolder()
    let options = device.isEmpty ? [] : ["--device", device]
    playground(
      ["picture"] + words.split(separator: " ").map(String.init) + options + [
        "-o", folder.path("screen.svg"),
      ]
    ).expectOutput()
    return try folder.text("screen.svg")
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
      try picture("settings", "iphone se").contains("viewBox=\"0 0 375 667\""))
  }

  /// - Source: UIKit's colours of grouped tables, as published: #F2F2F7 and #FFFFFF, in the dark
  ///   #000000 and #1C1C1E.
  @Test("a form's rows are on cards over a ground of the colour scheme")
  func ground() throws {
    let light = try picture("Settings")
    let dark = try picture("Settings --dark")
    #expect(light.contains("rgb(242,242,247)"))
    #expect(dark.contains("rgb(28,28,30)"))
    #expect(!dark.contains("rgb(242,242,247)"))
  }

  @Test("a device that is unknown, and one for a scene with a size of its own, are refused")
  func refused() {
    playground("picture Tabs -o x.svg --device", "iphone 61").expectErrors("nearest:  iPhone 16")
    for line in [
      "tree figure/row --dark", "picture figure/row --dark -o x", "record figure/row --dark -o x",
      "page figure/row --dark -o x", "live figure/row --dark", "explain figure/row title --dark",
    ] {
      playground(line).expectErrors("which has a size of its own")
    }
  }
}
