import SwiftUI
import Testing
import ViewTreeTesting

/// Counts the taps on it; its width shows the count, so that a test sees whether state was kept.
private struct Counter: View {
  let name: String
  @State private var count = 0

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Color.red.frame(width: 10 + CGFloat(count), height: 10).called(name)
      .onTapGesture { count += 1 }
  }
}

@MainActor
@Suite("Identity")
struct IdentityTests {
  let size = CGSize(width: 200, height: 200)

  private func count(_ host: ViewHost, _ name: String) -> CGFloat? {
    host.frame(of: name).map { $0.width - 10 }
  }

  @Test("a new root value keeps the state of what keeps its type and place")
  func rootUpdate() {
    let host = ViewHost(size: size) { Counter("a") }
    host.tap("a")
    host.update { Counter("a") }
    #expect(count(host, "a") == 1)
  }

  @Test("a root of another type has a state of its own")
  func otherRoot() {
    let host = ViewHost(size: size) { Counter("a") }
    host.tap("a")
    host.update { Counter("a").padding(1) }
    #expect(count(host, "a") == 0)
  }

  /// Rule: STATE-4.6.1.
  @Test("the branches of an if have states of their own, and coming back starts over")
  func branches() {
    struct Owner: View {
      let isOn: Bool
      var body: some View { if isOn { Counter("a") } else { Counter("a") } }
    }
    let host = ViewHost(size: size) { Owner(isOn: true) }
    host.tap("a")
    host.update { Owner(isOn: true) }
    #expect(count(host, "a") == 1)
    host.update { Owner(isOn: false) }
    #expect(count(host, "a") == 0)
    host.tap("a")
    host.update { Owner(isOn: true) }
    #expect(count(host, "a") == 0)
  }

  @Test("the cases of a switch have states of their own")
  func cases() {
    struct Owner: View {
      let n: Int
      var body: some View {
        switch n {
        case 0: Counter("a")
        case 1: Counter("a")
        case 2: Counter("a")
        default: Counter("a")
        }
      }
    }
    let host = ViewHost(size: size) { Owner(n: 0) }
    for n in [1, 2, 3, 0] {
      host.tap("a")
      host.update { Owner(n: n) }
      #expect(count(host, "a") == 0)
    }
    host.update { Owner(n: 3) }
    host.tap("a")
    // Both values go to the default branch: one identity.
    host.update { Owner(n: 4) }
    #expect(count(host, "a") == 1)
  }

  @Test("an optional view that comes back starts over, and its neighbours keep their state")
  func optional() {
    struct Owner: View {
      let isOn: Bool
      var body: some View {
        VStack {
          if isOn { Counter("a") }
          Counter("b")
        }
      }
    }
    let host = ViewHost(size: size) { Owner(isOn: true) }
    host.tap("a")
    host.tap("b")
    host.update { Owner(isOn: false) }
    #expect(count(host, "a") == nil)
    host.update { Owner(isOn: true) }
    #expect(count(host, "a") == 0)
    #expect(count(host, "b") == 1)
  }

  /// Rule: STATE-4.6.2.
  @Test("an AnyView keeps its identity while the wrapped type stays the same")
  func anyView() {
    let host = ViewHost(size: size) { AnyView(Counter("a")) }
    host.tap("a")
    host.update { AnyView(Counter("a")) }
    #expect(count(host, "a") == 1)
    host.update { AnyView(AnyView(Counter("a"))) }
    #expect(count(host, "a") == 1)
    host.update { AnyView(VStack { Counter("a") }) }
    #expect(count(host, "a") == 0)
    host.update { AnyView(Counter("a")) }
    #expect(count(host, "a") == 0)
  }

  /// Rule: STATE-4.6.4.
  @Test("another explicit id is another view; an equal one is the same")
  func explicit() {
    let host = ViewHost(size: size) { VStack { Counter("a").id("x") } }
    host.tap("a")
    host.update { VStack { Counter("a").id("x") } }
    #expect(count(host, "a") == 1)
    host.update { VStack { Counter("a").id("y") } }
    #expect(count(host, "a") == 0)
    host.expectFrames("a 95 95 10 10")
  }

  @Test("a modifier's value changes no identity, a modifier's presence does")
  func modifiers() {
    struct Owner: View {
      let isPadded: Bool
      let isFaint: Bool
      var body: some View {
        if isPadded {
          Counter("a").opacity(isFaint ? 0 : 1).padding(1)
        } else {
          Counter("a").opacity(isFaint ? 0 : 1)
        }
      }
    }
    let host = ViewHost(size: size) { Owner(isPadded: false, isFaint: false) }
    host.tap("a")
    host.update { Owner(isPadded: false, isFaint: true) }
    #expect(count(host, "a") == 1)
    host.update { Owner(isPadded: true, isFaint: true) }
    #expect(count(host, "a") == 0)
  }

  /// Rule: STATE-4.6.5.
  @Test("groups, tuples and bodies of several views flatten into the list around them")
  func flattening() {
    struct Pair: View {
      var body: some View {
        Color.red.frame(width: 10, height: 10).called("c")
        Color.red.frame(width: 10, height: 10).called("d")
      }
    }
    let host = ViewHost(size: size) {
      HStack(spacing: 10) {
        Group {
          Color.red.frame(width: 10, height: 10).called("a")
          Group { Color.red.frame(width: 10, height: 10).called("b") }
        }
        EmptyView()
        Pair()
      }
    }
    // 4 · 10 + 3 · 10 = 70 wide, centred in 200: from 65 on, 20 apart.
    #expect(["a", "b", "c", "d"].map { host.frame(of: $0)?.minX } == [65, 85, 105, 125])
  }

  /// Rule: LAYOUT-3.7.9.
  @Test("a body of several views in a place for one becomes a column")
  func implicitStack() {
    struct Pair: View {
      var body: some View {
        Color.red.frame(width: 10, height: 10).called("a")
        Color.red.frame(width: 10, height: 10).called("b")
      }
    }
    // 10 + 8 + 10 = 28 high, centred in 200.
    expectFrames("a 95 86 10 10, b 95 104 10 10", in: size) { Pair() }
  }

  /// Rule: LAYOUT-3.7.8.
  @Test("a modifier on a group is put around each of its views")
  func groupModifier() {
    // Two boxes of 20 centred in 200.
    expectFrames("a 85 95 10 10, b 105 95 10 10", in: size) {
      HStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10).called("a")
          Color.red.frame(width: 10, height: 10).called("b")
        }
        .padding(5)
      }
    }
  }
}
