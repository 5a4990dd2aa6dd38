import Foundation
import Testing

@testable import Playground

/// Small packages in the forms of published ones, adopted.
@Suite("Adopted packages")
@MainActor
struct AdoptTests {
  private static let manifest = """
    // swift-tools-version:5.3
    import PackageDescription

    let package = Package(
      name: "Pages",
      platforms: [.iOS(.v14)],
      targets: [.target(name: "Pages")]
    )

    """

  /// A package with some files below `Sources/Pages`.
  private func package(_ files: [String: String] = [:], manifest: String = manifest) throws
    -> TemporaryFolder
  {
    let folder = TemporaryFolder()
    try folder.write(manifest, to: "Pages/Package.swift")
    try folder.write("history", to: "Pages/.git/HEAD")
    try folder.write("product", to: "Pages/.build/product")
    for (name, text) in files { try folder.write(text, to: "Pages/Sources/Pages/\(name)") }
    return folder
  }

  private func adopt(_ folder: TemporaryFolder, _ words: String...) -> CommandRun {
    playground(["adopt", folder.path("Pages"), "--unbuilt"] + words)
  }

  private func adopted(_ text: String) throws -> (text: String, output: String) {
    let folder = try package(["Page.swift": text])
    let run = adopt(folder)
    #expect(run.code == 0 && run.errors.isEmpty)
    return (try folder.text("Pages-linux/Sources/Pages/Page.swift"), run.output)
  }

  @Test(
    "a condition for iOS is opened, one that means that SwiftUI is missing is closed",
    arguments: [
      ("#if os(iOS)", "#if (os(iOS) || os(Linux))"),
      ("#if !os(iOS)", "#if !(os(iOS) || os(Linux))"),
      ("#if os( iOS ) || os(tvOS)", "#if (os(iOS) || os(Linux)) || os(tvOS)"),
      ("#if os(macOS)\n#elseif os(iOS)", "#if os(macOS)\n#elseif (os(iOS) || os(Linux))"),
      ("#if !os(Linux)", "#if !(os(Linux) && !canImport(SwiftUI))"),
      // These stay as they are.
      ("#if canImport(UIKit)", nil), ("#if targetEnvironment(simulator)", nil),
      ("// #if os(iOS)\n#if DEBUG", nil),
      ("let s = \"\"\"\n#if os(iOS)\n\"\"\"\n#if DEBUG", nil),
      ("#if os(Linux)\nimport FoundationNetworking", nil),
    ] as [(String, String?)])
  func conditions(form: String, opened: String?) throws {
    let text = try adopted("import SwiftUI\n\(form)\nstruct A {}\n#endif\n").text
    #expect(text == "import SwiftUI\n\(opened ?? form)\nstruct A {}\n#endif\n")
  }

  @Test("the table has a line for each change, with the line of the original")
  func table() throws {
    let output = try adopted("import SwiftUI\n\n#if os(iOS)\nstruct A {}\n#endif\n").output
    #expect(output.contains("Sources/Pages/Page.swift:3  os(iOS): opened\n"))
    #expect(output.contains("Package.swift:1             tools 5.3: raised to 5.9, for plug-ins\n"))
    #expect(output.contains("Package.swift:6             platforms: dropped, Linux has none\n"))
  }

  @Test(
    "the copy has the manifest's additions and neither history nor products; the original stays")
  func copies() throws {
    let folder = try package(["Page.swift": "import SwiftUI\n#if os(iOS)\n#endif\n"])
    #expect(adopt(folder).code == 0)
    let manifest = try folder.text("Pages-linux/Package.swift")
    #expect(manifest.hasPrefix("// swift-tools-version:5.9\n"))
    #expect(manifest.contains("package.platforms = nil\n"))
    #expect(manifest.contains(".plugin(name: \"VirtualTime\", package: \"ViewTree\")"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("Pages-linux"))
    #expect(names.sorted() == ["Package.swift", "Sources"])
    #expect(try folder.text("Pages/Sources/Pages/Page.swift").contains("#if os(iOS)\n"))
    #expect(try folder.text("Pages/Package.swift") == Self.manifest)
  }

