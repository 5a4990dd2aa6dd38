import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Snapshots")
@MainActor
struct SnapshotTests {
  /// A folder that goes with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-snapshots-\(UUID().uuidString)")

    var testFile: String { url.appendingPathComponent("ScreenTests.swift").path }

    func text(_ name: String) throws -> String {
      try String(
        contentsOf: url.appendingPathComponent("__Snapshots__/ScreenTests/\(name)"), encoding: .utf8
      )
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func host(_ width: CGFloat) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 50)) {
      Color.red.frame(width: width, height: 10).called("box")
    }
  }

  /// The issues of an expectation in the folder's test.
  private func expect(
    _ host: ViewHost, _ form: SnapshotForm, named name: String? = nil,
    function: String = "screen()", in folder: Folder
  ) -> [Issue] {
    issues {
      expectSnapshot(
        of: host, as: form, named: name, function: function, filePath: folder.testFile)
    }
  }

  @Test("a snapshot is written once with a warning, then compared, and never written over")
  func text() throws {
    let folder = Folder()
    let first = expect(host(20), .text, in: folder)
    #expect(first.map(\.severity) == [.warning])
    #expect(first.first?.text.contains("__Snapshots__/ScreenTests/screen.txt") == true)
    let kept = try folder.text("screen.txt")
    #expect(kept == host(20).text() + "\n")
    #expect(expect(host(20), .text, in: folder).isEmpty)

    let other = expect(host(30), .text, in: folder)
    #expect(other.map(\.severity) == [.error])
    #expect(other.first?.text.contains("#box (40, 20, 20, 10)") == true)
    #expect(other.first?.text.contains("#box (35, 20, 30, 10)") == true)
    #expect(try folder.text("screen.txt") == kept)
  }

  @Test("pictures and recordings have files of their own; a recording tells its first difference")
  func forms() throws {
    let folder = Folder()
    for count in [1, 0] {
      // Written with a warning, then found equal.
      for form in [SnapshotForm.svg, .recording] {
        #expect(expect(host(20), form, named: "at rest", in: folder).count == count)
      }
    }
    #expect(try folder.text("screen.at-rest.svg").hasPrefix("<svg "))
    #expect(try folder.text("screen.at-rest.json").contains("viewtree-recording/1"))
    let words = expect(host(30), .recording, named: "at rest", in: folder).first?.text ?? ""
    #expect(words.contains("moment 0, 0 s, is the first that differs"))
    #expect(words.contains("#box (35, 20, 30, 10)"))
  }

  @Test("a picture is well-formed whatever its texts and names say")
  func strangeTexts() throws {
    let folder = Folder()
    let strange = "x\"/><image href='data:x' onerror=\"a()\"/>&]]>\u{1B}\u{FFFE}"
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      Text(verbatim: strange).font(.custom(strange, size: 9)).called(strange)
      Image(strange)
    }
    _ = expect(host, .svg, named: strange, function: "f()", in: folder)
    let picture = try folder.text("f.x-image-href-data-x-onerror-a.svg")
    #expect(XMLParser(data: Data(picture.utf8)).parse())
    #expect(!picture.contains("<image"))
  }

  @Test("a name is made of letters and digits, whatever the function is called")
  func names() throws {
    let folder = Folder()
    _ = expect(host(20), .text, named: "50 %/day", function: "`a wide one`(x:)", in: folder)
    #expect(try folder.text("a-wide-one.50-day.txt").isEmpty == false)
  }
}
