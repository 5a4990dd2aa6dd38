import SwiftUI
import Testing
import ViewTreeTesting

private struct PinnedKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

private struct Pin {
  var turn = 0
  var shift = 0
}

private struct PinKey: ContainerValueKey {
  static var defaultValue: Pin { Pin() }
}

extension ContainerValues {
  fileprivate var pinned: Int {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }

  fileprivate var pin: Pin {
    get { self[PinKey.self] }
    set { self[PinKey.self] = newValue }
  }
}

private struct NameKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
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
@MainActor
@Suite("Traits")
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
          Color.red.zIndex(2).padding(1).zIndex(-1).preference(key: NameKey.self, value: "a")
        }
        Color.red.zIndex(1).preference(key: NameKey.self, value: "b")
        Color.red.zIndex(0).zIndex(5).preference(key: NameKey.self, value: "c")
      }
    }
    // In depth: c 0, b 1, a 2.
    #expect(host.value(of: NameKey.self) == "cba")
  }

  /// Rule: LAYOUT-3.4.
  @Test("another zIndex lays nothing out, and another priority folds nothing")
  func workOfTraits() {
    struct Screen: View {
      let depth: Double
      let priority: Double
      var body: some View {
        HStack {
          Color.red.zIndex(depth).preference(key: NameKey.self, value: "a")
          Color.red.layoutPriority(priority).preference(key: NameKey.self, value: "b")
        }
      }
    }
    let host = host { Screen(depth: 0, priority: 0) }
    #expect(host.value(of: NameKey.self) == "ab")
    var before = host.counters
    host.update { Screen(depth: 1, priority: 0) }
    var work = host.counters - before
    #expect(work.placements == 0 && work.measurements == 0)
    _ = host.value(of: NameKey.self)
    before = host.counters
    host.update { Screen(depth: 1, priority: 1) }
    #expect(host.value(of: NameKey.self) == "ab")
    work = host.counters - before
    #expect(work.placements > 0)
    #expect(work.reduces == 0)
  }

  /// Rule: LAYOUT-3.10.5.
  @Test("of nested tags a selection finds the innermost of its own type")
  func tags() {
    func shown<Value: Hashable>(_ selection: Value) -> [String] {
      let host = host {
        TabView(selection: .constant(selection)) {
          Color.red.called("1").tag(1).tag(7).tag("x")
          Color.red.called("2").tag("y").padding(1).tag(2).tag("z")
        }
      }
      return ["1", "2"].filter { host.frame(of: $0) != nil }
    }
    #expect(shown(1) == ["1"])
    #expect(shown(2) == ["2"])
    #expect(shown("x") == ["1"])
    #expect(shown("y") == ["2"])
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