  @Test("a method that a selector names is performed by its name")
  func selectors() throws {
    let text = try adopted(
      """
      import UIKit

      public final class Page: UIView {
        func listen(to control: UIControl) {
          control.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
          control.addTarget(self, action: #selector(Page.ended), for: .touchUpInside)
        }

        @objc private func changed(_ control: UIControl) {}
        @objc func ended() {}
        @objc(told:) func told(by sender: Any?) {}
        @IBAction func pressed(sender: UIButton!) {}
      }

      """
    ).text
    #expect(!text.contains("@objc") && !text.contains("@IBAction") && !text.contains("#selector"))
    #expect(text.contains("action: Selector(\"changed\"), for: .valueChanged)"))
    #expect(text.contains("action: Selector(\"ended\"), for: .touchUpInside)"))
    #expect(text.contains("  private func changed(_ control: UIControl) {}\n"))
    #expect(
      text.hasSuffix(
        """
        extension Page: SelectorPerforming {
          public func perform(_ selector: Selector, with sender: Any?) {
            switch selector.description {
            case "changed": if let sender = sender as? UIControl { changed(sender) }
            case "ended": ended()
            case "pressed": pressed(sender: sender as? UIButton)
            case "told": told(by: sender)
            default: break
            }
          }
        }

        """))
  }

  @Test("a class inside of a public extension performs in public")
  func publicExtension() throws {
    let text = try adopted(
      """
      import UIKit

      public enum Templates {}

      public extension Templates {
        class Menu: NSObject {
          @objc func open() {}
        }
      }

      """
    ).text
    #expect(text.contains("extension Templates.Menu: SelectorPerforming {\n  public func perform("))
  }

  @Test("a file without UIKit that names a selector imports it, on the line of its first import")
  func selectorWithoutUIKit() throws {
    let text = try adopted("import Foundation\n\nlet told = #selector(open)\n").text
    #expect(text == "import UIKit; import Foundation\n\nlet told = Selector(\"open\")\n")
  }

  @Test("lists of tests for an earlier Linux are left behind")
  func listsOfTests() throws {
    let folder = try package(["XCTestManifests.swift": "let all = Missing.allTests\n"])
    adopt(folder).expectOutput(
      "Sources/Pages/XCTestManifests.swift:1  left behind: Linux finds its tests by itself now")
    #expect(!folder.has("Pages-linux/Sources/Pages/XCTestManifests.swift"))
  }

  @Test(
    "a form that has no name to perform is told and left",
    arguments: [
      ("let a = #selector(getter: UIView.alpha)", "#selector of a property: left"),
      ("protocol P {\n  @objc optional func f()\n}", "@objc optional: left"),
    ])
  func left(form: String, words: String) throws {
    #expect(try adopted("import UIKit\n\n\(form)\n").output.contains(words))
  }

  @Test("an import of a part of a module is one of the module")
  func parts() throws {
    let (text, output) = try adopted("import UIKit.UIApplication\n@_exported import SwiftUI.View\n")
    #expect(text == "import UIKit\n@_exported import SwiftUI\n")
    #expect(output.contains("Page.swift:1  import of UIApplication: of the whole module"))
  }

  @Test(
    "a declaration that is unavailable on iOS is unavailable, and a switch is complete without it")
  func unavailable() throws {
    let (text, output) = try adopted(
      "import SwiftUI\nenum A {\n  case one\n  @available(iOS, unavailable)\n  case two\n}\n")
    #expect(text.contains("  @available(*, unavailable)\n  case two\n"))
    #expect(output.contains("Page.swift:4  unavailable on iOS: unavailable here too"))
  }

  @Test(
    "a bundle of resources that Linux does not know is the main one, in each file that reads it")
  func bundles() throws {
    let folder = try package([
      "A.swift": "import SwiftUI\nlet a = Image(\"a\", bundle: Bundle.module)\n",
      "B.swift": "import SwiftUI\nlet b = Bundle.module\n",
    ])
    #expect(adopt(folder).code == 0)
    let texts = try ["A", "B"].map { try folder.text("Pages-linux/Sources/Pages/\($0).swift") }
    #expect(texts.allSatisfy { $0.contains("fileprivate static var module: Bundle { .main }") })
  }

  @Test("a package that cannot be fetched is named instead of no error at all")
  func unfetched() {
    let output = """
      error: Failed to clone repository https://example.com/tests:
          fatal: Could not read from remote repository.
      """
    #expect(Adoption.unfetched(in: output) == "https://example.com/tests")
    #expect(Adoption.unfetched(in: "error: no such module 'A'") == nil)
  }

  @Test("the adopted sources of every form compile on this engine")
  func compiles() throws {
    let folder = try package([
      "Page.swift": """
      import SwiftUI

      #if os(iOS)
      public struct Page: View {
        public init() {}
        public var body: some View { Switch().frame(width: 60, height: 30) }
      }
      #endif

      """,
      "Switch.swift": """
      #if os(iOS) && canImport(UIKit) && !targetEnvironment(macCatalyst)
      import SwiftUI
      import UIKit

      struct Switch: UIViewRepresentable {
        final class Coordinator: NSObject {
          var changes = 0
          @objc func changed(_ sender: UIControl) { changes += 1 }
          @objc func ended() { changes += 1 }
        }

        func makeCoordinator() -> Coordinator { Coordinator() }

        func makeUIView(context: Context) -> UIControl {
          let view = UIControl()
          view.addTarget(
            context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
          view.addTarget(context.coordinator, action: #selector(Coordinator.ended), for: .touchUpInside)
          return view
        }

        func updateUIView(_ view: UIControl, context: Context) {}
      }
      #endif

      """,
      "Picture.swift": "import SwiftUI\nlet picture = Image(\"picture\", bundle: Bundle.module)\n",
      "Keyboard.swift": """
      import SwiftUI
      import UIKit.UIResponder

      final class Keyboard: ObservableObject {
        @Published var height: CGFloat = 0
        let bundle = Bundle.module

        init() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification,
            object: nil)
          _ = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(ticked), userInfo: nil, repeats: true)
        }

        deinit { NotificationCenter.default.removeObserver(self) }

        @objc private func shown(_ notification: Notification) {
          let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          height = frame?.height ?? 0
        }

        @objc private func ticked() {}
      }

      """,
    ])
    #expect(adopt(folder).code == 0)
    // The page is there: the condition was opened.
    try folder.write(
      "import SwiftUI\n@MainActor func page() -> some View { Page() }\n",
      to: "Pages-linux/Sources/Pages/Use.swift")
    let run = try ToolRun(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-swift-version", "5", "-I",
        Bundle.main.bundleURL.path + "/Modules",
      ] + LearnerCompiler.sources(below: folder.url.appendingPathComponent("Pages-linux/Sources")),
      limits: .compilation)
    #expect(run.exitCode == 0, "\(run.output.suffix(2000))")
  }

  @Test("a folder without a manifest, and a place that is not free, are bad arguments")
  func badArguments() throws {
    let folder = try package()
    playground("adopt", folder.path).expectErrors(
      "which has no Package.swift", "nearest:  adopt \(folder.path)/Pages")
    adopt(folder, "-o", folder.path).expectErrors("holds something")
    adopt(folder, "-o", folder.path("Pages/copy")).expectErrors("is inside the package")
    let strange = try package(manifest: "// swift-tools-version:5.9\nmake()\n")
    adopt(strange).expectErrors("makes no package by a name")
    #expect(!strange.has("Pages-linux"))
  }
}
