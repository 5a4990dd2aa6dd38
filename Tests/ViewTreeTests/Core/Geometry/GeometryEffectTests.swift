import SwiftUI
import Testing
import ViewTreeTesting

/// Source: ANCHOR-2.4, GEOMETRY-3.15.
@MainActor @Suite("GeometryEffects")
struct GeometryEffectTests {
  /// 20 x 10 from (40, 45) on, and 20 x 20 from (40, 40) on.
  private var box: some View { ReportedFrame().frame(width: 20, height: 10) }
  private var square: some View { ReportedFrame().frame(width: 20, height: 20) }

  @Test("an offset moves what is inside and leaves the layout as it is")
  func offset() {
    let host = expectFrames("outside 30 40 20 20, next 50 40 20 20") {
      HStack(spacing: 0) {
        square.offset(x: 7, y: -3).called("outside")
        Color.red.frame(width: 20, height: 20).called("next")
      }
    }
    #expect(host.value(of: FrameKey.self) == CGRect(37, 37, 20, 20))
  }

  @Test("a new offset runs the closures that read a position, and measures nothing")
  func offsetChange() {
    let host = host { square.offset(x: 0) }
    let cost = host.cost { host.update { square.offset(x: 9) } }
    #expect(host.value(of: FrameKey.self) == CGRect(49, 40, 20, 20))
    #expect(cost.measurements == 0 && cost.geometryClosures == 1)
  }

  private func expectFrame(
    _ frame: CGRect, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder of view: () -> some View
  ) {
    let found = reportedFrame(view)
    #expect(found.isClose(to: frame), "\(found)", sourceLocation: sourceLocation)
  }

  /// Rule: GEOMETRY-3.15.4.
  @Test("turned, scaled, mirrored and mapped a view has the frame of the box around it")
  func boxes() {
    // A square of 20 around (50, 50): turned by 45 degrees its box has the side 20 times root 2.
    let side = 20 * 2.0.squareRoot()
    expectFrame(CGRect(50 - side / 2, 50 - side / 2, side, side)) {
      square.rotationEffect(.degrees(45))
    }
    // Turned clockwise on the screen about the top left corner (40, 45): (dx, dy) goes to
    // (-dy, dx), so that x runs from 40 - 10 to 40 and y from 45 to 45 + 20.
    expectFrame(CGRect(30, 45, 10, 20)) { box.rotationEffect(.degrees(90), anchor: .topLeading) }
    expectFrame(CGRect(30, 40, 40, 20)) { box.scaleEffect(2) }
    expectFrame(CGRect(50, 25, 10, 30)) { box.scaleEffect(x: 0.5, y: 3, anchor: .bottomTrailing) }
    expectFrame(CGRect(20, 45, 20, 10)) { box.scaleEffect(x: -1, anchor: .leading) }
    // (x, y) goes to (x + y, y): a 20 by 10 view becomes 30 wide.
    expectFrame(CGRect(40, 45, 30, 10)) {
      box.transformEffect(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
    }
  }

  @Test("effects apply from the inside out")
  func order() {
    // Moved by 10, then doubled about the frame's centre 50: 40 + 10 = 50 ... 70 goes to 50 ... 90.
    expectFrame(CGRect(50, 30, 40, 40)) { square.offset(x: 10).scaleEffect(2) }
    // Doubled to 30 ... 70, then moved by 10.
    expectFrame(CGRect(40, 30, 40, 40)) { square.scaleEffect(2).offset(x: 10) }
  }

  @Test("a space named inside an effect does not see the effect, one named outside does")
  func namedSpaces() {
    let square = ReportedFrame(space: .named("s")).frame(width: 20, height: 20)
    let inside = reportedFrame {
      square.padding(5).coordinateSpace(.named("s")).rotationEffect(.degrees(45))
    }
    #expect(inside == CGRect(5, 5, 20, 20))
    let side = 20 * 2.0.squareRoot()
    expectFrame(CGRect(15 - side / 2, 15 - side / 2, side, side)) {
      square.rotationEffect(.degrees(45)).padding(5).coordinateSpace(.named("s"))
    }
  }

  @Test("a scaling by zero is left out of conversions, with one warning")
  func singular() {
    let host = host { square.scaleEffect(0) }
    #expect(host.value(of: FrameKey.self) == CGRect(40, 40, 20, 20))
    #expect(host.warnings.map(\.kind) == [.singularTransform])
  }

  @Test("an effect changes no proposal and no size")
  func size() {
    let frame = reportedFrame {
      ReportedFrame(space: .local).rotationEffect(.degrees(30)).scaleEffect(3)
    }
    #expect(frame == CGRect(0, 0, 100, 100))
  }

  @Test("an offset that is not a number along an axis moves nothing along it, with one warning")
  func oddOffsets() {
    for odd in [CGFloat.infinity, -.infinity, .nan] {
      for (x, y) in [(odd, 5), (5, odd), (odd, odd), (odd, -odd)] as [(CGFloat, CGFloat)] {
        let host = host { square.offset(x: x, y: y) }
        let frame = CGRect(40 + (x == 5 ? 5 : 0), 40 + (y == 5 ? 5 : 0), 20, 20)
        #expect(host.value(of: FrameKey.self) == frame)
        #expect(host.warnings.map(\.kind) == [.invalidGeometry])
      }
    }
  }

  @Test("the largest numbers are offsets like others")
  func largestOffset() {
    let host = expectFrames("box 40 40 20 20") {
      Color.red.frame(width: 20, height: 20).offset(x: 1e308, y: -1e308).called("box")
    }
    #expect(host.warnings.isEmpty)
  }
}
