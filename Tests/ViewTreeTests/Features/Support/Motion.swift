import SwiftUI
import Testing
import ViewTreeTesting

/// A view of a state that the test toggles: `"toggle"` in an animation, `"plain"` without one.
struct Toggled<Content: View>: View {
  let control: Control
  let animation: Animation?
  private let content: (Bool) -> Content
  @State private var isOn: Bool

  init(
    _ control: Control, _ animation: Animation? = .linear(duration: 1), from isOn: Bool = false,
    @ViewBuilder content: @escaping (Bool) -> Content
  ) {
    self.control = control
    self.animation = animation
    self.content = content
    _isOn = State(wrappedValue: isOn)
  }

  var body: some View {
    content(isOn).onAppear {
      control["toggle"] = { withAnimation(animation) { isOn.toggle() } }
      control["plain"] = { isOn.toggle() }
    }
  }
}

/// A bar of 10 that the test widens by 10: `"widen"` notes `"done"` when that is complete, and
/// `"next"`, with another animation, `"next"`; without criteria neither waits for its end.
struct Widening: View {
  let control: Control
  let log: Log
  let animation: Animation?
  var criteria: AnimationCompletionCriteria? = .logicallyComplete
  var next: Animation?
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10).called("bar").onAppear {
      control["widen"] = { widen(animation, "done") }
      control["next"] = { widen(next, "next") }
    }
  }

  private func widen(_ animation: Animation?, _ note: String) {
    guard let criteria else { return withAnimation(animation) { width += 10 } }
    withAnimation(animation, completionCriteria: criteria) {
      width += 10
    } completion: {
      log.note(note)
    }
  }
}

extension ViewHost {
  /// Shows another view, in a change that is animated: evenly, within a second.
  func animate(
    _ animation: Animation = .linear(duration: 1), @ViewBuilder to view: () -> some View
  ) {
    withAnimation(animation) { update(view) }
  }

  /// Expects the places at which views are shown at the moment, as `expectFrames` does for those
  /// that layout gives them, to nine decimal places.
  func expectShown(_ row: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expectRow(row, partsOfPoint: 1e9, sourceLocation: sourceLocation) {
      presentationFrame(of: $0)
    }
  }

  /// Expects the opacity at which a view is shown at the moment.
  func expectOpacity(
    _ name: String, _ opacity: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = presentationOpacity(of: name) ?? .nan
    #expect(abs(shown - opacity) < 1e-9, "\(shown)", sourceLocation: sourceLocation)
  }
}

@MainActor
extension Control {
  /// Runs an action, and moves the host's time on.
  func run(_ name: String, in host: ViewHost, for seconds: Double = 0) {
    self[name]()
    host.settle()
    if seconds > 0 { host.advance(by: seconds) }
  }
}
