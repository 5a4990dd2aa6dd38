import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Where a number with a fraction becomes a whole one, any number may be given: none stops the program.
@MainActor @Suite("Numbers that become whole ones")
struct WholeNumberTests {
  nonisolated static let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300]

  @Test("a number becomes the whole one without its fraction, within its bounds")
  func within() {
    #expect([2.9, -2.9, 1e300, -1e300].map { $0.whole(in: -5...5) } == [2, -2, 5, -5])
    #expect([Double.infinity, -.infinity, .nan].map { $0.whole(in: -5...5) } == [5, -5, -5])
    #expect(7.0.whole(in: 3...3) == 3)
  }

  @Test("a colour of odd parts is written with the nearest ones, NaN as 0")
  func colours() {
    #expect(Color(red: .nan, green: 2, blue: -1).description == "#00FF00FF")
    #expect(Color(red: .infinity, green: -.infinity, blue: 0.5).description == "#FF0080FF")
    #expect(Color.red.opacity(.nan).description == "0% red")
    #expect(Color.red.opacity(.infinity).description == "100% red")
  }

  @Test("a tint of odd parts is shown", arguments: odd)
  func tint(part: Double) {
    let host = host {
      Color.clear.frame(width: 20, height: 20).tint(Color(red: part, green: part, blue: part))
        .called("box")
    }
    #expect(host.frame(of: "box")?.size == CGSize(width: 20, height: 20))
  }

  @Test("a curve through far points has bounds", arguments: [1e40, 1e150, 1e300] as [CGFloat])
  func farCurve(length: CGFloat) {
    let path = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: length, y: 0), control1: CGPoint(x: 0, y: length),
        control2: CGPoint(x: length, y: length))
    }
    #expect(path.boundingRect.maxX == length)
    #expect(path.trimmedPath(from: 0, to: 1).boundingRect.minX == 0)
  }

  @Test("an animation of next to no length, repeated for ever, shows its end")
  func shortRepetition() {
    let base = Animation.linear(duration: 1e-300)
    #expect(base.repeatForever(autoreverses: false).progress(at: 1000) == 1)
  }

  @Test("an animation at any speed is somewhere on its way", arguments: odd)
  func speed(of speed: Double) {
    let base = Animation.linear(duration: 1).repeatForever(autoreverses: false).speed(speed)
    #expect(base.progress(at: 0.5).map { (0...1).contains($0) } == true)
  }

  @Test("a curve's control point with an x of NaN has an x of 0")
  func lostControlPoint() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: .nan, y: 0), endControlPoint: UnitPoint(x: .nan, y: 1))
    // From (0, 0) by (0, 0) and (0, 1): x is s³ and y is 3 s² - 2 s³, so that an eighth of x is s = 1/2.
    #expect(abs(curve.value(at: 0.125) - 0.5) < 1e-6)
  }

  @Test("an animation that comes to NaN is over")
  func lostAnimation() {
    struct Box: View {
      let isWide: Bool
      var body: some View {
        Color.clear.frame(width: isWide ? 80 : 20, height: 10).called("box")
          .animation(.timingCurve(0, .nan, 1, 1, duration: 1), value: isWide)
      }
    }
    let host = host { Box(isWide: false) }
    host.update { Box(isWide: true) }
    #expect(host.isAnimating)
    host.advance(by: 0.5)
    #expect(host.presentationFrame(of: "box")?.width == 80)
    #expect(!host.isAnimating)
  }

  @Test("a text shrinks by a factor in bounds, whatever the environment says", arguments: odd)
  func minimumScale(factor: Double) {
    let host = ViewHost(size: CGSize(width: 30, height: 100)) {
      Text("abcdef").lineLimit(1).environment(\.minimumScaleFactor, CGFloat(factor))
        .environment(\.lineSpacing, CGFloat(factor)).called("text")
    }
    #expect((host.frame(of: "text")?.width).map { $0 <= 30 } == true)
  }

  @Test("time goes on at any number of frames a second", arguments: odd + [0, -60])
  func frames(perSecond: Double) {
    let host = host { Color.clear }
    host.framesPerSecond = perSecond
    #expect((1...10_000).contains(host.framesPerSecond))
    if perSecond.isNaN { #expect(host.framesPerSecond == 60) }
    host.advance(by: 0.01)
    #expect(host.now == 0.01)
  }
}
