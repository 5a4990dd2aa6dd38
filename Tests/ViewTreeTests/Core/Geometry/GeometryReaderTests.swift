import SwiftUI
import Testing
import ViewTreeTesting

/// Notes the width at each run of its closure.
private struct Watcher: View {
  let log: Log
  var width: CGFloat = 40

  var body: some View {
    GeometryReader { proxy in
      let _ = log.note("\(proxy.size.width)")
      Color.clear
    }
    .frame(width: width)
  }
}

/// Source: LAYOUT-3.8 (GeometryReader), 3.15.
@MainActor
@Suite("GeometryReader")
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
    let host = host {
      VStack(spacing: 0) {
        GeometryReader { _ in Color.red }.called("fixed").fixedSize()
        ScrollView { GeometryReader { _ in Color.red }.called("scrolled") }
      }
    }
    #expect(host.frame(of: "fixed")?.size == CGSize(width: 10, height: 10))
    #expect(host.frame(of: "scrolled")?.size == CGSize(width: 100, height: 10))
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

  @Test("from right to left the corner is at the right")
  func rightToLeft() {
    expectFrames("a 90 0 10 20") {
      GeometryReader { _ in
        Color.red.frame(width: 10, height: 20).called("a")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test("a new direction moves the children, though closures have run since it was read")
  func newDirection() {
    struct Directed: View {
      let direction: LayoutDirection
      let model: Model
      var body: some View {
        GeometryReader { _ in
          Color.red.frame(width: 10 + CGFloat(model.number), height: 20).called("a")
        }
        .environment(\.layoutDirection, direction)
      }
    }
    let host = host { Directed(direction: .leftToRight, model: model) }
    host.run { model.number = 5 }
    host.expectFrames("a 0 0 15 20")
    host.update { Directed(direction: .rightToLeft, model: model) }
    host.expectFrames("a 85 0 15 20")
  }

  @Test("the priority and the guides of its content do not show through")
  func hidesContent() {
    expectFrames("a 0 45 50 10, b 50 45 50 10") {
      HStack(alignment: .top, spacing: 0) {
        GeometryReader { _ in
          Color.red.layoutPriority(1).alignmentGuide(.top) { _ in 20 }
        }
        .frame(height: 10).called("a")
        Color.green.frame(height: 10).called("b")
      }
    }
  }

  /// Rule: STATE-4.1.4.
  @Test("the content sees the real size the first time it runs, and runs once")
  func once() {
    let host = host { Watcher(log: log) }
    #expect(log.entries == ["40.0"])
    #expect(host.counters.geometryClosures == 1)
  }

  @Test("a new size runs the closure again, once")
  func newSize() {
    let host = host { Watcher(log: log) }
    host.update { Watcher(log: log, width: 50) }
    #expect(log.entries.last == "50.0")
    let before = host.counters
    host.size = CGSize(width: 100, height: 60)
    #expect((host.counters - before).geometryClosures == 1)
  }

  /// Rule: GEOMETRY-3.15.6.
  @Test("a closure that reads the size only does not run when the view moves")
  func movedUnread() {
    let host = host { Mover(model: model, log: log, readsPosition: false) }
    let before = host.counters
    host.run { model.number = 20 }
    #expect((host.counters - before).geometryClosures == 0)
    #expect(log.entries == ["30.0"])
  }

  /// Rules: GEOMETRY-3.15.6, COST-1.6.
  @Test("a closure that reads its frame runs when the view moves, once")
  func movedRead() {
    let host = host { Mover(model: model, log: log, readsPosition: true) }
    let before = host.counters
    host.run { model.number = 20 }
    #expect((host.counters - before).geometryClosures == 1)
    #expect(log.entries == ["0.0", "20.0"])
  }

  @Test("a frame in the local space depends on the size alone")
  func local() {
    let host = host {
      Shifted(model: model) {
        GeometryReader { proxy in
          let _ = log.note("\(proxy.frame(in: .local).size.width)")
          Color.clear
        }
      }
    }
    host.run { model.number = 20 }
    #expect(log.entries == ["30.0"])
    #expect(host.counters.geometryClosures == 1)
  }

  @Test("a frame in a named space depends on the way to that space, not beyond")
  func namedDependency() {
    let host = host {
      Shifted(model: model) {
        VStack {
          GeometryReader { proxy in
            let _ = log.note("\(proxy.frame(in: .named("card")).minX)")
            Color.clear
          }
        }
        .padding(.leading, 4)
        .coordinateSpace(.named("card"))
      }
    }
    host.run { model.number = 20 }
    #expect(log.entries == ["4.0"])
  }

  @Test("state read in the closure runs the closure again and not the body around it")
  func tracked() {
    let host = host {
      GeometryReader { _ in
        let _ = log.note(model.name)
        Color.clear
      }
    }
    let before = host.counters
    host.run { model.name = "y" }
    #expect(log.entries == ["x", "y"])
    #expect((host.counters - before).bodies == 0)
    #expect((host.counters - before).geometryClosures == 1)
  }

  @Test("a new closure runs, as its captures may have changed")
  func newClosure() {
    struct Captured: View {
      let name: String
      var body: some View { GeometryReader { _ in Named(name) } }
    }
    let host = host { Captured(name: "a") }
    #expect(host.value(of: FoldKey.self) == "a")
    host.update { Captured(name: "b") }
    #expect(host.value(of: FoldKey.self) == "b")
  }

  @Test("the state inside its content outlives new sizes")
  func keepsState() {
    struct Inner: View {
      @State private var count = 0
      var body: some View {
        Color.red.called("inner").named("\(count)").onTapGesture { count += 1 }
      }
    }
    let host = host { GeometryReader { _ in Inner() } }
    host.tap("inner")
    host.size = CGSize(width: 50, height: 50)
    #expect(host.value(of: FoldKey.self) == "1")
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
    func widths(_ depth: Int) -> (closures: Int, sum: String) {
      let host = host {
        GeometryReader { proxy in Nested(depth: depth, kind: kind, outer: proxy.size.width) }
      }
      let before = host.counters
      host.size = CGSize(width: 200, height: 100)
      return ((host.counters - before).geometryClosures, host.value(of: FoldKey.self))
    }
    for depth in [10, 100] {
      // One around them, and those of depth 0 to the whole.
      let (closures, sum) = widths(depth)
      #expect(closures == depth + 2)
      let inner: Double =
        switch kind {
        case "filling": 200 * Double(depth)
        case "fixed": 10 * Double(depth)
        // Fixed at even depths, and all inside of one are as wide.
        default: 10 * Double(depth)
        }
      #expect(sum == "\(200 + inner)")
    }
  }

  @Test("a proxy kept after its view has gone answers zero")
  func stale() {
    final class Keeper {
      var proxy: GeometryProxy?
    }
    struct Kept: View {
      let keeper: Keeper
      let shows: Bool
      var body: some View {
        VStack {
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
    #expect(keeper.proxy?.size == CGSize(width: 100, height: 100))
    host.update { Kept(keeper: keeper, shows: false) }
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

/// Pushes its content to the right by the model's number.
private struct Shifted<Content: View>: View {
  let model: Model
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 0) {
      Push(model: model)
      content.frame(width: 30)
      Spacer(minLength: 0)
    }
  }
}

private struct Mover: View {
  let model: Model
  let log: Log
  let readsPosition: Bool

  var body: some View {
    Shifted(model: model) {
      GeometryReader { proxy in
        let _ = log.note(
          readsPosition ? "\(proxy.frame(in: .global).minX)" : "\(proxy.size.width)")
        Color.clear
      }
    }
  }
}
