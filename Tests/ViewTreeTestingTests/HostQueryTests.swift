import SwiftUI
import Testing
import ViewTreeTesting

/// Counts its own taps, so that a test sees whether its identity, and with it its state, survived.
private struct TapCounter: View {
  let width: CGFloat
  @State private var taps = 0

  var body: some View {
    Color.clear
      .frame(width: width + CGFloat(taps), height: 10)
      .contentShape(Rectangle())
      .onTapGesture { taps += 1 }
      .accessibilityIdentifier("counter")
  }
}

@Suite("Host queries")
@MainActor
struct HostQueryTests {
  @Test("frames can be read as soon as the host is made")
  func framesAreReady() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      Color.clear.frame(width: 20, height: 10).accessibilityIdentifier("box")
    }

    // The root is centred: (100 - 20) / 2, (50 - 10) / 2.
    #expect(host.frame(of: "box") == CGRect(x: 40, y: 20, width: 20, height: 10))
  }

  @Test("an unknown identifier has no frame")
  func unknownIdentifier() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { Color.clear }

    #expect(host.frame(of: "nobody") == nil)
    #expect(host.frames(of: "nobody").isEmpty)
    #expect(host.scrollOffset(of: "nobody") == nil)
  }

  @Test("views that share an identifier are listed in tree order")
  func sharedIdentifier() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      HStack(spacing: 0) {
        ForEach(0..<3) { _ in
          Color.clear.frame(width: 10, height: 10).accessibilityIdentifier("cell")
        }
      }
    }

    #expect(host.frames(of: "cell").map(\.minX) == [35, 45, 55])
    #expect(host.frame(of: "cell")?.minX == 35)
  }

  @Test("a new size lays the tree out again")
  func resizing() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      Color.clear.accessibilityIdentifier("box")
    }
    host.size = CGSize(width: 50, height: 100)
    host.settle()

    #expect(host.frame(of: "box") == CGRect(x: 0, y: 0, width: 50, height: 100))
  }

  @Test("a new root value keeps the state of the views that stay")
  func updateKeepsIdentity() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { TapCounter(width: 20) }
    host.tap("counter")
    host.update { TapCounter(width: 30) }

    // One tap before the update still counts: 30 + 1.
    #expect(host.frame(of: "counter")?.width == 31)
  }

  /// Rule: PREF-1.9.1.
  @Test("a key that no view writes has its default at the root")
  func defaultValue() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { Color.clear }

    #expect(host.value(of: TotalKey.self) == 0)
  }

  /// Rule: PREF-1.9.1.
  @Test("a key is folded at the root")
  func foldedValue() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      HStack {
        Color.clear.preference(key: TotalKey.self, value: 2)
        Color.clear.preference(key: TotalKey.self, value: 3)
      }
    }

    #expect(host.value(of: TotalKey.self) == 5)
  }

  @Test("a frame can be asked for in a named space")
  func namedSpace() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      Color.clear.frame(width: 20, height: 10).accessibilityIdentifier("box")
        .padding(5)
        .coordinateSpace(.named("card"))
    }

    #expect(host.frame(of: "box", in: .named("card"))?.origin == CGPoint(x: 5, y: 5))
    #expect(host.frame(of: "box", in: .local)?.origin == .zero)
  }

  @Test("virtual time does not move until it is advanced")
  func virtualTime() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { Color.clear }
    #expect(host.now == 0)

    host.settle()
    #expect(host.now == 0)

    host.advance(by: 1.5)
    #expect(abs(host.now - 1.5) < 1e-9)
  }

  @Test("delayed work runs when its time has come and not before")
  func delayedWork() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { DelayedGrowth() }

    host.advance(by: 0.9)
    #expect(host.frame(of: "box")?.width == 10)

    host.advance(by: 0.2)
    #expect(host.frame(of: "box")?.width == 30)
  }
}

/// Adds.
private struct TotalKey: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Grows one virtual second after it appeared.
private struct DelayedGrowth: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.clear.frame(width: width, height: 10).accessibilityIdentifier("box")
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { width = 30 }
      }
  }
}
