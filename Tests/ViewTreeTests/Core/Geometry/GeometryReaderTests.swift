import SwiftUI
import Testing
import ViewTreeTesting

/// Source: LAYOUT-3.8 (GeometryReader), 3.15.
@MainActor @Suite("GeometryReader")
struct GeometryReaderTests {
  private let model = Model()
  private let log = Log()

  /// Rule: LAYOUT-3.8.6.
  @Test("it takes the whole proposal, whatever its content needs")
  func greedy() {
    expectFrames("reader 0 0 100 100") {
      GeometryReader { _ in Color.red.frame(width: 10, height: 10) }.called("reader")
    }
  }

  @Test("without a proposal it is 10 by 10, also along a scroll view's axis")
  func ideal() {
    expectAnswer(10, 10, to: nil, nil) { GeometryReader { _ in Color.red } }
    expectAnswer(10, 10, to: 100, 100) { GeometryReader { _ in Color.red }.fixedSize() }
    expectFrames("scrolled 0 0 100 10") {
      ScrollView { GeometryReader { _ in Color.red }.called("scrolled") }
    }
  }

  /// Rule: LAYOUT-3.8.6.
  @Test("every child lies at the top leading corner, over the others, proposed the whole size")
  func corner() {
    expectFrames("a 10 10 10 20, b 10 10 30 5, c 10 10 80 80") {
      GeometryReader { _ in
        Color.red.frame(width: 10, height: 20).called("a")
        Color.red.frame(width: 30, height: 5).called("b")
        Color.red.called("c")
      }
      .padding(10)
    }
  }

  @Test("from right to left the corner is at the right, though closures have run since it was read")
  func rightToLeft() {
    func content(_ direction: LayoutDirection) -> some View {
      GeometryReader { _ in
        Color.red.frame(width: 10 + CGFloat(model.number), height: 20).called("a")
      }
      .environment(\.layoutDirection, direction)
    }
    expectFrames("a 90 0 10 20") { content(.rightToLeft) }
    let host = host { content(.leftToRight) }
    host.run { model.number = 5 }
    host.expectFrames("a 0 0 15 20")
    host.update { content(.rightToLeft) }
    host.expectFrames("a 85 0 15 20")
  }

  @Test("the priority and the guides of its content do not show through")
  func hidesContent() {
    expectFrames("a 0 45 50 10, b 50 45 50 10") {
      HStack(alignment: .top, spacing: 0) {
        GeometryReader { _ in Color.red.layoutPriority(1).alignmentGuide(.top) { _ in 20 } }
          .frame(height: 10).called("a")
        Color.green.frame(height: 10).called("b")
      }
    }
  }

  /// Rule: STATE-4.1.4.
  @Test("the content sees the real size the first time it runs, and runs once for each size")
  func sizes() {
    func content(_ width: CGFloat) -> some View {
      reader(noting: log) { "\($0.size.width)" }.frame(width: width)
    }
    let host = host { content(40) }
    #expect(log.entries == ["40.0"])
    #expect(host.counters.geometryClosures == 1)
    host.update { content(50) }
    #expect(log.entries.last == "50.0")
    let cost = host.cost { host.size = CGSize(width: 100, height: 60) }
    #expect(cost.geometryClosures == 1)
  }

  /// Pushes content of 30 to the right by the model's number, and by 20 more.
  private func pushed(@ViewBuilder _ content: () -> some View) -> Counters {
    model.number = 0
    let host = host {
      HStack(spacing: 0) {
        Push(model: model)
        content().frame(width: 30)
        Spacer(minLength: 0)
      }
    }
    return host.cost { model.number = 20 }
  }

  /// Rules: GEOMETRY-3.15.6, COST-1.6.
  @Test("a closure that reads its frame runs when the view moves, once")
  func movedRead() {
    let cost = pushed { reader(noting: log) { "\($0.frame(in: .global).minX)" } }
    #expect(cost.geometryClosures == 1)
    #expect(log.entries == ["0.0", "20.0"])
  }

