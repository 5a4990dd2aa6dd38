import SwiftUI
import Testing
import ViewTreeTesting

private struct PresentedBox: View {
  let control: Control
  let animation: Animation?
  var log = Log()
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 100, height: isOn ? 150 : 50).accessibilityIdentifier("box")
      Color.blue.frame(width: 40, height: 20)
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minY
        } action: {
          log.note("\($0)")
        }
        .accessibilityIdentifier("below")
    }
    .frame(width: 200, height: 300, alignment: .topLeading)
    .onAppear {
      control["toggle"] = { withAnimation(animation) { isOn.toggle() } }
      control["plain"] = { isOn.toggle() }
    }
  }
}

private struct PresentedEffects: View {
  let control: Control
  @State private var isOn = false

  var body: some View {
    Color.red.frame(width: 100, height: 100)
      .accessibilityIdentifier("inside")
      .scaleEffect(isOn ? 2 : 1, anchor: .topLeading)
      .offset(x: isOn ? 80 : 0)
      .opacity(isOn ? 0 : 1)
      .frame(width: 300, height: 300, alignment: .topLeading)
      .onAppear { control["toggle"] = { withAnimation(.linear(duration: 1)) { isOn.toggle() } } }
  }
}

private struct ShownMapping: View {
  let control: Control
  @State private var isOn = false

  var body: some View {
    Color.red.frame(width: 100, height: 100)
      .scaleEffect(isOn ? 2 : 1)
      .accessibilityIdentifier("scaled")
      .onAppear { control["toggle"] = { withAnimation(.linear(duration: 1)) { isOn.toggle() } } }
  }
}

private struct PresentedWidth: View {
  let control: Control
  @State private var width: CGFloat = 0

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .accessibilityIdentifier("bar")
      .frame(width: 400, alignment: .leading)
      .onAppear {
        control["first"] = { withAnimation(.linear(duration: 10)) { width = 100 } }
        control["second"] = { withAnimation(.linear(duration: 1)) { width = 200 } }
        control["third"] = { withAnimation(.linear(duration: 2)) { width = 300 } }
      }
  }
}

private func isNear(_ left: CGRect?, _ right: CGRect) -> Bool {
  guard let left else { return false }
  return abs(left.minX - right.minX) < 1e-6 && abs(left.minY - right.minY) < 1e-6
    && abs(left.width - right.width) < 1e-6 && abs(left.height - right.height) < 1e-6
}

@MainActor
@Suite("What is shown goes its way while layout holds the final values")
struct PresentationTests {
  private let size = CGSize(width: 200, height: 300)

  @Test("an animation that is over covers those below it, though they still move")
  func overBeforeThoseBelow() throws {
    let control = Control()
    let host = ViewHost(size: CGSize(width: 400, height: 100)) { PresentedWidth(control: control) }
    func shown() throws -> CGFloat { try #require(host.presentationFrame(of: "bar")).width }
    control["first"]()
    host.advance(by: 1)
    control["second"]()
    host.advance(by: 0.5)
    // The first is at 15, the second half way from there to 200.
    #expect(abs(try shown() - 107.5) < 1e-6)
    control["third"]()
    host.advance(by: 1)
    // The second has ended at 200, whatever the first does; the third is half way to 300.
    #expect(abs(try shown() - 250) < 1e-6)
  }

  private func host(_ control: Control, _ animation: Animation?, log: Log = Log()) -> ViewHost {
    let host = ViewHost(size: size) {
      PresentedBox(control: control, animation: animation, log: log)
    }
    host.settle()
    return host
  }

  /// Rule: ANIM-1.1.1.
  @Test("a frame is final for layout at once and goes linearly for the eye")
  func frames() {
    let control = Control()
    let log = Log()
    let host = host(control, .linear(duration: 1), log: log)
    control["toggle"]()
    host.settle()
    #expect(host.frame(of: "box")?.height == 150)
    #expect(host.frame(of: "below")?.minY == 150)
    #expect(host.presentationFrame(of: "box")?.height == 50)
    #expect(host.presentationFrame(of: "below")?.minY == 50)
    #expect(host.isAnimating)
    let counters = host.counters
    host.advance(by: 0.25)
    #expect(isNear(host.presentationFrame(of: "box"), CGRect(x: 0, y: 0, width: 100, height: 75)))
    #expect(
      isNear(host.presentationFrame(of: "below"), CGRect(x: 30, y: 75, width: 40, height: 20)))
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
    let control = Control()
    let host = host(control, .easeIn)
    control["toggle"]()
    host.settle()
    host.settle()
    #expect(host.presentationFrame(of: "box")?.height == 50)
  }

