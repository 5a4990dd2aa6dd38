import SwiftUI
import Testing

@testable import ViewTreeTesting

@Suite("Screens of failures")
@MainActor
struct ScreensTests {
  private let log = ScreenLog()
  private let host: ViewHost

  init() {
    host = ScreenLog.$current.withValue(log) {
      ViewHost(size: CGSize(width: 200, height: 100)) { Counting() }
    }
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View {
      Button("More \(count)") { count += 1 }.called("more")
    }
  }

  @Test("a failure has the picture, the tree, the last calls and a page of all moments")
  func files() throws {
    host.tap("more")
    host.advance(by: 0.5)
    let files = Dictionary(uniqueKeysWithValues: host.failureFiles.map { ($0.name, $0.text) })
    #expect(files["screen"]?.hasPrefix("<svg") == true)
    #expect(files["tree"]?.contains("\"More 1\"") == true)
    let events = try #require(files["events"]).split(separator: "\n")
    for part in ["tap(\"more\")", "0 becomes 1", "advance(by: 0.5)"] {
      #expect(events.contains { $0.contains(part) }, "\(part)")
    }
    #expect(events.count <= 20)
    #expect(files["recording"]?.contains("\"opensAtEnd\":true") == true)
  }

  @Test("a view that is missing is one issue: the expectation at its line is not counted again")
  func oneIssue() {
    let found = issues {
      ScreenLog.$current.withValue(log) { #expect(host.find("mor").text == "More 0") }
    }
    #expect(found.count == 2)
    #expect(found.compactMap { log.take($0) }.count == 1)
  }

  @Test("an issue that is no echo is passed on")
  func passesOn() {
    let found = issues { #expect(host.now == 5) }
    #expect(found.compactMap { log.take($0) }.count == 1)
  }
}
