import SwiftUI
import Testing
import ViewTreeInspection

@testable import ViewTree

/// A shown view, the log that has heard of all of it, and what explanations say of its closures.
@MainActor struct Explained {
  let host: TreeHost
  let log: CauseLog

  /// Lets all that is due happen; explanations are of this moment from now on.
  func settle() {
    host.settle()
    log.mark()
  }

  /// Down, moved and up again, each in an event of its own.
  func touch(_ start: CGPoint, _ end: CGPoint? = nil) {
    host.touchDown(at: start)
    host.touchMoved(to: end ?? start)
    host.touchUp()
  }

  func scroll(to y: CGFloat) {
    host.scrollNode("list")?.setOffset(CGPoint(x: 0, y: y))
    settle()
  }

  func closures(_ name: String) -> [String] {
    guard let element = host.firstElementInWindow(name) else { return ["there is no \(name)"] }
    return ClosureExplanation(element, log).explanation.lines
  }

  func bodies(_ name: String) -> [String] {
    guard let element = host.firstElementInWindow(name) else { return ["there is no \(name)"] }
    return BodyExplanation(element, log).explanation.lines
  }

  /// Expects all that is said of the closures at a view.
  func says(
    of name: String, _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(closures(name) == lines, sourceLocation: sourceLocation)
  }

  /// Expects all that is said of the closures of the box by now, in a moment that begins here.
  func saysNow(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    log.mark()
    #expect(closures("box") == lines, sourceLocation: sourceLocation)
  }
}

extension Explained {
  init(_ content: some View) { (host, log) = shownWithLog(content) }
}
