import SwiftUI
import Testing
import ViewSketches

/// Laws of every line and curve, held against points that are worked out one by one.
@Suite("Laws of paths")
struct PathLawTests {
  /// A point of a cubic curve by Bernstein's polynomials.
  private func bernstein(_ points: [CGPoint], _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return zip(points, weights).reduce(into: CGPoint.zero) { sum, pair in
      sum.x += pair.0.x * pair.1
      sum.y += pair.0.y * pair.1
    }
  }

  private func curve(_ points: [CGPoint]) -> Path {
    Path {
      $0.move(to: points[0])
      $0.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  @Test("the bounds of a curve are those of its points")
  func bounds() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let points = (0..<4).map { _ in
        CGPoint(
          x: CGFloat.random(in: -50...50, using: &random),
          y: CGFloat.random(in: -50...50, using: &random))
      }
      let box = curve(points).boundingRect
      let samples = (0...400).map { bernstein(points, CGFloat($0) / 400) }
      let (xs, ys) = (samples.map(\.x), samples.map(\.y))
      // A parabola through its turn: the samples miss less than 6 x 200 / 8 / 400 / 400.
      #expect(abs(box.minX - xs.min()!) < 1e-3 && abs(box.maxX - xs.max()!) < 1e-3)
      #expect(abs(box.minY - ys.min()!) < 1e-3 && abs(box.maxY - ys.max()!) < 1e-3)
    }
  }

  @Test("a trimmed curve lies on the curve and is as long as the share that it keeps")
  func trimmedCurve() {
    let points = [CGPoint(0, 0), CGPoint(10, 40), CGPoint(70, -30), CGPoint(90, 20)]
    let samples = (0...4000).map { bernstein(points, CGFloat($0) / 4000) }
    var lengths: [CGFloat] = [0]
    for (a, b) in zip(samples, samples.dropFirst()) {
      lengths.append(lengths.last! + hypot(b.x - a.x, b.y - a.y))
    }
    func place(_ share: CGFloat) -> CGPoint {
      samples[lengths.firstIndex { $0 >= share * lengths.last! }!]
    }
    for (from, to) in [(0.0, 0.3), (0.2, 0.7), (0.6, 1.0), (-2, 0.5), (0.5, 3)] {
      let part = curve(points).trimmedPath(from: from, to: to)
      #expect(part.currentPoint?.isClose(to: place(min(to, 1)), within: 0.1) == true)
      let start = part.trimmedPath(from: 0, to: 1e-9).currentPoint
      #expect(start?.isClose(to: place(max(from, 0)), within: 0.1) == true)
      // Half of what is left ends in the middle of the two shares.
      let half = part.trimmedPath(from: 0, to: 0.5).currentPoint
      let middle = place((max(from, 0) + min(to, 1)) / 2)
      #expect(half?.isClose(to: middle, within: 0.1) == true)
    }
  }

  @Test("rectangles that are added are where their mapping puts them")
  func rectangles() {
    var path = Path()
    path.addRects(
      [CGRect(0, 0, 2, 3), CGRect(10, 20, 4, 5)],
      transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(path.boundingRect == CGRect(100, 0, 14, 25))
    #expect(path.contains(CGPoint(101, 1)) && path.contains(CGPoint(112, 22)))
    #expect(!path.contains(CGPoint(106, 10)))
  }

  @Test("a line without length has a square end where its style says so")
  func dot() {
    var path = Path()
    path.move(to: CGPoint(10, 20))
    path.addLine(to: CGPoint(10, 20))
    func box(_ cap: CGLineCap) -> CGRect {
      path.strokedPath(StrokeStyle(lineWidth: 6, lineCap: cap)).boundingRect
    }
    #expect(box(.square) == CGRect(7, 17, 6, 6))
    #expect(abs(box(.round).width - 6) < 1e-9 && abs(box(.round).midX - 10) < 1e-9)
    #expect(path.strokedPath(StrokeStyle(lineWidth: 6)).isEmpty)
  }

  @Test("mixed in the device's parts, each goes its share of the way; with itself a colour stays")
  func mixtures() {
    let from = Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
    let to = Color(.sRGB, red: 0.6, green: 0.2, blue: 0.8, opacity: 0.9)
    let environment = EnvironmentValues()
    func parts(_ color: Color) -> [Float] {
      let resolved = color.resolve(in: environment)
      return [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    }
    func isNear(_ a: [Float], _ b: [Float]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-5 } }
    #expect(isNear(parts(from.mix(with: to, by: 0.25, in: .device)), [0.3, 0.35, 0.65, 0.6]))
    for share in [0.25, 0.5, 0.9] {
      #expect(isNear(parts(to.mix(with: to, by: share)), parts(to)))
      #expect(
        isNear(parts(from.mix(with: to, by: share)), parts(to.mix(with: from, by: 1 - share))))
    }
  }
}
