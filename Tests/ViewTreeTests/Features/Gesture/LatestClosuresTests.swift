import SwiftUI
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// A gesture that has been touched goes on with the closures that its view was given last.
@MainActor
@Suite("The latest closures of gestures")
struct LatestClosuresTests {
  private let log = Log()

  private func pair(_ kind: String, _ name: String) -> some View {
    let double = TapGesture(count: 2).onEnded { log.note("double \(name)") }
    let single = TapGesture().onEnded { log.note("single \(name)") }
    return VStack {
      switch kind {
      case "simultaneously": Color.red.gesture(double.simultaneously(with: single))
      case "reversed": Color.red.gesture(single.simultaneously(with: double))
      case "exclusively": Color.red.gesture(double.exclusively(before: single))
      default: Color.red.gesture(single.sequenced(before: double))
      }
    }
  }

  /// One tap makes the recognition, three more of which two are close tell of all parts.
  @Test(
    "both parts of a gesture that is made of two have them",
    arguments: ["simultaneously", "reversed", "exclusively", "sequenced"])
  func pairs(kind: String) {
    let host = host { pair(kind, "old") }
    host.tap(for: 2)
    host.advance(by: 2)
    #expect(log.entries == [])
    host.update { pair(kind, "new") }
    host.tap()
    host.advance(by: 1)
    host.tap()
    host.tap()
    host.advance(by: 1)
    #expect(Set(log.entries) == ["single new", "double new"])
  }

  @Test("a button tells the latest one that it is pressed")
  func button() {
    func view(_ name: String) -> some View {
      Color.red.gesture(ButtonGesture { log.note("\(name) \($0)") })
    }
    let host = host { view("old") }
    host.finger.down()
    host.update { view("new") }
    host.finger.up()
    #expect(log.entries == ["old true", "new false"])
  }

  @Test("a drag under way tells the latest one of its changes")
  func changes() {
    func view(_ name: String) -> some View {
      Color.red.gesture(
        DragGesture(minimumDistance: 0).onChanged { log.note("\(name) \($0.translation.width)") })
    }
    let host = host { view("old") }
    host.finger.down()
    host.update { view("new") }
    host.finger.move(70, 50)
    #expect(log.entries == ["old 0.0", "new 20.0"])
  }
}
