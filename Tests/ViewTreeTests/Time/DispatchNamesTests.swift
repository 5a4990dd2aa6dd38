import SwiftUI
import Testing

/// Code that says only `import SwiftUI`; that this file compiles is half of the test.
@MainActor
@Suite("Dispatch's names")
struct DispatchNamesTests {
  let time = VirtualTime()

  /// Stands for a view: isolated to the main actor, with state that its items write.
  @MainActor
  final class Screen {
    var steps: [String] = []

    func load() {
      let queue: DispatchQueue = .main
      queue.async { MainActor.assumeIsolated { self.steps.append("queued") } }
      DispatchQueue.global(qos: .background).async { [weak self] in
        sleep(3)
        DispatchQueue.main.async { self?.steps.append("loaded") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.steps.append("half a second") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) {
        self.steps.append("a quarter")
      }
      DispatchQueue.global().async(execute: DispatchWorkItem { self.steps.append("item") })
      let deadline: DispatchTime = .now() + 1
      DispatchQueue.main.asyncAfter(deadline: deadline, qos: .userInitiated) {
        self.steps.append("a second")
      }
    }
  }

  /// Rule: TIME-1.1.1.
  @Test("the names mean virtual time in a file that imports SwiftUI alone")
  func names() {
    let screen = Screen()
    time.whileCurrent { screen.load() }
    while time.runNext(through: 10) != nil {}
    #expect(screen.steps == ["queued", "item", "a quarter", "half a second", "a second", "loaded"])
    #expect(time.now == 3)
  }
}
