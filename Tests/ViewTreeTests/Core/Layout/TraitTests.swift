import SwiftUI
import Testing
import ViewTreeTesting

private struct Pin {
  var turn = 0
  var shift = 0
}

extension ContainerValues {
  @Entry fileprivate var pinned = 0
  @Entry fileprivate var pin = Pin()
}

/// A view with content, and a layout without: the two never meet at run time.
private struct Bag<Content: View> {
  private let spacing: CGFloat
  private let content: Content

  init(spacing: CGFloat = 3, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }
}

extension Bag: View {
  var body: some View { Bag<EmptyView>(spacing: spacing).callAsFunction { content } }
}

extension Bag: Animatable, Layout where Content == EmptyView {
  init(spacing: CGFloat = 3) {
    self.init(spacing: spacing) { EmptyView() }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: spacing * CGFloat(subviews.count), height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Values that a view tells its container are added from the outside in: the innermost counts.
@MainActor @Suite("Traits")
struct TraitTests {
  let log = Log()

  /// Rule: LAYOUT-3.10.5.
  @Test("of nested container values the innermost counts, and of parts each keeps its own")
  func containerValues() {
    _ = host {
      Group(
        subviews: Group {
          Color.red.containerValue(\.pinned, 1).padding(1).containerValue(\.pinned, 2)
          Group {
            Color.red.containerValue(\.pin.turn, 1)
            Color.red
          }
          .containerValue(\.pin.shift, 5).containerValue(\.pinned, 9)
        }
      ) { subviews in
        let _ = subviews.forEach {
          let values = $0.containerValues
          log.note("\(values.pinned) \(values.pin.turn) \(values.pin.shift)")
        }
        subviews
      }
    }
    #expect(Array(log.entries.prefix(3)) == ["1 0 0", "9 1 5", "9 0 5"])
  }

  /// Rule: LAYOUT-3.10.5.
  @Test("of nested zIndexes the innermost counts: it decides the order of preferences")
  func depth() {
    let host = host {
      ZStack {
        if Bool(true) {
          Color.red.zIndex(2).padding(1).zIndex(-1).named("a")
        }
        Color.red.zIndex(1).named("b")
        Color.red.zIndex(0).zIndex(5).named("c")
      }
    }
    // In depth: c 0, b 1, a 2.
    #expect(host.value(of: FoldKey.self) == "((c b) a)")
  }

  /// Rule: LAYOUT-3.4.
  @Test("another zIndex lays nothing out, and another priority folds nothing")
  func workOfTraits() {
    func screen(depth: Double, priority: Double) -> some View {
      HStack {
        Color.red.zIndex(depth).named("a")
        Color.red.layoutPriority(priority).named("b")
      }
    }
    let host = host { screen(depth: 0, priority: 0) }
    #expect(host.value(of: FoldKey.self) == "(a b)")
    let deeper = host.cost { host.update { screen(depth: 1, priority: 0) } }
    #expect(deeper.placements == 0 && deeper.measurements == 0)
    _ = host.value(of: FoldKey.self)
    let first = host.cost {
      host.update { screen(depth: 1, priority: 1) }
      #expect(host.value(of: FoldKey.self) == "(a b)")
    }
    #expect(first.placements > 0 && first.reduces == 0)
  }

  /// Rule: LAYOUT-3.10.5.
  @Test("of nested tags a selection finds the innermost of its own type")
  func tags() {
    func expectShown(_ name: String, _ selection: some Hashable) {
      let host = host {
        TabView(selection: .constant(selection)) {
          Color.red.called("1").tag(1).tag(7).tag("x")
          Color.red.called("2").tag("y").padding(1).tag(2).tag("z")
        }
      }
      #expect(["1", "2"].filter { host.frame(of: $0) != nil } == [name])
    }
    expectShown("1", 1)
    expectShown("2", 2)
    expectShown("1", "x")
    expectShown("2", "y")
    _ = host {
      Group(subviews: Color.red.tag(1).tag("x").tag(7)) { subviews in
        let _ = subviews.forEach {
          log.note("\($0.containerValues.tag(for: Int.self) ?? 0)")
          log.note($0.containerValues.tag(for: String.self) ?? "")
          log.note("\($0.containerValues.hasTag(7))")
        }
        subviews
      }
    }
    #expect(Array(log.entries.prefix(3)) == ["1", "x", "false"])
  }

  /// Rule: LAYOUT-3.10.8. Two views, 3 for each.
  @Test("content in braces makes the view of a type that is a layout without content")
  func contentIsTheViews() {
    let host = host {
      VStack {
        Bag {
          Color.red
          Color.blue
        }
        .called("default")
        Bag(spacing: 20) { Color.red }.called("given")
      }
    }
    #expect(host.frame(of: "default")?.width == 6)
    #expect(host.frame(of: "given")?.width == 20)
  }
}
