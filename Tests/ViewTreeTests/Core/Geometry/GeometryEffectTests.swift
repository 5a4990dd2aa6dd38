import SwiftUI
import Testing
import ViewTreeTesting

private struct FrameKey: PreferenceKey {
  static var defaultValue: CGRect { .null }
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {}
}

/// Reports its frame in a space.
private struct Frame: View {
  var space = CoordinateSpace.global

  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(key: FrameKey.self, value: proxy.frame(in: space))
    }
  }
}

@MainActor
private func frame<Content: View>(@ViewBuilder _ content: () -> Content) -> CGRect {
  host(content).value(of: FrameKey.self)
}

private func isClose(_ left: CGRect, _ right: CGRect) -> Bool {
  abs(left.minX - right.minX) < 1e-9 && abs(left.minY - right.minY) < 1e-9
    && abs(left.width - right.width) < 1e-9 && abs(left.height - right.height) < 1e-9
}

/// Source: ANCHOR-2.4, GEOMETRY-3.15.
@MainActor
@Suite("GeometryEffects")
struct GeometryEffectTests {
  @Test("an offset moves what is inside and leaves the layout as it is")
  func offset() {
    let host = host {
      HStack(spacing: 0) {
        Frame().frame(width: 20, height: 20).offset(x: 7, y: -3).called("outside")
        Color.red.frame(width: 20, height: 20).called("next")
      }
    }
    #expect(host.value(of: FrameKey.self) == CGRect(x: 37, y: 37, width: 20, height: 20))
    host.expectFrames("outside 30 40 20 20, next 50 40 20 20")
  }

  @Test("a new offset runs the closures that read a position, and measures nothing")
  func offsetChange() {
    struct Moving: View {
      let x: CGFloat
      var body: some View { Frame().frame(width: 20, height: 20).offset(x: x) }
    }
    let host = host { Moving(x: 0) }
    let before = host.counters
    host.update { Moving(x: 9) }
    #expect(host.value(of: FrameKey.self).minX == 49)
    #expect((host.counters - before).measurements == 0)
    #expect((host.counters - before).geometryClosures == 1)
  }

  /// Rule: GEOMETRY-3.15.4.
  @Test("a rotation by 45 degrees gives the bounding box: side times the root of two")
  func rotation() {
    // A square of 20 around (50, 50): its box has the side 20 * 2.squareRoot() = 28.28...
    let side = 20 * 2.0.squareRoot()
    let box = frame { Frame().frame(width: 20, height: 20).rotationEffect(.degrees(45)) }
    #expect(isClose(box, CGRect(x: 50 - side / 2, y: 50 - side / 2, width: side, height: side)))
  }

  @Test("a rotation by 90 degrees about a corner exchanges the sides")
  func quarterTurn() {
    // (40, 45, 20, 10), turned clockwise on the screen about its top left corner (40, 45):
    // (dx, dy) goes to (-dy, dx), so that x runs from 40 - 10 to 40 and y from 45 to 45 + 20.
    let box = frame {
      Frame().frame(width: 20, height: 10).rotationEffect(.degrees(90), anchor: .topLeading)
    }
    #expect(isClose(box, CGRect(x: 30, y: 45, width: 10, height: 20)))
  }

  @Test("a scaling about the centre scales the frame about the centre")
  func scale() {
    #expect(
      isClose(
        frame { Frame().frame(width: 20, height: 10).scaleEffect(2) },
        CGRect(x: 30, y: 40, width: 40, height: 20)))
    #expect(
      isClose(
        frame {
          Frame().frame(width: 20, height: 10).scaleEffect(x: 0.5, y: 3, anchor: .bottomTrailing)
        },
        CGRect(x: 50, y: 25, width: 10, height: 30)))
  }

  @Test("a mirrored view has a frame with a positive size")
  func mirror() {
    #expect(
      isClose(
        frame { Frame().frame(width: 20, height: 10).scaleEffect(x: -1, anchor: .leading) },
        CGRect(x: 20, y: 45, width: 20, height: 10)))
  }

  @Test("an affine transform maps the view's own space")
  func affine() {
    let skew = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    // (x, y) goes to (x + y, y): a 20 by 10 view becomes 30 wide.
    #expect(
      isClose(
        frame { Frame().frame(width: 20, height: 10).transformEffect(skew) },
        CGRect(x: 40, y: 45, width: 30, height: 10)))
  }

  @Test("effects apply from the inside out")
  func order() {
    // Moved by 10, then doubled about the frame's centre 50: 40 + 10 = 50 ... 70 goes to 50 ... 90.
    let movedInside = frame { Frame().frame(width: 20, height: 20).offset(x: 10).scaleEffect(2) }
    // Doubled to 30 ... 70, then moved by 10.
    let movedOutside = frame { Frame().frame(width: 20, height: 20).scaleEffect(2).offset(x: 10) }
    #expect(isClose(movedInside, CGRect(x: 50, y: 30, width: 40, height: 40)))
    #expect(isClose(movedOutside, CGRect(x: 40, y: 30, width: 40, height: 40)))
  }

  @Test("a space named inside an effect does not see the effect, one named outside does")
  func namedSpaces() {
    let inside = frame {
      Frame(space: .named("s")).frame(width: 20, height: 20).padding(5)
        .coordinateSpace(.named("s")).rotationEffect(.degrees(45))
    }
    #expect(inside == CGRect(x: 5, y: 5, width: 20, height: 20))
    let side = 20 * 2.0.squareRoot()
    let outside = frame {
      Frame(space: .named("s")).frame(width: 20, height: 20).rotationEffect(.degrees(45))
        .padding(5).coordinateSpace(.named("s"))
    }
    #expect(isClose(outside, CGRect(x: 15 - side / 2, y: 15 - side / 2, width: side, height: side)))
  }

  @Test("a scaling by zero is left out of conversions, with one warning")
  func singular() {
    let host = host { Frame().frame(width: 20, height: 20).scaleEffect(0) }
    #expect(host.value(of: FrameKey.self) == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(host.warnings.map(\.kind) == [.singularTransform])
  }

  @Test("an effect changes no proposal and no size")
  func size() {
    #expect(
      frame { Frame(space: .local).rotationEffect(.degrees(30)).scaleEffect(3) }
        == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("an offset that is not a number along an axis moves nothing along it, with one warning")
  func oddOffsets() {
    for odd in [CGFloat.infinity, -.infinity, .nan] {
      for (x, y) in [(odd, 5), (5, odd), (odd, odd), (odd, -odd)] as [(CGFloat, CGFloat)] {
        let host = host { Frame().frame(width: 20, height: 20).offset(x: x, y: y) }
        let origin = CGPoint(x: 40 + (x == 5 ? 5 : 0), y: 40 + (y == 5 ? 5 : 0))
        #expect(host.value(of: FrameKey.self).origin == origin)
        #expect(host.warnings.map(\.kind) == [.invalidGeometry])
      }
    }
  }

  @Test("the largest numbers are offsets like others")
  func largestOffset() {
    let host = host {
      Color.red.frame(width: 20, height: 20).offset(x: 1e308, y: -1e308).called("box")
    }
    #expect(host.warnings.isEmpty)
    host.expectFrames("box 40 40 20 20")
  }
}
