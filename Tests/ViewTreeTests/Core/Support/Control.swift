import SwiftUI
import ViewTreeTesting

/// Actions that views hand out by name, so that a test can run them as a callback would.
final class Control {
  private var actions: [String: () -> Void] = [:]

  subscript(name: String) -> () -> Void {
    get { actions[name] ?? {} }
    set { actions[name] = newValue }
  }
}

extension ViewHost {
  /// Runs an action as a callback would, and then settles.
  func run(_ action: () -> Void) {
    action()
    settle()
  }

  /// The cost of an action, and of the host's settling after it.
  func cost(of action: () -> Void) -> Counters {
    let before = counters
    run(action)
    return counters - before
  }
}