  @Test("without an animation what is shown is final at once")
  func plain() {
    let control = Control()
    let host = host(control, .linear)
    control["plain"]()
    host.settle()
    #expect(host.presentationFrame(of: "box")?.height == 150)
    #expect(!host.isAnimating)
  }

  @Test("the same moments show the same at 30, 60 and 120 frames a second")
  func frameRates() {
    for animation in [Animation.easeInOut(duration: 0.7), .bouncy, .linear.repeatCount(4)] {
      var shown: [[CGFloat]] = []
      for rate in [30.0, 60, 120] {
        let control = Control()
        let host = host(control, animation)
        host.framesPerSecond = rate
        control["toggle"]()
        host.settle()
        var heights: [CGFloat] = []
        for _ in 0..<6 {
          host.advance(by: 0.1)
          heights.append(host.presentationFrame(of: "box")?.height ?? -1)
        }
        control["toggle"]()
        for _ in 0..<15 {
          host.advance(by: 0.1)
          heights.append(host.presentationFrame(of: "box")?.height ?? -1)
        }
        shown.append(heights)
      }
      #expect(zip(shown[0], shown[1]).allSatisfy { abs($0 - $1) < 1e-9 })
      #expect(zip(shown[0], shown[2]).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test("offset, scale and opacity go their way together")
  func effects() {
    let control = Control()
    let host = ViewHost(size: CGSize(width: 300, height: 300)) {
      PresentedEffects(control: control)
    }
    control["toggle"]()
    host.settle()
    #expect(host.frame(of: "inside") == CGRect(x: 80, y: 0, width: 200, height: 200))
    #expect(
      host.presentationFrame(of: "inside") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(host.presentationOpacity(of: "inside") == 1)
    host.advance(by: 0.25)
    #expect(
      isNear(host.presentationFrame(of: "inside"), CGRect(x: 20, y: 0, width: 125, height: 125)))
    #expect(abs((host.presentationOpacity(of: "inside") ?? 0) - 0.75) < 1e-9)
  }

  @Test("a change on the way starts from what is shown")
  func interruption() {
    let control = Control()
    let host = host(control, .linear(duration: 1))
    control["toggle"]()
    host.advance(by: 0.5)
    #expect(abs((host.presentationFrame(of: "box")?.height ?? 0) - 100) < 1e-9)
    control["toggle"]()
    host.settle()
    #expect(abs((host.presentationFrame(of: "box")?.height ?? 0) - 100) < 1e-9)
    // From the running one, at 50 + 100 (0.5 + t), a share t of the way back to 50.
    host.advance(by: 0.25)
    #expect(abs((host.presentationFrame(of: "box")?.height ?? 0) - (125 - 0.25 * 75)) < 1e-6)
    host.advance(by: 0.75)
    #expect(host.presentationFrame(of: "box")?.height == 50)
    #expect(!host.isAnimating)
  }

  /// Rule: ANIM-1.1.4.
  @Test("a spring that is interrupted by a spring keeps its velocity")
  func springVelocity() {
    let control = Control()
    let host = host(control, .spring(duration: 1))
    control["toggle"]()
    host.advance(by: 0.25)
    control["toggle"]()
    host.advance(by: 0.1)
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
    let control = Control()
    let host = host(control, .linear(duration: 1))
    control["toggle"]()
    host.advance(by: 0.25)
    // Final 150, 75 to go.
    control["plain"]()
    host.settle()
    #expect(abs((host.presentationFrame(of: "below")?.minY ?? 0) - (50 - 75)) < 1e-6)
    host.advance(by: 0.75)
    #expect(host.presentationFrame(of: "box")?.height == 50)
  }

  @Test("the window's size changes without an animation")
  func resize() {
    let host = ViewHost(size: size) { Color.red.accessibilityIdentifier("all") }
    host.size = CGSize(width: 100, height: 100)
    #expect(host.presentationFrame(of: "all") == host.frame(of: "all"))
  }

  @Test("an observable object changed in withAnimation is animated")
  func observable() {
    let model = PresentedModel()
    let host = ViewHost(size: size) { PresentedModelView(model: model) }
    withAnimation(.linear(duration: 1)) { model.width = 150 }
    host.settle()
    host.advance(by: 0.5)
    #expect(host.frame(of: "box")?.width == 150)
    #expect(abs((host.presentationFrame(of: "box")?.width ?? 0) - 100) < 1e-6)
    model.height = 80
    host.settle()
    #expect(host.presentationFrame(of: "box")?.height == 80)
  }

  /// Rules: ANCHOR-2.3.1, ANIM-1.1.1.
  @Test("an anchor is where the view is shown; a reader's size is final")
  func anchors() {
    let control = Control()
    let host = ViewHost(size: size) { PresentedAnchors(control: control) }
    control["toggle"]()
    host.settle()
    #expect(host.frame(of: "mark")?.minX == 0)
    host.advance(by: 0.5)
    #expect(abs((host.frame(of: "mark")?.minX ?? 0) - 40) < 1e-6)
    host.advance(by: 0.5)
    #expect(host.frame(of: "mark")?.minX == 80)
  }

  @Test("an effect maps its content as it is shown at the moment")
  func shownMapping() throws {
    let control = Control()
    let host = ViewHost(size: size) {
      ShownMapping(control: control)
    }
    func scale() throws -> CGFloat {
      try #require(host.tree.firstElement("scaled")).presentedContentMapping.m11
    }
    #expect(try scale() == 1)
    control["toggle"]()
    host.advance(by: 0.5)
    #expect(abs(try scale() - 1.5) < 1e-9)
    host.advance(by: 1)
    #expect(try scale() == 2)
  }

  /// Source: Apple documentation: an effect's anchor is animated with its numbers.
  @Test("an anchor goes its way with the scaling and the turn that it belongs to")
  func effectAnchors() {
    struct Anchored: View {
      let control: Control
      let turns: Bool
      @State private var isOn = false

      var body: some View {
        let box = Color.red.frame(width: 100, height: 100).accessibilityIdentifier("box")
        return Group {
          if turns {
            box.rotationEffect(.degrees(180), anchor: isOn ? .bottomTrailing : .topLeading)
          } else {
            box.scaleEffect(2, anchor: isOn ? .bottomTrailing : .topLeading)
          }
        }
        .frame(width: 400, height: 400)
        .onAppear { control["toggle"] = { withAnimation(.linear(duration: 1)) { isOn.toggle() } } }
      }
    }
    for turns in [true, false] {
      let control = Control()
      let host = ViewHost(size: CGSize(width: 400, height: 400)) {
        Anchored(control: control, turns: turns)
      }
      host.settle()
      control["toggle"]()
      host.settle()
      for quarter in 0...3 {
        // The box has its corner at 150. Turned by 180 degrees about a point p it goes from
        // 2 p - 250 on; doubled about p it begins at 2 x 150 - p.
        let anchor = 150 + 25 * CGFloat(quarter)
        let expected =
          turns
          ? CGRect(x: 2 * anchor - 250, y: 2 * anchor - 250, width: 100, height: 100)
          : CGRect(x: 300 - anchor, y: 300 - anchor, width: 200, height: 200)
        #expect(isNear(host.presentationFrame(of: "box"), expected), "quarter \(quarter)")
        host.advance(by: 0.25)
      }
    }
  }
}

private final class PresentedModel: ObservableObject {
  @Published var width = 50.0
  @Published var height = 50.0
}

private struct PresentedModelView: View {
  @ObservedObject var model: PresentedModel

  var body: some View {
    Color.red.frame(width: model.width, height: model.height).accessibilityIdentifier("box")
  }
}

private struct PresentedAnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

private struct PresentedAnchors: View {
  let control: Control
  @State private var isOn = false

  var body: some View {
    Color.red.frame(width: 20, height: 20)
      .anchorPreference(key: PresentedAnchorKey.self, value: .topLeading) { $0 }
      .offset(x: isOn ? 80 : 0)
      .frame(width: 200, height: 300, alignment: .topLeading)
      .overlayPreferenceValue(PresentedAnchorKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Color.blue.frame(width: 1, height: 1)
              .offset(x: proxy[anchor].x)
              .background(Color.clear)
              .overlay(Color.clear)
          }
        }
      }
      .overlayPreferenceValue(PresentedAnchorKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            HStack(spacing: 0) {
              Color.clear.frame(width: proxy[anchor].x, height: 1)
              Color.blue.frame(width: 1, height: 1).accessibilityIdentifier("mark")
            }
          }
        }
      }
      .onAppear { control["toggle"] = { withAnimation(.linear(duration: 1)) { isOn.toggle() } } }
  }
}
