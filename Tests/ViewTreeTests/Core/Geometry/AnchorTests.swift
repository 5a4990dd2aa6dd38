import SwiftUI
import Testing
import ViewTreeTesting

/// The anchors that views report, in order.
struct AnchorsKey<Part>: PreferenceKey {
  static var defaultValue: [Anchor<Part>] { [] }
  static func reduce(value: inout [Anchor<Part>], nextValue: () -> [Anchor<Part>]) {
    value += nextValue()
  }
}

/// Keeps what a reader resolved last.
private final class Seen<Value> {
  var values: [Value] = []
}

extension View {
  fileprivate func reports<Value>(_ source: Anchor<Value>.Source) -> some View {
    anchorPreference(key: AnchorsKey<Value>.self, value: source) { [$0] }
  }

  fileprivate func reportsBounds() -> some View { reports(Anchor<CGRect>.Source.bounds) }

  fileprivate func alsoReports<Value>(_ source: Anchor<Value>.Source) -> some View {
    transformAnchorPreference(key: AnchorsKey<Value>.self, value: source) { $0.append($1) }
  }

  /// Resolves all anchors of one kind in this view's space.
  fileprivate func resolves<Value>(_ seen: Seen<Value>) -> some View {
    overlayPreferenceValue(AnchorsKey<Value>.self) { anchors in
      GeometryReader { proxy in
        let _ = seen.values = anchors.map { proxy[$0] }
        Color.clear
      }
    }
  }
}

/// Source: ANCHOR-2.1 to ANCHOR-2.4.
@MainActor @Suite("Anchor")
struct AnchorTests {
  private let seen = Seen<CGRect>()
  private let points = Seen<CGPoint>()
  private let model = Model()
  private var box: some View { Color.red.frame(width: 20, height: 10) }

  /// The rectangles that views report, in the space of all of them.
  private func resolved(@ViewBuilder _ content: () -> some View) -> [CGRect] {
    let seen = Seen<CGRect>()
    _ = host { content().resolves(seen) }
    return seen.values
  }

  @Test("each named point lies at its share of the size")
  func namedPoints() {
    for (source, x, y) in [
      (.topLeading, 0, 0), (.top, 10, 0), (.topTrailing, 20, 0), (.leading, 0, 5),
      (.center, 10, 5), (.trailing, 20, 5), (.bottomLeading, 0, 10), (.bottom, 10, 10),
      (.bottomTrailing, 20, 10),
    ] as [(Anchor<CGPoint>.Source, CGFloat, CGFloat)] {
      _ = host {
        box.reports(source).resolves(points)
      }
      #expect(points.values == [CGPoint(x: x, y: y)])
    }
  }

  /// Rule: ANCHOR-2.1.1.
  @Test("points and rectangles may be given in the view's space, and points in shares of its size")
  func given() {
    _ = host {
      box.reports(Anchor<CGPoint>.Source.point(CGPoint(x: 3, y: 4)))
        .alsoReports(Anchor<CGPoint>.Source.unitPoint(UnitPoint(x: 0.25, y: 2)))
        .reports(Anchor<CGRect>.Source.rect(CGRect(1, 2, 3, 4)))
        .resolves(points)
        .resolves(seen)
    }
    #expect(points.values == [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 20)])
    #expect(seen.values == [CGRect(1, 2, 3, 4)])
  }

