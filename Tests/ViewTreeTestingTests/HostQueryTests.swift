import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Host queries")
@MainActor
struct HostQueryTests {
  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 50), content: content)
  }

  @Test("frames can be read as soon as the host is made, and when it has got a new size")
  func framesAreReady() {
    let host = host {
      Color.clear.frame(width: 20, height: 10).called("box").frame(maxWidth: .infinity)
        .background { Color.clear.called("ground") }
    }
    // In the middle: (100 - 20) / 2, (50 - 10) / 2.
    host.expectFrames("box 40 20 20 10, ground 0 20 100 10")
    host.size = CGSize(width: 50, height: 100)
    host.settle()
    // (50 - 20) / 2, (100 - 10) / 2.
    host.expectFrames("box 15 45 20 10, ground 0 45 50 10")
  }

  @Test("an unknown identifier has no frame")
  func unknownIdentifier() {
    let host = host { Color.clear }
    #expect(host.frame(of: "nobody") == nil)
    #expect(host.frames(of: "nobody").isEmpty)
    #expect(host.scrollOffset(of: "nobody") == nil)
  }

  @Test("views that share an identifier are listed in tree order")
  func sharedIdentifier() {
    let host = host {
      HStack(spacing: 0) {
        ForEach(0..<3) { _ in Color.clear.frame(width: 10, height: 10).called("cell") }
      }
    }
    #expect(host.frames(of: "cell").map(\.minX) == [35, 45, 55])
    host.expectFrames("cell 35 20 10 10")
  }

  @Test("a tap changes the state and the layout follows; a new root value keeps the state")
  func taps() {
    let host = host { TapCounter(width: 20) }
    host.expectFrames("counter 40 20 20 10")
    #expect(host.value(of: TotalKey.self) == 20)
    host.tap("counter")
    // One tap adds one point: (100 - 21) / 2.
    host.expectFrames("counter 39.5 20 21 10")
    #expect(host.value(of: TotalKey.self) == 21)
    host.update { TapCounter(width: 30) }
    host.expectFrames("counter 34.5 20 31 10")
    #expect(host.warnings.isEmpty)
  }

  /// Rule: PREF-1.9.1.
  @Test("a key is folded at the root, and has its default where no view writes it")
  func foldedValue() {
    #expect(host { Color.clear }.value(of: TotalKey.self) == 0)
    let host = host {
      HStack {
        Color.clear.preference(key: TotalKey.self, value: 2)
        Color.clear.preference(key: TotalKey.self, value: 3)
      }
    }
    #expect(host.value(of: TotalKey.self) == 5)
  }

  @Test("a frame can be asked for in a named space")
  func namedSpace() {
    let host = host {
      Color.clear.frame(width: 20, height: 10).called("box").padding(5)
        .coordinateSpace(.named("card"))
    }
    #expect(host.frame(of: "box", in: .named("card"))?.origin == CGPoint(x: 5, y: 5))
    #expect(host.frame(of: "box", in: .local)?.origin == .zero)
  }

  @Test("virtual time moves as far as it is advanced, and delayed work runs then and not before")
  func time() {
    let host = host { DelayedGrowth() }
    host.settle()
    #expect(host.now == 0)
    host.advance(by: 0.9)
    #expect(host.frame(of: "box")?.width == 10)
    host.advance(by: 0.2)
    #expect(host.frame(of: "box")?.width == 30)
    host.advance(by: 0.4)
    #expect(abs(host.now - 1.5) < 1e-9)
  }
}

/// Counts its own taps, so that a test sees whether its identity, and with it its state, survived.
private struct TapCounter: View {
  let width: CGFloat
  @State private var taps = 0

  var body: some View {
    Color.clear
      .frame(width: width + CGFloat(taps), height: 10)
      .contentShape(Rectangle())
      .onTapGesture { taps += 1 }
      .called("counter")
      .background {
        GeometryReader { proxy in
          Color.clear.preference(key: TotalKey.self, value: Int(proxy.size.width))
        }
      }
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
    Color.clear.frame(width: width, height: 10).called("box")
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { width = 30 }
      }
  }
}
