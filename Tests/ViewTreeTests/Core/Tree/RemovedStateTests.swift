import SwiftUI
import Testing
import ViewTreeTesting

private struct Keeper: View {
  let census: Census
  @State private var token: Census.Token?

  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .onAppear { token = Census.Token(census) }
      .called(token == nil ? "empty" : "full")
  }
}

/// The state of a view that was removed goes with it, also where nothing takes its place.
@MainActor @Suite("The state of removed views")
struct RemovedStateTests {
  nonisolated private static let contents = [
    "plain", "scroll", "lazy", "reader", "stack", "overlay",
  ]
  nonisolated private static let places = [
    "plain", "fixedSize", "padding", "frame", "overlay", "stack", "hidden",
  ]

  private func content(_ kind: String, _ census: Census) -> AnyView {
    let keeper = Keeper(census: census)
    return switch kind {
    case "scroll": AnyView(ScrollView { keeper })
    case "lazy": AnyView(ScrollView { LazyVStack { ForEach(0..<2) { _ in keeper } } })
    case "reader": AnyView(GeometryReader { _ in keeper })
    case "stack": AnyView(VStack { keeper })
    case "overlay": AnyView(Color.blue.overlay { keeper })
    default: AnyView(keeper)
    }
  }

  private func place(_ kind: String, _ view: some View) -> AnyView {
    switch kind {
    case "fixedSize": AnyView(view.fixedSize())
    case "padding": AnyView(view.padding(3))
    case "frame": AnyView(view.frame(width: 50, height: 50))
    case "overlay": AnyView(Color.green.overlay { view })
    case "stack": AnyView(HStack { view })
    case "hidden": AnyView(view.hidden())
    default: AnyView(view)
    }
  }

  /// Rule: STATE-4.6.8.
  @Test(
    "it is freed when the place shows nothing, whatever is around",
    arguments: RemovedStateTests.contents, RemovedStateTests.places)
  func freed(_ kind: String, _ placeKind: String) {
    for id in [1, 2] {
      let census = Census()
      let host = host { place(placeKind, content(kind, census).id(1)) }
      #expect(census.alive > 0)
      host.update { place(placeKind, AnyView(EmptyView()).id(id)) }
      host.advance(by: 1)
      #expect(census.alive == 0, "\(kind) in \(placeKind), id \(id)")
    }
  }

  private struct Counting: View {
    let control: Control
    @State private var count: CGFloat = 0

    var body: some View {
      Color.red.frame(width: 10 + count, height: 10).called("counting")
        .onAppear { control["count"] = { count += 1 } }
    }
  }

  /// Takes a view out, and puts it back as soon as it hears of that.
  private struct Fickle: View {
    let control: Control
    @State private var isShown = true
    @State private var width: CGFloat = 50

    var body: some View {
      VStack {
        if isShown { Counting(control: control) }
        Color.blue.frame(width: width)
      }
      .onChange(of: isShown) { isShown = true }
      .onAppear {
        control["hide"] = { isShown = false }
        control["widen"] = { withAnimation(.linear(duration: 1)) { width += 10 } }
      }
    }
  }

  /// Rule: STATE-4.2.4.
  @Test(
    "it stays with a view that the next update brings back, whether or not anything was animated before",
    arguments: [false, true])
  func broughtBack(hasAnimated: Bool) {
    let control = Control()
    let host = host { Fickle(control: control) }
    if hasAnimated {
      control["widen"]()
      host.advance(by: 2)
    }
    for _ in 0..<5 { control["count"]() }
    host.settle()
    #expect(host.frame(of: "counting")?.width == 15)
    host.run(control["hide"])
    #expect(host.frame(of: "counting")?.width == 15)
  }
}