  /// Rule: ANCHOR-2.1.1.
  @Test("several sources make one anchor of several values, a missing one an anchor of nil")
  func composed() {
    struct Key: PreferenceKey {
      struct Value {
        var corners: Anchor<[CGPoint]>?
        var some: Anchor<CGPoint?>?
        var none: Anchor<CGPoint?>?
      }
      static var defaultValue: Value { Value() }
      static func reduce(value: inout Value, nextValue: () -> Value) {}
    }
    let seen = Seen<String>()
    _ = host {
      box
        .anchorPreference(
          key: Key.self, value: Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing])
        ) { Key.Value(corners: $0) }
        .transformAnchorPreference(
          key: Key.self, value: Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source.center)
        ) { $0.some = $1 }
        .transformAnchorPreference(
          key: Key.self, value: Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source?.none)
        ) { $0.none = $1 }
        .overlayPreferenceValue(Key.self) { value in
          GeometryReader { proxy in
            let _ =
              seen.values = [
                value.corners.map { "\(proxy[$0].map(\.x)) \(proxy[$0].map(\.y))" } ?? "",
                value.some.flatMap { proxy[$0] }.map { "\($0.x) \($0.y)" } ?? "",
                value.none.flatMap { proxy[$0] } == nil ? "nil" : "not nil",
              ]
            Color.clear
          }
        }
    }
    #expect(seen.values == ["[0.0, 20.0] [0.0, 10.0]", "10.0 5.0", "nil"])
  }

  /// Rule: ANCHOR-2.3.2.
  @Test("an anchor is that of the view as modified so far")
  func modifierOrder() {
    let rects = resolved {
      VStack(spacing: 0) {
        box.padding(5).reportsBounds()
        box.reportsBounds().padding(5)
      }
    }
    #expect(rects == [CGRect(0, 0, 30, 20), CGRect(5, 25, 20, 10)])
  }

  /// Rule: ANCHOR-2.1.2.
  @Test("anchors are equal when the same places of the root's space were taken down")
  func equality() {
    var anchors: [Anchor<CGRect>] = []
    _ = host {
      VStack(spacing: 0) {
        box.reportsBounds()
        box.reportsBounds().background(Color.clear.reportsBounds())
      }
      .onPreferenceChange(AnchorsKey<CGRect>.self) { anchors = $0 }
    }
    #expect(anchors.count == 3)
    #expect(anchors[0] != anchors[1])
    // The background of the second has the second's place.
    #expect(anchors[1] == anchors[2])
    #expect(Set(anchors).count == 2)
  }

  /// Rule: PREF-1.4.3.
  @Test("an inner anchor of the same key is overridden; transformAnchorPreference adds to it")
  func override() {
    let inner = box.reportsBounds().padding(5)
    #expect(resolved { inner.reportsBounds() } == [CGRect(0, 0, 30, 20)])
    let added = resolved { inner.alsoReports(Anchor<CGRect>.Source.bounds) }
    #expect(added == [CGRect(5, 5, 20, 10), CGRect(0, 0, 30, 20)])
  }

  @Test("applied to a list, each element reports its own place")
  func list() {
    let rects = resolved {
      HStack(spacing: 0) {
        ForEach(1..<4) { index in Color.red.frame(width: CGFloat(index) * 10, height: 10) }
          .reportsBounds()
      }
    }
    #expect(rects == [CGRect(0, 0, 10, 10), CGRect(10, 0, 20, 10), CGRect(30, 0, 30, 10)])
  }

  /// Rule: ANCHOR-2.4.1.
  @Test("an offset moves the anchors inside it, not those outside")
  func offset() {
    let rects = resolved {
      VStack(spacing: 0) {
        box.reportsBounds().offset(x: 7)
        box.offset(x: 7).reportsBounds()
      }
    }
    #expect(rects == [CGRect(7, 0, 20, 10), CGRect(0, 10, 20, 10)])
  }

  /// Rule: ANCHOR-2.4.2.
  @Test("a turned rectangle is boxed on the way out and again on the way in; a point stays exact")
  func twice() {
    let square = Color.red.frame(width: 20, height: 20).reportsBounds()
    // The box of a square turned by 45 degrees has the side times the root of two.
    let side = 20 * 2.0.squareRoot()
    let out = resolved { square.rotationEffect(.degrees(45)) }
    let turned = CGRect(10 - side / 2, 10 - side / 2, side, side)
    #expect(out.first?.isClose(to: turned) == true)
    _ = host {
      square.reports(Anchor<CGPoint>.Source.topLeading)
        .resolves(seen)
        .resolves(points)
        .rotationEffect(.degrees(45))
    }
    // Out: side * root 2; the box turned back by 45 degrees: once more, 20 * 2 = 40 around (10,
    // 10).
    #expect(seen.values.first?.isClose(to: CGRect(-10, -10, 40, 40)) == true)
    #expect(abs(points.values[0].x) < 1e-9 && abs(points.values[0].y) < 1e-9)
  }

  /// Rule: ANCHOR-2.4.4.
  @Test("a scaling maps anchors; a scaling by zero is left out")
  func scale() {
    let host = host {
      HStack(spacing: 0) {
        box.reportsBounds().scaleEffect(0.5)
        box.reportsBounds().scaleEffect(0)
      }
      .resolves(seen)
    }
    #expect(seen.values == [CGRect(5, 2.5, 10, 5), CGRect(20, 0, 20, 10)])
    #expect(host.warnings.map(\.kind) == [.singularTransform])
  }

  @Test("null and infinite rectangles stay what they are under any transform")
  func unbounded() {
    let rects = resolved {
      HStack(spacing: 0) {
        Color.red.reports(Anchor<CGRect>.Source.rect(.null))
        Color.red.reports(Anchor<CGRect>.Source.rect(.infinite))
      }
      .rotationEffect(.degrees(30))
    }
    #expect(rects.map(\.isNull) == [true, false])
    #expect(rects.map(\.isInfinite) == [false, true])
  }

  /// Rules: ANCHOR-2.2.1, ANCHOR-2.2.3.
  @Test("a reader that is no ancestor of the writer resolves the anchor in its own space")
  func otherReader() {
    struct Passed: View {
      let seen: Seen<CGRect>
      @State private var anchors: [Anchor<CGRect>] = []
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10).reportsBounds()
          Color.red.frame(width: 60, height: 30)
          GeometryReader { proxy in
            let _ = seen.values = anchors.map { proxy[$0] }
            Color.clear
          }
          .frame(width: 40, height: 40)
        }
        .onPreferenceChange(AnchorsKey<CGRect>.self) { anchors = $0 }
      }
    }
    _ = host { Passed(seen: seen) }
    // The column is 60 wide: the writer starts at 20, 0, the reader at 10, 40.
    #expect(seen.values == [CGRect(10, -40, 20, 10)])
  }

  private final class Keeper {
    var anchor: Anchor<CGRect>?
    var proxy: GeometryProxy?
  }

  /// Rule: ANCHOR-2.2.3.
  @Test("an anchor outlives its writer, with the place that it had")
  func staleWriter() {
    let keeper = Keeper()
    func content(shows: Bool) -> some View {
      VStack(spacing: 0) {
        if shows { box.reportsBounds() }
        GeometryReader { proxy in
          let _ = seen.values = keeper.anchor.map { [proxy[$0]] } ?? []
          Color.clear
        }
      }
      .onPreferenceChange(AnchorsKey<CGRect>.self) {
        if let first = $0.first { keeper.anchor = first }
      }
    }
    let host = host { content(shows: true) }
    host.update { content(shows: false) }
    #expect(seen.values == [CGRect(40, 0, 20, 10)])
  }

  @Test("a proxy whose view has gone resolves every anchor to zero")
  func staleProxy() {
    let keeper = Keeper()
    func content(shows: Bool) -> some View {
      VStack {
        box.reportsBounds().onPreferenceChange(AnchorsKey<CGRect>.self) { keeper.anchor = $0.first }
        if shows {
          GeometryReader { proxy in
            let _ = keeper.proxy = proxy
            Color.clear
          }
        }
      }
    }
    let host = host { content(shows: true) }
    host.update { content(shows: false) }
    let resolved = keeper.anchor.flatMap { anchor in keeper.proxy.map { $0[anchor] } }
    #expect(resolved == .zero)
  }

  @Test("a moved writer reports again, though nothing around it was evaluated")
  func moved() {
    let host = host {
      HStack(spacing: 0) {
        Push(model: model)
        box.reportsBounds()
        Spacer(minLength: 0)
      }
      .resolves(seen)
    }
    #expect(seen.values == [CGRect(0, 0, 20, 10)])
    host.run { model.number = 15 }
    #expect(seen.values == [CGRect(15, 0, 20, 10)])
    #expect(host.value(of: AnchorsKey<CGRect>.self).count == 1)
  }

  @Test("a writer around an exchanged view reports the new view's place, then and later")
  func exchanged() {
    func content(isWide: Bool, offset: CGFloat = 0) -> some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: offset)
        Color.clear.frame(width: 0, height: 0).overlay {
          AnyView(
            isWide
              ? AnyView(Color.red.frame(width: 40, height: 10))
              : AnyView(Color.red.padding(1).frame(width: 20, height: 10))
          )
          .reportsBounds()
        }
      }
      .frame(height: 100, alignment: .top)
      .resolves(seen)
    }
    let host = host { content(isWide: false) }
    #expect(seen.values == [CGRect(40, -5, 20, 10)])
    host.update { content(isWide: true) }
    #expect(seen.values == [CGRect(30, -5, 40, 10)])
    host.update { content(isWide: true, offset: 30) }
    #expect(seen.values == [CGRect(30, 25, 40, 10)])
  }

  @Test("a writer around a view with a new identity reports the new view's place")
  func identity() {
    func content(_ id: Int) -> some View {
      Color.red.frame(width: CGFloat(id) * 10, height: 10).id(id).reportsBounds().resolves(seen)
    }
    let host = host { content(1) }
    host.update { content(3) }
    #expect(seen.values == [CGRect(0, 0, 30, 10)])
  }

  @Test("a writer whose content exchanges its view by itself reports the new view's place")
  func exchangedInside() {
    /// Shows one of two views of different types.
    struct Exchange: View {
      let model: Model
      var body: AnyView {
        model.name == "wide"
          ? AnyView(Color.red.frame(width: 40, height: 20))
          : AnyView(Color.red.padding(0).frame(width: 20, height: 20))
      }
    }
    let host = host {
      VStack(spacing: 0) {
        Push(model: model)
        Color.clear.frame(width: 60, height: 60).overlay { Exchange(model: model).reportsBounds() }
      }
      .resolves(seen)
    }
    #expect(seen.values == [CGRect(20, 30, 20, 20)])
    host.run { model.name = "wide" }
    #expect(seen.values == [CGRect(10, 30, 40, 20)])
    // The column is 100 wide now, so that its middle is at 50.
    host.run { model.number = 100 }
    #expect(seen.values == [CGRect(30, 30, 40, 20)])
  }

  @Test("the frame in the global space and the anchor of the bounds are the same rectangle")
  func pairing() {
    let log = Log()
    let host = host {
      box.reportsBounds()
        .overlay { reader(noting: log) { "\($0.frame(in: .global))" } }
        .scaleEffect(1.5)
        .offset(x: 3)
        .frame(width: 100, height: 100)
        .overlayPreferenceValue(AnchorsKey<CGRect>.self) { anchors in
          reader(noting: log) { proxy in "\(anchors.map { proxy[$0] }.first ?? .null)" }
        }
    }
    #expect(host.warnings.isEmpty)
    #expect(log.entries.count == 2)
    #expect(log.entries[0] == log.entries[1])
  }
}
