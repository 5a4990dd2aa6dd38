import SwiftUI
import Testing
import ViewTreeTesting

/// Apple publishes no figures of gauges; these are the engine's own, as its docstring states them.
@MainActor
@Suite("Gauges")
struct GaugeTests {
  private func side(_ width: CGFloat, _ name: String) -> some View {
    Color.clear.frame(width: width, height: 20).accessibilityIdentifier(name)
  }

  private func host<G: View>(_ gauge: G) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 200)) { gauge.accessibilityIdentifier("gauge") }
  }

  @Test("a label, a bar of 4 points between its bounds, and the value are below one another")
  func linear() {
    let host = host(
      Gauge(value: 3, in: 0...4) {
        side(50, "label")
      } currentValueLabel: {
        side(40, "value")
      } minimumValueLabel: {
        side(10, "least")
      } maximumValueLabel: {
        side(30, "most")
      })
    // 20 + 8 + 20 (the bounds are higher than the bar) + 8 + 20, in the middle of 200.
    #expect(host.frame(of: "gauge") == CGRect(x: 0, y: 62, width: 300, height: 76))
    #expect(host.frame(of: "label")?.midX == 150)
    #expect(host.frame(of: "least") == CGRect(x: 0, y: 90, width: 10, height: 20))
    #expect(host.frame(of: "most") == CGRect(x: 270, y: 90, width: 30, height: 20))
    #expect(host.frame(of: "value")?.minY == 118)
  }

  @Test("without bounds the bar has the whole width, and without a value nothing is below it")
  func alone() {
    // 20 + 8 + 4, in the middle of 200.
    #expect(
      host(Gauge(value: 0.5) { side(50, "label") }).frame(of: "gauge")
        == CGRect(x: 0, y: 84, width: 300, height: 32))
  }

  @Test("a circular one is 44 by 44 and shows none of them")
  func circular() {
    let host = host(Gauge(value: 0.5) { side(50, "label") }.gaugeStyle(.accessoryCircular))
    #expect(host.frame(of: "gauge") == CGRect(x: 128, y: 78, width: 44, height: 44))
    #expect(host.findAll("label").isEmpty)
  }

  @Test("each style is a bar or a circle")
  func styles() {
    func width(_ style: some GaugeStyle) -> CGFloat? {
      host(Gauge(value: 0.5) { side(50, "label") }.gaugeStyle(style)).frame(of: "gauge")?.width
    }
    #expect(width(.automatic) == 300 && width(.linearCapacity) == 300)
    #expect(width(.accessoryLinear) == 300 && width(.accessoryLinearCapacity) == 300)
    #expect(width(.accessoryCircular) == 44 && width(.accessoryCircularCapacity) == 44)
  }

  @Test("reasons of redaction are bits of their own")
  func redactionReasons() {
    let all: [RedactionReasons] = [.placeholder, .privacy, .invalidated]
    for (index, reason) in all.enumerated() {
      #expect(reason.rawValue.nonzeroBitCount == 1)
      for other in all[(index + 1)...] { #expect(reason.isDisjoint(with: other)) }
    }
  }

  @Test("a value between bounds looks as its share of the way does between 0 and 1")
  func share() {
    func picture(_ value: Double, _ bounds: ClosedRange<Double>) -> String {
      host(Gauge(value: value, in: bounds) {}).svg()
    }
    let cases: [(value: Double, bounds: ClosedRange<Double>, share: Double)] = [
      (3, 2...6, 0.25), (-1, -2...2, 0.25), (6, 2...6, 1), (2, 2...6, 0), (7, 2...6, 1),
      (1, 2...6, 0), (4, 4...4, 0),
    ]
    for (value, bounds, share) in cases {
      #expect(picture(value, bounds) == picture(share, 0...1), "\(value) in \(bounds)")
    }
    #expect(Set([0, 0.25, 0.5, 1].map { picture($0, 0...1) }).count == 4)
  }

  @Test("a bar of an unknown share is an empty one")
  func unknownShare() {
    func picture(_ view: some View) -> String { host(view.progressViewStyle(.linear)).svg() }
    #expect(picture(ProgressView()) == picture(ProgressView(value: 0)))
    #expect(picture(ProgressView()) != picture(ProgressView(value: 1)))
  }
}
