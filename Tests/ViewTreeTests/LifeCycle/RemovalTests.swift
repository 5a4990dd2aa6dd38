import SwiftUI
import Testing
import ViewTreeTesting

private struct RemovalScene: View {
  let log: Log
  let control: Control
  let transition: AnyTransition
  @State private var isFirst = true

  var body: some View {
    VStack {
      if isFirst {
        Color.red.noted("first", log).transition(transition)
      } else {
        Color.blue.noted("second", log).transition(transition)
      }
    }
    .onAppear {
      control["plain"] = { isFirst.toggle() }
      control["animated"] = { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
      control["nil"] = { withAnimation(nil) { isFirst.toggle() } }
    }
  }
}

extension View {
  fileprivate func noted(_ name: String, _ log: Log) -> some View {
    onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
  }
}

/// When a view disappears that another one takes the place of.
///
/// Source: STATE-4.2, STATE-4.6: removed items with a transition stay alive until it ends.
@MainActor
@Suite("Removal with and without a transition")
struct RemovalTests {
  let log = Log()
  let control = Control()

  private func host(_ transition: AnyTransition = .opacity) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      RemovalScene(log: log, control: control, transition: transition)
    }
  }

  /// Rule: STATE-4.2.4.
  @Test("without an animation the old view disappears before the new one appears")
  func plain() {
    let host = host()
    control["plain"]()
    host.settle()
    #expect(log.entries == ["+first", "-first", "+second"])
  }

  @Test("an animation that is nil is none")
  func nilAnimation() {
    let host = host()
    control["nil"]()
    host.settle()
    #expect(log.entries == ["+first", "-first", "+second"])
  }

  @Test("with a transition the new view appears at once, and the old one disappears at its end")
  func animated() {
    let host = host()
    control["animated"]()
    host.advance(by: 0.9)
    #expect(log.entries == ["+first", "+second"])
    host.advance(by: 0.2)
    #expect(log.entries == ["+first", "+second", "-first"])
  }

  @Test("the identity transition has ended as soon as the new view has appeared")
  func identityTransition() {
    let host = host(.identity)
    control["animated"]()
    host.settle()
    #expect(log.entries == ["+first", "+second", "-first"])
  }

  @Test("a view that comes back before its transition has ended has never disappeared")
  func revived() {
    let host = host()
    control["animated"]()
    host.advance(by: 0.5)
    control["animated"]()
    host.advance(by: 2)
    #expect(log.entries == ["+first", "+second", "-second"])
  }

  @Test("giving the host up in the middle of a transition calls nobody")
  func released() {
    var host: ViewHost? = host()
    control["animated"]()
    host?.advance(by: 0.5)
    host = nil
    #expect(log.entries == ["+first", "+second"])
  }
}
