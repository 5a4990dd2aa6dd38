import SwiftUI
import Testing
import ViewTreeTesting

/// Reports its frame in a space.
private struct Frame: View {
  let space: CoordinateSpace

  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(key: FrameKey.self, value: proxy.frame(in: space))
    }
  }
}

private struct FrameKey: PreferenceKey {
  static var defaultValue: CGRect { .null }
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {}
}

@MainActor
private func frame<Content: View>(@ViewBuilder _ content: () -> Content) -> CGRect {
  host(content).value(of: FrameKey.self)
}

/// Source: GEOMETRY-3.15.
@MainActor
@Suite("CoordinateSpace")
struct CoordinateSpaceTests {
  @Test("a space tells whether it is the root's or that of the view that asks")
  func kinds() {
    let spaces: [CoordinateSpace] = [.global, .local, .named("a")]
    #expect(spaces.map(\.isGlobal) == [true, false, false])
    #expect(spaces.map(\.isLocal) == [false, true, false])
  }

  /// Rules: LAYOUT-3.7.10, GEOMETRY-3.15.1.
  @Test("the local frame starts at zero, the global one where the view lies in the window")
  func localAndGlobal() {
    #expect(frame { Frame(space: .local).padding(10) } == CGRect(x: 0, y: 0, width: 80, height: 80))
    #expect(
      frame { Frame(space: .global).padding(10) } == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test("the global space includes the safe area's offset")
  func safeArea() {
    let host = ViewHost(
      size: CGSize(width: 100, height: 100),
      safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    ) { Frame(space: .global) }
    #expect(host.value(of: FrameKey.self) == CGRect(x: 0, y: 20, width: 100, height: 80))
  }

  @Test("a named space has its origin at the view that it is given to")
  func named() {
    #expect(
      frame {
        Frame(space: .named("s")).padding(5).coordinateSpace(.named("s")).padding(20)
      } == CGRect(x: 5, y: 5, width: 50, height: 50))
    #expect(
      frame {
        Frame(space: .named("s")).padding(5).coordinateSpace(name: "s").padding(20)
      } == CGRect(x: 5, y: 5, width: 50, height: 50))
  }

  /// Rule: GEOMETRY-3.15.2.
  @Test("of nested spaces with one name the nearest counts")
  func nearest() {
    #expect(
      frame {
        Frame(space: .named("s")).padding(5).coordinateSpace(.named("s"))
          .padding(20).coordinateSpace(.named("s"))
      } == CGRect(x: 5, y: 5, width: 50, height: 50))
  }

  @Test("several names on one view all hold")
  func severalNames() {
    let view = { (name: String) in
      Frame(space: .named(name)).padding(5)
        .coordinateSpace(.named("one")).coordinateSpace(.named(2)).padding(20)
    }
    #expect(frame { view("one") } == CGRect(x: 5, y: 5, width: 50, height: 50))
    #expect(
      frame {
        Frame(space: .named(2)).padding(5)
          .coordinateSpace(.named("one")).coordinateSpace(.named(2)).padding(20)
      } == CGRect(x: 5, y: 5, width: 50, height: 50))
  }

  @Test("a name covers the view that it is given to itself")
  func itself() {
    #expect(
      frame { Frame(space: .named("s")).coordinateSpace(.named("s")).padding(20) }
        == CGRect(x: 0, y: 0, width: 60, height: 60))
  }

  @Test("names are equal by value and type: 1 is not the text 1")
  func equality() {
    let host = host { Frame(space: .named("1")).coordinateSpace(.named(1)).padding(20) }
    #expect(host.value(of: FrameKey.self).origin == CGPoint(x: 20, y: 20))
    #expect(host.warnings.map(\.kind) == [.unknownCoordinateSpace])
  }

  @Test("an identity of @Namespace names a space of its own for each view")
  func namespace() {
    struct Spaced: View {
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 7)
          Frame(space: .named(space))
        }
        .coordinateSpace(.named(space))
        .padding(10)
      }
    }
    let host = host { Spaced().background(Spaced()) }
    #expect(host.value(of: FrameKey.self) == CGRect(x: 7, y: 0, width: 73, height: 80))
    #expect(host.warnings.isEmpty)
  }

  /// Rule: GEOMETRY-3.15.2.
  @Test("an unknown name acts as the global space and warns once")
  func unknown() {
    let host = host {
      VStack(spacing: 0) {
        Frame(space: .named("nowhere"))
        Frame(space: .named("nowhere"))
      }
      .padding(10)
    }
    #expect(host.value(of: FrameKey.self) == CGRect(x: 10, y: 10, width: 80, height: 40))
    host.size = CGSize(width: 200, height: 100)
    #expect(host.warnings.count == 1)
    #expect(host.warnings.first?.message.contains("\"nowhere\"") == true)
  }

  /// Rule: GEOMETRY-3.15.3.
  @Test("a reader around the named view does not see the name; a background outside does")
  func reach() {
    let outside = host {
      GeometryReader { proxy in
        Color.clear.named("\(proxy.frame(in: .named("s")).minX)").coordinateSpace(.named("s"))
      }
      .padding(10)
    }
    #expect(outside.value(of: FoldKey.self) == "10.0")
    #expect(outside.warnings.count == 1)
    // The name is given outside the background, which it therefore covers.
    #expect(
      frame {
        Color.red.background(Frame(space: .named("s"))).padding(5).coordinateSpace(.named("s"))
          .padding(10)
      } == CGRect(x: 5, y: 5, width: 70, height: 70))
  }

  @Test("a background outside the name is not covered by it")
  func backgroundOutside() {
    let host = host {
      Color.red.coordinateSpace(.named("s")).background(Frame(space: .named("s"))).padding(10)
    }
    #expect(host.value(of: FrameKey.self).origin == CGPoint(x: 10, y: 10))
    #expect(host.warnings.count == 1)
  }

  @Test("a renamed space is found under its new name only")
  func renamed() {
    struct Renamed: View {
      let name: String
      var body: some View { Frame(space: .named("b")).coordinateSpace(.named(name)).padding(10) }
    }
    let host = host { Renamed(name: "a") }
    #expect(host.value(of: FrameKey.self).minX == 10)
    host.update { Renamed(name: "b") }
    #expect(host.value(of: FrameKey.self).minX == 0)
  }

  @Test("scroll views, spaces and windows agree: one view's frames differ by the spaces' origins")
  func agreement() {
    let host = host {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        Color.red.frame(width: 20, height: 20).called("view").padding(5)
          .coordinateSpace(.named("s"))
      }
    }
    let global = host.frame(of: "view")
    let named = host.frame(of: "view", in: .named("s"))
    #expect(global == CGRect(x: 40, y: 55, width: 20, height: 20))
    #expect(named == CGRect(x: 5, y: 5, width: 20, height: 20))
  }
}
