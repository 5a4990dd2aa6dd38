import SwiftUI
import Testing
import ViewTreeTesting

private struct MatchedScene: View {
  let control: Control
  @Namespace private var space
  @State private var isRight = false

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: isRight ? 80 : 40, height: 30)
        .accessibilityIdentifier("source")
        .matchedGeometryEffect(id: "a", in: space)
      Color.blue.accessibilityIdentifier("follower")
        .matchedGeometryEffect(id: "a", in: space, isSource: false)
        .frame(width: 60, height: 60)
      Color.green.frame(width: 10, height: 10).accessibilityIdentifier("centred")
        .matchedGeometryEffect(id: "a", in: space, properties: .position, isSource: false)
        .accessibilityIdentifier("room")
      Color.green.frame(width: 10, height: 10).accessibilityIdentifier("alone")
        .matchedGeometryEffect(id: "b", in: space, isSource: false)
    }
    .frame(width: 300, height: 100, alignment: .topLeading)
    .onAppear { control["widen"] = { isRight = true } }
  }
}

private struct MatchedHero: View {
  let control: Control
  @Namespace private var space
  @State private var isLarge = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if isLarge {
        Color.red.frame(width: 200, height: 100).accessibilityIdentifier("large")
          .matchedGeometryEffect(id: 1, in: space)
      } else {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("small")
          .matchedGeometryEffect(id: 1, in: space)
          .padding(.leading, 100)
      }
    }
    .frame(width: 300, height: 300)
    .onAppear { control["toggle"] = { withAnimation(.linear(duration: 1)) { isLarge.toggle() } } }
  }
}

private struct PhasedView: View {
  let log: Log
  var body: some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("phased")
      .phaseAnimator([0.0, 40.0]) { content, phase in
        let _ = log.note("\(phase)")
        content.offset(x: phase)
      } animation: { _ in
        .linear(duration: 1)
      }
      .frame(width: 100, height: 10, alignment: .leading)
  }
}

@MainActor
@Suite("Matched views take the source's frame; phases follow one another")
struct MatchedGeometryTests {
  private let control = Control()

  /// Rule: ANIM-1.4.1.
  @Test("a follower is shown in the source's frame and keeps its own room")
  func follower() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) { MatchedScene(control: control) }
    #expect(host.frame(of: "follower") == CGRect(x: 0, y: 0, width: 40, height: 30))
    // The room begins after 40 + 60 points; the middle of the source is (20, 15).
    #expect(host.frame(of: "room") == CGRect(x: 100, y: 0, width: 10, height: 10))
    #expect(host.frame(of: "centred") == CGRect(x: 15, y: 10, width: 10, height: 10))
    #expect(host.frame(of: "alone") == CGRect(x: 110, y: 0, width: 10, height: 10))
    control["widen"]()
    host.settle()
    #expect(host.frame(of: "follower") == CGRect(x: 0, y: 0, width: 80, height: 30))
    #expect(host.frame(of: "centred")?.minX == 35)
  }

  /// Rule: ANIM-1.4.1.
  @Test("the properties of a matched view are two, and its frame is both")
  func properties() {
    #expect(MatchedGeometryProperties.position.isDisjoint(with: .size))
    #expect(MatchedGeometryProperties.position.union(.size) == .frame)
    for property in [MatchedGeometryProperties.position, .size] {
      #expect(property.rawValue.nonzeroBitCount == 1)
    }
  }

  @Test("a new source comes from where the former one was")
  func hero() {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { MatchedHero(control: control) }
    #expect(host.frame(of: "small") == CGRect(x: 100, y: 0, width: 20, height: 10))
    control["toggle"]()
    host.settle()
    #expect(host.frame(of: "large") == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(host.presentationFrame(of: "large")?.minX == 100)
    host.advance(by: 0.5)
    #expect(abs((host.presentationFrame(of: "large")?.minX ?? 0) - 50) < 1e-6)
    // The view that leaves goes with it: from its middle (110, 5) half the way to (100, 50).
    #expect(host.presentationFrames(of: "small") == [CGRect(x: 95, y: 22.5, width: 20, height: 10)])
    host.advance(by: 0.5)
    #expect(host.presentationFrame(of: "large")?.minX == 0)
    #expect(host.frame(of: "small") == nil)
    #expect(host.presentationFrames(of: "small").isEmpty)
  }

  /// Rule: ANIM-1.4.3.
  @Test("phases follow one another, each when the way to the one before is done")
  func phases() {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 100, height: 10)) { PhasedView(log: log) }
    #expect(log.entries == ["0.0", "40.0"])
    host.advance(by: 0.5)
    #expect(abs((host.presentationFrame(of: "phased")?.minX ?? 0) - 20) < 1e-6)
    host.advance(by: 0.75)
    #expect(log.entries == ["0.0", "40.0", "0.0"])
    #expect(abs((host.presentationFrame(of: "phased")?.minX ?? 0) - 30) < 1e-6)
    host.advance(by: 2)
    #expect(log.entries == ["0.0", "40.0", "0.0", "40.0", "0.0"])
  }

  /// Rule: ANIM-1.4.3.
  @Test("phases without an animation follow one another a sixtieth of a second apart")
  func phasesWithoutAnimation() {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 100, height: 10)) {
      Color.red.phaseAnimator([1, 2, 3]) { content, phase in
        let _ = log.note("\(phase)")
        content
      } animation: { _ in
        nil
      }
    }
    let atFirst = log.entries.count
    // The sixtieth step would come after a whole second.
    host.advance(by: 0.99)
    #expect(log.entries.count - atFirst == 59)
  }
}

