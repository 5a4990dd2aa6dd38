import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Matched views take the source's frame; phases follow one another")
struct MatchedGeometryTests {
  /// Rule: ANIM-1.4.1.
  @Test("a follower is shown in the source's frame and keeps its own room")
  func follower() {
    func content(width: CGFloat) -> some View {
      InSpace { space in
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: width, height: 30).matchedGeometryEffect(id: "a", in: space)
          Color.blue.called("follower")
            .matchedGeometryEffect(id: "a", in: space, isSource: false)
            .frame(width: 60, height: 60)
          Color.green.frame(width: 10, height: 10).called("centred")
            .matchedGeometryEffect(id: "a", in: space, properties: .position, isSource: false)
            .called("room")
          Color.green.frame(width: 10, height: 10).called("alone")
            .matchedGeometryEffect(id: "b", in: space, isSource: false)
        }
        .frame(width: 300, height: 100, alignment: .topLeading)
      }
    }
    let host = host(300, 100) { content(width: 40) }
    // The room begins after 40 + 60 points; the middle of the source is (20, 15).
    host.expectFrames(
      "follower 0 0 40 30, room 100 0 10 10, centred 15 10 10 10, alone 110 0 10 10")
    host.update { content(width: 80) }
    host.expectFrames("follower 0 0 80 30, room 140 0 10 10, centred 35 10 10 10")
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
    func content(isLarge: Bool) -> some View {
      InSpace { space in
        ZStack(alignment: .topLeading) {
          Color.clear
          if isLarge {
            Color.red.frame(width: 200, height: 100).called("large")
              .matchedGeometryEffect(id: 1, in: space)
          } else {
            Color.red.frame(width: 20, height: 10).called("small")
              .matchedGeometryEffect(id: 1, in: space)
              .padding(.leading, 100)
          }
        }
      }
    }
    let host = host(300, 300) { content(isLarge: false) }
    host.expectFrames("small 100 0 20 10")
    host.animate { content(isLarge: true) }
    host.expectFrames("large 0 0 200 100")
    #expect(host.presentationFrame(of: "large")?.minX == 100)
    host.advance(by: 0.5)
    #expect(abs((host.presentationFrame(of: "large")?.minX ?? 0) - 50) < 1e-6)
    // The view that leaves goes with it: from its middle (110, 5) half the way to (100, 50).
    #expect(host.presentationFrames(of: "small") == [CGRect(x: 95, y: 22.5, width: 20, height: 10)])
    host.advance(by: 0.5)
    host.expectShown("large 0 0 200 100")
    #expect(host.frame(of: "small") == nil)
    #expect(host.presentationFrames(of: "small").isEmpty)
  }

  /// Rule: ANIM-1.4.3.
  @Test("phases follow one another, each when the way to the one before is done")
  func phases() {
    let log = Log()
    let host = host(100, 10) {
      Color.red.frame(width: 10, height: 10).called("phased")
        .phaseAnimator([0.0, 40.0]) { content, phase in
          let _ = log.note("\(phase)")
          content.offset(x: phase)
        } animation: { _ in
          .linear(duration: 1)
        }
        .frame(width: 100, height: 10, alignment: .leading)
    }
    #expect(log.entries == ["0.0", "40.0"])
    host.advance(by: 0.5)
    host.expectShown("phased 20 0 10 10")
    host.advance(by: 0.75)
    #expect(log.entries == ["0.0", "40.0", "0.0"])
    host.expectShown("phased 30 0 10 10")
    host.advance(by: 2)
    #expect(log.entries == ["0.0", "40.0", "0.0", "40.0", "0.0"])
  }

  /// Rule: ANIM-1.4.3.
  @Test("phases without an animation follow one another a sixtieth of a second apart")
  func phasesWithoutAnimation() {
    let log = Log()
    let host = host(100, 10) {
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

  @Test("phases end with their view, and begin once when it comes back")
  func phasesEnd() {
    let log = Log()
    func pages(_ selection: Int) -> some View {
      TabView(selection: .constant(selection)) {
        Color.red.phaseAnimator([0.0, 1]) { content, phase in
          content.offset(x: phase)
        } animation: { _ in
          log.note("step")
          return .linear(duration: 1)
        }
        .tag(0)
        Color.blue.tag(1)
      }
    }
    let host = host { pages(0) }
    func steps(in seconds: Double) -> Int {
      let before = log.entries.count
      host.advance(by: seconds)
      return log.entries.count - before
    }
    // The first began with the view; one begins at each second's end.
    #expect(steps(in: 3.5) == 3)
    host.update { pages(1) }
    #expect(steps(in: 10) == 0)
    host.update { pages(0) }
    #expect(steps(in: 3.5) == 3)
  }
}

@MainActor
@Suite("Several sources of one id")
struct MatchedSourceTests {
  /// Rule: ANIM-1.4.2.
  @Test("the first source in the tree counts, also when it was made last")
  func firstInTree() {
    func content(isShown: Bool) -> some View {
      InSpace { space in
        HStack(alignment: .top, spacing: 0) {
          if isShown {
            Color.red.frame(width: 40, height: 30).matchedGeometryEffect(id: 1, in: space)
          }
          Color.red.frame(width: 20, height: 10).matchedGeometryEffect(id: 1, in: space)
          Color.blue.called("follower")
            .matchedGeometryEffect(id: 1, in: space, isSource: false)
            .frame(width: 5, height: 5)
        }
      }
    }
    let host = host { content(isShown: false) }
    // In the middle of 100: 20 + 5 and 10; then 40 + 20 + 5 and 30.
    host.expectFrames("follower 37.5 45 20 10")
    host.update { content(isShown: true) }
    host.expectFrames("follower 17.5 35 40 30")
  }
}
