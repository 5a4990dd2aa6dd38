import SwiftUI
import Testing
import ViewTreeTesting

/// A box that grows from 50 to 150, and the views below it, in a window of 200 x 300.
private struct Column: View {
  let isOn: Bool
  let log: Log

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 100, height: isOn ? 150 : 50).called("box")
      Color.blue.frame(width: 40, height: 20)
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minY
        } action: {
          log.note("\($0)")
        }
        .called("below")
    }
    .frame(width: 200, height: 300, alignment: .topLeading)
  }
}

@MainActor
@Suite("What is shown goes its way while layout holds the final values")
struct PresentationTests {
  private let control = Control()
  private let log = Log()

  private func column(_ animation: Animation? = .linear(duration: 1)) -> ViewHost {
    let host = host(200, 300) { Toggled(control, animation) { Column(isOn: $0, log: log) } }
    host.settle()
    return host
  }

  @Test("an animation that is over covers those below it, though they still move")
  func overBeforeThoseBelow() {
    func bar(_ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10).called("bar").frame(width: 400, alignment: .leading)
    }
    let host = host(400, 100) { bar(0) }
    host.animate(.linear(duration: 10)) { bar(100) }
    host.advance(by: 1)
    host.animate(.linear(duration: 1)) { bar(200) }
    host.advance(by: 0.5)
    // The first is at 15, the second half way from there to 200.
    host.expectShown("bar 0 45 107.5 10")
    host.animate(.linear(duration: 2)) { bar(300) }
    host.advance(by: 1)
    // The second has ended at 200, whatever the first does; the third is half way to 300.
    host.expectShown("bar 0 45 250 10")
  }

  /// Rule: ANIM-1.1.1.
  @Test("a frame is final for layout at once and goes linearly for the eye")
  func frames() {
    let host = column()
    control.run("toggle", in: host)
    host.expectFrames("box 0 0 100 150, below 30 150 40 20")
    host.expectShown("box 0 0 100 50, below 30 50 40 20")
    #expect(host.isAnimating)
    let counters = host.counters
    host.advance(by: 0.25)
    host.expectShown("box 0 0 100 75, below 30 75 40 20")
    host.advance(by: 0.75)
    #expect(host.presentationFrame(of: "box") == host.frame(of: "box"))
    #expect(!host.isAnimating)
    // Nothing is measured, placed or evaluated on the way.
    #expect(host.counters.measurements == counters.measurements)
    #expect(host.counters.placements == counters.placements)
    #expect(host.counters.bodies == counters.bodies)
    #expect(log.entries == ["50.0", "150.0"])
  }

  @Test("settle does not move time: what is shown stays where it began")
  func settle() {
    let host = column(.easeIn)
    control.run("toggle", in: host)
    host.settle()
    host.expectShown("box 0 0 100 50")
  }

  @Test("without an animation what is shown is final at once")
  func plain() {
    let host = column()
    control.run("plain", in: host)
    host.expectShown("box 0 0 100 150")
    #expect(!host.isAnimating)
  }

  @Test(
    "the same moments show the same at 30, 60 and 120 frames a second",
    arguments: [.easeInOut(duration: 0.7), .bouncy, .linear.repeatCount(4)] as [Animation])
  func frameRates(animation: Animation) {
    func heights(_ rate: Double) -> [CGFloat] {
      let host = column(animation)
      host.framesPerSecond = rate
      control.run("toggle", in: host)
      return (1...21).map { step in
        host.advance(by: 0.1)
        defer { if step == 6 { control["toggle"]() } }
        return host.presentationFrame(of: "box")?.height ?? -1
      }
    }
    let usual = heights(60)
    for rate in [30.0, 120] {
      #expect(zip(heights(rate), usual).allSatisfy { abs($0 - $1) < 1e-9 }, "\(rate)")
    }
  }

  @Test("offset, scale and opacity go their way together")
  func effects() {
    let host = host(300, 300) {
      Toggled(control) { isOn in
        Color.red.frame(width: 100, height: 100).called("inside")
          .scaleEffect(isOn ? 2 : 1, anchor: .topLeading)
          .offset(x: isOn ? 80 : 0)
          .opacity(isOn ? 0 : 1)
          .frame(width: 300, height: 300, alignment: .topLeading)
      }
    }
    control.run("toggle", in: host)
    host.expectFrames("inside 80 0 200 200")
    host.expectShown("inside 0 0 100 100")
    host.expectOpacity("inside", 1)
    host.advance(by: 0.25)
    host.expectShown("inside 20 0 125 125")
    host.expectOpacity("inside", 0.75)
  }

  @Test("a change on the way starts from what is shown")
  func interruption() {
    let host = column()
    control.run("toggle", in: host, for: 0.5)
    host.expectShown("box 0 0 100 100")
    control.run("toggle", in: host)
    host.expectShown("box 0 0 100 100")
    // From the running one, at 50 + 100 (0.5 + t), a share t of the way back to 50:
    // 125 - 0.25 x 75.
    host.advance(by: 0.25)
    host.expectShown("box 0 0 100 106.25")
    host.advance(by: 0.75)
    host.expectShown("box 0 0 100 50")
    #expect(!host.isAnimating)
  }

  /// Rule: ANIM-1.1.4.
  @Test("a spring that is interrupted by a spring keeps its velocity")
  func springVelocity() {
    let host = column(.spring(duration: 1))
    control.run("toggle", in: host, for: 0.25)
    control.run("toggle", in: host, for: 0.1)
    // Critically damped, w = 2 pi: x(t) = 100 (1 - e^-wt (1 + wt)), v(t) = 100 w² t e^-wt.
    let w = 2 * Double.pi
    let x = 100 * (1 - exp(-w * 0.25) * (1 + w * 0.25))
    let v = 100 * w * w * 0.25 * exp(-w * 0.25)
    // Then back to 0 from there: r = e^-wt (x + (v + w x) t).
    let expected = 50 + exp(-w * 0.1) * (x + (v + w * x) * 0.1)
    #expect(abs((host.presentationFrame(of: "box")?.height ?? 0) - expected) < 1e-6)
  }

  /// Rule: ANIM-1.1.2.
  @Test("a change without an animation moves what is on its way, and does not stop it")
  func plainOnTheWay() {
    let host = column()
    control.run("toggle", in: host, for: 0.25)
    // Final 150, 75 to go: 50 less 75.
    control.run("plain", in: host)
    host.expectShown("below 30 -25 40 20")
    host.advance(by: 0.75)
    host.expectShown("box 0 0 100 50")
  }

  @Test("the window's size changes without an animation")
  func resize() {
    let host = host(200, 300) { Color.red.called("all") }
    host.size = CGSize(width: 100, height: 100)
    host.expectShown("all 0 0 100 100")
  }

  @Test("an observable object changed in withAnimation is animated")
  func observable() {
    final class Model: ObservableObject {
      @Published var width = 50.0
      @Published var height = 50.0
    }
    struct Box: View {
      @ObservedObject var model: Model
      var body: some View {
        Color.red.frame(width: model.width, height: model.height).called("box")
      }
    }
    let model = Model()
    let host = host(200, 300) { Box(model: model) }
    withAnimation(.linear(duration: 1)) { model.width = 150 }
    host.settle()
    host.advance(by: 0.5)
    host.expectFrames("box 25 125 150 50")
    host.expectShown("box 50 125 100 50")
    model.height = 80
    host.settle()
    host.expectShown("box 50 110 100 80")
  }

  private struct AnchorKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  /// Rules: ANCHOR-2.3.1, ANIM-1.1.1.
  @Test("an anchor is where the view is shown; a reader's size is final")
  func anchors() {
    let host = host(200, 300) {
      Toggled(control) { isOn in
        Color.red.frame(width: 20, height: 20)
          .anchorPreference(key: AnchorKey.self, value: .topLeading) { $0 }
          .offset(x: isOn ? 80 : 0)
          .frame(width: 200, height: 300, alignment: .topLeading)
          .overlayPreferenceValue(AnchorKey.self) { anchor in
            GeometryReader { proxy in
              if let anchor {
                HStack(spacing: 0) {
                  Color.clear.frame(width: proxy[anchor].x, height: 1)
                  Color.blue.frame(width: 1, height: 1).called("mark")
                }
              }
            }
          }
      }
    }
    control.run("toggle", in: host)
    host.expectFrames("mark 0 0 1 1")
    host.advance(by: 0.5)
    host.expectFrames("mark 40 0 1 1")
    host.advance(by: 0.5)
    host.expectFrames("mark 80 0 1 1")
  }

  @Test("an effect maps its content as it is shown at the moment")
  func shownMapping() throws {
    let host = host(200, 300) {
      Toggled(control) { isOn in
        Color.red.frame(width: 100, height: 100).scaleEffect(isOn ? 2 : 1).called("scaled")
      }
    }
    func scale() throws -> CGFloat {
      try #require(host.tree.firstElement("scaled")).presentedContentMapping.m11
    }
    #expect(try scale() == 1)
    control.run("toggle", in: host, for: 0.5)
    #expect(abs(try scale() - 1.5) < 1e-9)
    host.advance(by: 1)
    #expect(try scale() == 2)
  }

  /// Source: Apple documentation: an effect's anchor is animated with its numbers.
  @Test("an anchor goes its way with the scaling and the turn that it belongs to")
  func effectAnchors() {
    let box = Color.red.frame(width: 100, height: 100).called("box")
    func turned(_ anchor: UnitPoint) -> some View {
      box.rotationEffect(.degrees(180), anchor: anchor)
    }
    func doubled(_ anchor: UnitPoint) -> some View { box.scaleEffect(2, anchor: anchor) }
    let turning = host(400, 400) { turned(.topLeading) }
    let doubling = host(400, 400) { doubled(.topLeading) }
    turning.animate { turned(.bottomTrailing) }
    doubling.animate { doubled(.bottomTrailing) }
    // The box has its corner at 150, and the anchor p goes 25 a quarter: turned by 180 degrees it goes
    // from 2 p - 250 on; doubled about p it begins at 2 x 150 - p.
    for (turned, doubled) in [(50, 150), (100, 125), (150, 100), (200, 75)] {
      turning.expectShown("box \(turned) \(turned) 100 100")
      doubling.expectShown("box \(doubled) \(doubled) 200 200")
      turning.advance(by: 0.25)
      doubling.advance(by: 0.25)
    }
  }
}
