import SwiftUI
import Testing
import ViewTreeTesting

private struct AnchorRectsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct AnchorPointsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

/// Keeps what a reader resolved last.
private final class Seen<Value> {
  var values: [Value] = []
}

extension View {
  fileprivate func reportsBounds() -> some View {
    anchorPreference(key: AnchorRectsKey.self, value: .bounds) { [$0] }
  }

  /// Resolves all rectangles in this view's space.
  fileprivate func resolves(_ seen: Seen<CGRect>) -> some View {
    overlayPreferenceValue(AnchorRectsKey.self) { anchors in
      GeometryReader { proxy in
        let _ = seen.values = anchors.map { proxy[$0] }
        Color.clear
      }
    }
  }
}

private func isClose(_ left: CGRect?, _ right: CGRect) -> Bool {
  guard let left else { return false }
  return abs(left.minX - right.minX) < 1e-9 && abs(left.minY - right.minY) < 1e-9
    && abs(left.width - right.width) < 1e-9 && abs(left.height - right.height) < 1e-9
}

/// Source: ANCHOR-2.1 to ANCHOR-2.4.
@MainActor
@Suite("Anchor")
struct AnchorTests {
  @Test(
    "each named point lies at its share of the size",
    arguments: [
      ("topLeading", 0.0, 0.0), ("top", 10, 0), ("topTrailing", 20, 0), ("leading", 0, 5),
      ("center", 10, 5), ("trailing", 20, 5), ("bottomLeading", 0, 10), ("bottom", 10, 10),
      ("bottomTrailing", 20, 10),
    ])
  func points(name: String, x: CGFloat, y: CGFloat) {
    let sources: [String: Anchor<CGPoint>.Source] = [
      "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
      "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading,
      "bottom": .bottom, "bottomTrailing": .bottomTrailing,
    ]
    let seen = Seen<CGPoint>()
    let source = sources[name] ?? .point(.zero)
    _ = host {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: AnchorPointsKey.self, value: source) { [$0] }
        .overlayPreferenceValue(AnchorPointsKey.self) { anchors in
          GeometryReader { proxy in
            let _ = seen.values = anchors.map { proxy[$0] }
            Color.clear
          }
        }
    }
    #expect(seen.values == [CGPoint(x: x, y: y)])
  }

  /// Rule: ANCHOR-2.1.1.
  @Test("points and rectangles may be given in the view's space, and points in shares of its size")
  func given() {
    let points = Seen<CGPoint>()
    let rects = Seen<CGRect>()
    _ = host {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: AnchorPointsKey.self, value: .point(CGPoint(x: 3, y: 4))) { [$0] }
        .transformAnchorPreference(
          key: AnchorPointsKey.self, value: .unitPoint(UnitPoint(x: 0.25, y: 2))
        ) { $0.append($1) }
        .anchorPreference(
          key: AnchorRectsKey.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
        ) { [$0] }
        .overlayPreferenceValue(AnchorPointsKey.self) { anchors in
          GeometryReader { proxy in
            let _ = points.values = anchors.map { proxy[$0] }
            Color.clear
          }
        }
        .resolves(rects)
    }
    #expect(points.values == [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 20)])
    #expect(rects.values == [CGRect(x: 1, y: 2, width: 3, height: 4)])
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
      Color.red.frame(width: 20, height: 10)
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
    let seen = Seen<CGRect>()
    _ = host {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).padding(5).reportsBounds()
        Color.red.frame(width: 20, height: 10).reportsBounds().padding(5)
      }
      .resolves(seen)
    }
    #expect(
      seen.values == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 5, y: 25, width: 20, height: 10),
      ])
  }

  /// Rule: ANCHOR-2.1.2.
  @Test("anchors are equal when the same places of the root's space were taken down")
  func equality() {
    struct Pair: View {
      let compare: ([Anchor<CGRect>]) -> Void
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10).reportsBounds()
          Color.red.frame(width: 20, height: 10).reportsBounds()
            .background(Color.clear.reportsBounds())
        }
        .onPreferenceChange(AnchorRectsKey.self, perform: compare)
      }
    }
    var anchors: [Anchor<CGRect>] = []
    _ = host { Pair { anchors = $0 } }
    #expect(anchors.count == 3)
    #expect(anchors[0] != anchors[1])
    // The background of the second has the second's place.
    #expect(anchors[1] == anchors[2])
    #expect(Set(anchors).count == 2)
  }

  /// Rule: PREF-1.4.3.
  @Test("an inner anchor of the same key is overridden; transformAnchorPreference adds to it")
  func override() {
    let overridden = Seen<CGRect>()
    _ = host {
      Color.red.frame(width: 20, height: 10).reportsBounds().padding(5).reportsBounds()
        .resolves(overridden)
    }
    #expect(overridden.values == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    let added = Seen<CGRect>()
    _ = host {
      Color.red.frame(width: 20, height: 10).reportsBounds().padding(5)
        .transformAnchorPreference(key: AnchorRectsKey.self, value: .bounds) { $0.append($1) }
        .resolves(added)
    }
    #expect(
      added.values == [
        CGRect(x: 5, y: 5, width: 20, height: 10), CGRect(x: 0, y: 0, width: 30, height: 20),
      ])
  }

  @Test("applied to a list, each element reports its own place")
  func list() {
    let seen = Seen<CGRect>()
    _ = host {
      HStack(spacing: 0) {
        ForEach(1..<4) { index in Color.red.frame(width: CGFloat(index) * 10, height: 10) }
          .reportsBounds()
      }
      .resolves(seen)
    }
    #expect(seen.values.map(\.minX) == [0, 10, 30])
    #expect(seen.values.map(\.width) == [10, 20, 30])
  }

  /// Rule: ANCHOR-2.4.1.
  @Test("an offset moves the anchors inside it, not those outside")
  func offset() {
    let seen = Seen<CGRect>()
    _ = host {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).reportsBounds().offset(x: 7)
        Color.red.frame(width: 20, height: 10).offset(x: 7).reportsBounds()
      }
      .resolves(seen)
    }
    #expect(seen.values.map(\.minX) == [7, 0])
  }

  @Test("the box of a square turned by 45 degrees has the side times the root of two")
  func rotation() {
    let seen = Seen<CGRect>()
    _ = host {
      Color.red.frame(width: 20, height: 20).reportsBounds().rotationEffect(.degrees(45))
        .resolves(seen)
    }
    let side = 20 * 2.0.squareRoot()
    #expect(
      isClose(
        seen.values.first,
        CGRect(x: 10 - side / 2, y: 10 - side / 2, width: side, height: side)))
  }

  /// Rule: ANCHOR-2.4.2.
  @Test("a rectangle is boxed on the way out and again on the way in; a point stays exact")
  func twice() {
    let rects = Seen<CGRect>()
    let points = Seen<CGPoint>()
    _ = host {
      Color.red.frame(width: 20, height: 20)
        .reportsBounds()
        .anchorPreference(key: AnchorPointsKey.self, value: .topLeading) { [$0] }
        .resolves(rects)
        .overlayPreferenceValue(AnchorPointsKey.self) { anchors in
          GeometryReader { proxy in
            let _ = points.values = anchors.map { proxy[$0] }
            Color.clear
          }
        }
        .rotationEffect(.degrees(45))
    }
    // Out: side * root 2; the box turned back by 45 degrees: once more, 20 * 2 = 40 around (10,
    // 10).
    #expect(isClose(rects.values.first, CGRect(x: -10, y: -10, width: 40, height: 40)))
    #expect(abs(points.values[0].x) < 1e-9)
    #expect(abs(points.values[0].y) < 1e-9)
  }

  /// Rule: ANCHOR-2.4.4.
  @Test("a scaling maps anchors; a scaling by zero is left out")
  func scale() {
    let seen = Seen<CGRect>()
    let host = host {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).reportsBounds().scaleEffect(0.5)
        Color.red.frame(width: 20, height: 10).reportsBounds().scaleEffect(0)
      }
      .resolves(seen)
    }
    #expect(
      seen.values == [
        CGRect(x: 5, y: 2.5, width: 10, height: 5), CGRect(x: 20, y: 0, width: 20, height: 10),
      ])
    #expect(host.warnings.map(\.kind) == [.singularTransform])
  }

  @Test("null and infinite rectangles stay what they are under any transform")
  func unbounded() {
    let seen = Seen<CGRect>()
    _ = host {
      HStack(spacing: 0) {
        Color.red.anchorPreference(key: AnchorRectsKey.self, value: .rect(.null)) { [$0] }
        Color.red.anchorPreference(key: AnchorRectsKey.self, value: .rect(.infinite)) { [$0] }
      }
      .rotationEffect(.degrees(30))
      .resolves(seen)
    }
    #expect(seen.values.count == 2)
    #expect(seen.values[0].isNull)
    #expect(seen.values[1].isInfinite)
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
        .onPreferenceChange(AnchorRectsKey.self) { anchors = $0 }
      }
    }
    let seen = Seen<CGRect>()
    _ = host { Passed(seen: seen) }
    // The column is 60 wide: the writer starts at 20, 0, the reader at 10, 40.
    #expect(seen.values == [CGRect(x: 10, y: -40, width: 20, height: 10)])
  }

  /// Rule: ANCHOR-2.2.3.
  @Test("an anchor outlives its writer, with the place that it had")
  func staleWriter() {
    final class Keeper {
      var anchor: Anchor<CGRect>?
    }
    struct Kept: View {
      let keeper: Keeper
      let seen: Seen<CGRect>
      let shows: Bool
      var body: some View {
        VStack(spacing: 0) {
          if shows { Color.red.frame(width: 20, height: 10).reportsBounds() }
          GeometryReader { proxy in
            let _ = seen.values = keeper.anchor.map { [proxy[$0]] } ?? []
            Color.clear
          }
        }
        .onPreferenceChange(AnchorRectsKey.self) {
          if let first = $0.first { keeper.anchor = first }
        }
      }
    }
    let keeper = Keeper()
    let seen = Seen<CGRect>()
    let host = host { Kept(keeper: keeper, seen: seen, shows: true) }
    host.update { Kept(keeper: keeper, seen: seen, shows: false) }
    #expect(seen.values == [CGRect(x: 40, y: 0, width: 20, height: 10)])
  }

  @Test("a proxy whose view has gone resolves every anchor to zero")
  func staleProxy() {
    final class Keeper {
      var anchor: Anchor<CGRect>?
      var proxy: GeometryProxy?
    }
    struct Kept: View {
      let keeper: Keeper
      let shows: Bool
      var body: some View {
        VStack {
          Color.red.frame(width: 20, height: 10).reportsBounds()
            .onPreferenceChange(AnchorRectsKey.self) { keeper.anchor = $0.first }
          if shows {
            GeometryReader { proxy in
              let _ = keeper.proxy = proxy
              Color.clear
            }
          }
        }
      }
    }
    let keeper = Keeper()
    let host = host { Kept(keeper: keeper, shows: true) }
    host.update { Kept(keeper: keeper, shows: false) }
    let resolved = keeper.anchor.flatMap { anchor in keeper.proxy.map { $0[anchor] } }
    #expect(resolved == .zero)
  }

  @Test("a moved writer reports again, though nothing around it was evaluated")
  func moved() {
    let model = Model()
    let seen = Seen<CGRect>()
    let host = host {
      HStack(spacing: 0) {
        Push(model: model)
        Color.red.frame(width: 20, height: 10).reportsBounds()
        Spacer(minLength: 0)
      }
      .resolves(seen)
    }
    #expect(seen.values.map(\.minX) == [0])
    host.run { model.number = 15 }
    #expect(seen.values.map(\.minX) == [15])
    #expect(host.value(of: AnchorRectsKey.self).count == 1)
  }

  @Test("a writer around an exchanged view reports the new view's place, then and later")
  func exchanged() {
    struct Exchanged: View {
      let isWide: Bool
      var offset: CGFloat = 0
      let seen: Seen<CGRect>
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: offset)
          Color.clear.frame(width: 0, height: 0).overlay {
            AnyView(
              isWide
                ? AnyView(Color.red.frame(width: 40, height: 10))
                : AnyView(Color.red.padding(1).frame(width: 20, height: 10))
            )
            .anchorPreference(key: AnchorRectsKey.self, value: .bounds) { [$0] }
          }
        }
        .frame(height: 100, alignment: .top)
        .resolves(seen)
      }
    }
    let seen = Seen<CGRect>()
    let host = host { Exchanged(isWide: false, seen: seen) }
    #expect(seen.values == [CGRect(x: 40, y: -5, width: 20, height: 10)])
    host.update { Exchanged(isWide: true, seen: seen) }
    #expect(seen.values == [CGRect(x: 30, y: -5, width: 40, height: 10)])
    host.update { Exchanged(isWide: true, offset: 30, seen: seen) }
    #expect(seen.values == [CGRect(x: 30, y: 25, width: 40, height: 10)])
  }

  @Test("a writer around a view with a new identity reports the new view's place")
  func identity() {
    struct Identified: View {
      let id: Int
      let seen: Seen<CGRect>
      var body: some View {
        Color.red.frame(width: CGFloat(id) * 10, height: 10).id(id).reportsBounds().resolves(seen)
      }
    }
    let seen = Seen<CGRect>()
    let host = host { Identified(id: 1, seen: seen) }
    host.update { Identified(id: 3, seen: seen) }
    #expect(seen.values == [CGRect(x: 0, y: 0, width: 30, height: 10)])
  }

  @Test("a writer whose content exchanges its view by itself reports the new view's place")
  func exchangedInside() {
    let model = Model()
    let seen = Seen<CGRect>()
    let host = host {
      VStack(spacing: 0) {
        Push(model: model)
        Color.clear.frame(width: 60, height: 60).overlay { Exchange(model: model).reportsBounds() }
      }
      .resolves(seen)
    }
    #expect(seen.values == [CGRect(x: 20, y: 30, width: 20, height: 20)])
    host.run { model.name = "wide" }
    #expect(seen.values == [CGRect(x: 10, y: 30, width: 40, height: 20)])
    // The column is 100 wide now, so that its middle is at 50.
    host.run { model.number = 100 }
    #expect(seen.values == [CGRect(x: 30, y: 30, width: 40, height: 20)])
  }

  @Test("the frame in the global space and the anchor of the bounds are the same rectangle")
  func pairing() {
    let log = Log()
    let host = host {
      Color.red.frame(width: 20, height: 10)
        .reportsBounds()
        .overlay {
          GeometryReader { proxy in
            let _ = log.note("\(proxy.frame(in: .global))")
            Color.clear
          }
        }
        .scaleEffect(1.5)
        .offset(x: 3)
        .frame(width: 100, height: 100)
        .overlayPreferenceValue(AnchorRectsKey.self) { anchors in
          GeometryReader { proxy in
            let _ = log.note("\(anchors.map { proxy[$0] }.first ?? .null)")
            Color.clear
          }
        }
    }
    #expect(host.warnings.isEmpty)
    #expect(log.entries.count == 2)
    #expect(log.entries[0] == log.entries[1])
  }
}

/// Shows one of two views of different types.
private struct Exchange: View {
  let model: Model
  var body: AnyView {
    model.name == "wide"
      ? AnyView(Color.red.frame(width: 40, height: 20))
      : AnyView(Color.red.padding(0).frame(width: 20, height: 20))
  }
}
