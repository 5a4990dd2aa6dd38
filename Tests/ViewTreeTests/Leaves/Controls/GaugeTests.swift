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
    ViewHost(size: CGSize(300, 200)) { gauge.called("gauge") }
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
    // 20 + 8 + 20 (the bounds are higher than the bar) + 8 + 20, in the middle of 300 x 200.
    host.expectFrames(
      """
      gauge 0 62 300 76, label 125 62 50 20, least 0 90 10 20, most 270 90 30 20, \
      value 130 118 40 20
      """)
  }

  @Test("without bounds the bar has the whole width, and without a value nothing is below it")
  func alone() {
    // 20 + 8 + 4, in the middle of 200.
    host(Gauge(value: 0.5) { side(50, "label") }).expectFrames("gauge 0 84 300 32")
  }

  @Test("a circular one is 44 by 44 and shows none of them")
  func circular() {
    let host = host(Gauge(value: 0.5) { side(50, "label") }.gaugeStyle(.accessoryCircular))
    host.expectFrames("gauge 128 78 44 44, label missing")
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