/// Two sources of one id, of which the first in the tree may be made last.
private struct MatchedRivals: View {
  let control: Control
  @Namespace private var space
  @State private var isShown = false

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      if isShown {
        Color.red.frame(width: 40, height: 30).matchedGeometryEffect(id: 1, in: space)
      }
      Color.red.frame(width: 20, height: 10).matchedGeometryEffect(id: 1, in: space)
      Color.blue.accessibilityIdentifier("follower")
        .matchedGeometryEffect(id: 1, in: space, isSource: false)
        .frame(width: 5, height: 5)
    }
    .onAppear { control["show"] = { isShown = true } }
  }
}

@MainActor
@Suite("Several sources of one id")
struct MatchedSourceTests {
  /// Rule: ANIM-1.4.2.
  @Test("the first source in the tree counts, also when it was made last")
  func firstInTree() {
    let control = Control()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { MatchedRivals(control: control) }
    #expect(host.frame(of: "follower")?.size == CGSize(width: 20, height: 10))
    control["show"]()
    host.settle()

    #expect(host.frame(of: "follower")?.size == CGSize(width: 40, height: 30))
  }

  @Test("phases end with their view, and begin once when it comes back")
  func phasesEnd() {
    final class Count { var steps = 0 }
    struct Phased: View {
      let count: Count
      var body: some View {
        Color.red.phaseAnimator([0.0, 1]) { content, phase in
          content.offset(x: phase)
        } animation: { _ in
          count.steps += 1
          return .linear(duration: 1)
        }
      }
    }
    final class Tab: ObservableObject { @Published var number = 0 }
    struct Pages: View {
      @ObservedObject var tab: Tab
      let count: Count
      var body: some View {
        TabView(selection: $tab.number) {
          Phased(count: count).tag(0)
          Color.blue.tag(1)
        }
      }
    }
    let count = Count()
    let tab = Tab()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Pages(tab: tab, count: count) }
    func steps(in seconds: Double) -> Int {
      let before = count.steps
      host.advance(by: seconds)
      return count.steps - before
    }
    // The first began with the view; one begins at each second's end.
    #expect(steps(in: 3.5) == 3)
    tab.number = 1
    host.settle()
    #expect(steps(in: 10) == 0)
    tab.number = 0
    host.settle()
    #expect(steps(in: 3.5) == 3)
  }
}