  /// Rule: GEOMETRY-3.15.6.
  @Test("one that reads its size, a local frame or one in a space that moves along does not")
  func movedUnread() {
    let size = pushed { reader(noting: log) { "size \($0.size.width)" } }
    let local = pushed { reader(noting: log) { "local \($0.frame(in: .local).width)" } }
    let named = pushed {
      VStack { reader(noting: log) { "named \($0.frame(in: .named("card")).minX)" } }
        .padding(.leading, 4)
        .coordinateSpace(.named("card"))
    }
    for cost in [size, local, named] { #expect(cost.geometryClosures == 0) }
    #expect(log.entries == ["size 30.0", "local 30.0", "named 4.0"])
  }

  @Test("state read in the closure runs the closure again and not the body around it")
  func tracked() {
    let host = host { reader(noting: log) { _ in model.name } }
    let cost = host.cost { model.name = "y" }
    #expect(log.entries == ["x", "y"])
    #expect(cost.bodies == 0 && cost.geometryClosures == 1)
  }

  @Test("a new closure runs, as its captures may have changed")
  func newClosure() {
    func content(_ name: String) -> some View { GeometryReader { _ in Named(name) } }
    let host = host { content("a") }
    #expect(host.value(of: FoldKey.self) == "a")
    host.update { content("b") }
    #expect(host.value(of: FoldKey.self) == "b")
  }

  @Test("the state inside its content outlives new sizes")
  func keepsState() {
    let host = host { GeometryReader { _ in TapCounter("inner") } }
    host.tap("inner")
    host.size = CGSize(width: 50, height: 50)
    host.expectFrames("inner 0 0 11 10")
  }

  @Test("in nested readers each sees its own frame")
  func nested() {
    let host = host {
      GeometryReader { outer in
        GeometryReader { inner in
          Color.clear.named("\(outer.size.width) \(inner.size.width)")
        }
        .frame(width: outer.size.width / 4)
      }
    }
    #expect(host.value(of: FoldKey.self) == "100.0 25.0")
  }

  /// Rule: COST-1.3. A reader in a frame of a fixed size is passed by when its container is placed.
  @Test("readers in readers run once each at a resize", arguments: ["filling", "fixed", "both"])
  func nestedResize(_ kind: String) {
    struct Nested: View {
      let depth: Int
      let kind: String
      let outer: CGFloat
      var body: some View {
        GeometryReader { proxy in
          if depth == 0 {
            Color.clear.named("\(outer)")
          } else {
            AnyView(Nested(depth: depth - 1, kind: kind, outer: outer + proxy.size.width))
          }
        }
        .frame(width: kind == "fixed" || kind == "both" && depth % 2 == 0 ? 10 : nil)
      }
    }
    for depth in [10, 100] {
      let host = host {
        GeometryReader { proxy in Nested(depth: depth, kind: kind, outer: proxy.size.width) }
      }
      let cost = host.cost { host.size = CGSize(width: 200, height: 100) }
      // One around them, and those of depth 0 to the whole.
      #expect(cost.geometryClosures == depth + 2)
      // Fixed at even depths, and all inside of one are as wide.
      let inner = Double(kind == "filling" ? 200 * depth : 10 * depth)
      #expect(host.value(of: FoldKey.self) == "\(200 + inner)")
    }
  }

  @Test("a proxy kept after its view has gone answers zero")
  func stale() {
    final class Keeper {
      var proxy: GeometryProxy?
    }
    let keeper = Keeper()
    func content(shows: Bool) -> some View {
      VStack {
        if shows {
          GeometryReader { proxy in
            let _ = keeper.proxy = proxy
            Color.clear
          }
        }
      }
    }
    let host = host { content(shows: true) }
    #expect(keeper.proxy?.size == CGSize(width: 100, height: 100))
    host.update { content(shows: false) }
    #expect(keeper.proxy?.size == .zero)
    #expect(keeper.proxy?.frame(in: .global) == .zero)
    #expect(keeper.proxy?.safeAreaInsets == EdgeInsets())
  }

  @Test("a reader at the edge of the safe area sees the insets of the edges that it touches")
  func safeArea() {
    let host = ViewHost(
      size: CGSize(width: 100, height: 100),
      safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    ) {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          Color.clear.named("\(proxy.safeAreaInsets.top) \(proxy.safeAreaInsets.bottom)")
        }
        Color.red
      }
    }
    #expect(host.value(of: FoldKey.self) == "20.0 0.0")
  }
}
