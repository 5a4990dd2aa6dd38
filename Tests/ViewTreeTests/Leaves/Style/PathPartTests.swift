import SwiftUI
import Testing

@testable import ViewTree

/// The parts of a path that its measures, its filling and its strokes look at.
@Suite("Parts of paths")
struct PathPartTests {
  @Test(
    "each move and each closing begins a subpath, and a closing line is a part of its own",
    // Each subpath as the points that it visits, and "h" when it is closed.
    arguments: [
      ("", []), ("9 0 m", ["9,0"]), ("0 0 m 9 0 l 9 9 l", ["0,0 9,0 9,9"]),
      ("0 0 m 9 0 l 9 9 m 0 9 l", ["0,0 9,0", "9,9 0,9"]),
      ("9 0 m 9 9 l 0 9 l h", ["9,0 9,9 0,9 9,0 h"]),
      // A line that is back where it began needs no other one.
      ("9 0 m 9 9 l 0 9 l 9 0 l h", ["9,0 9,9 0,9 9,0 h"]),
      ("9 0 m 9 9 l 0 9 l h 0 0 l 9 9 l", ["9,0 9,9 0,9 9,0 h", "9,0 0,0 9,9"]),
      ("0 0 m 9 0 m 9 9 l", ["0,0", "9,0 9,9"]),
      ("0 0 m 9 9 9 0 q 9 9 9 0 0 9 c h", ["0,0 9,0 0,9 0,0 h"]),
    ] as [(String, [String])])
  func subpaths(text: String, parts: [String]) throws {
    let path = try #require(Path(text))
    let found = path.subpaths.map { subpath in
      let points = [subpath.start] + subpath.segments.map(\.end)
      return points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ")
        + (subpath.isClosed ? " h" : "")
    }
    #expect(found == parts)
  }

  @Test(
    "the current point is the last end, and the first one of a subpath that is closed",
    arguments: [
      ("1 2 m 3 4 l 5 0 l", CGPoint(5, 0)), ("1 2 m 5 0 l 0 0 7 8 q", CGPoint(7, 8)),
      ("1 2 m 3 4 l 7 8 l h", CGPoint(1, 2)), ("1 2 m 3 4 l h 9 9 m", CGPoint(9, 9)),
    ])
  func currentPoint(text: String, point: CGPoint) throws {
    #expect(try #require(Path(text)).currentPoint == point)
  }

  @Test("chords stay within a hundredth of a point, and there are no more than that takes")
  func chords() {
    // A parabola c high over its chord: second derivative 8 c, n chords are off by c / n^2 each.
    for (height, chords) in [(0.009, 1), (0.0101, 2), (0.99, 10), (3.23, 18), (99.9, 100)]
      as [(CGFloat, Int)]
    {
      for sign in [1, -1] as [CGFloat] {
        let curve = PathSegment(
          from: .zero, control: CGPoint(5000, 2 * sign * height), to: CGPoint(10_000, 0))
        let points = curve.flattened()
        #expect(points.count == chords, "\(height)")
        #expect(points.last == curve.end)
        for (index, end) in points.enumerated() {
          let start = index == 0 ? curve.start : points[index - 1]
          // x goes evenly; y = 4 c t (1 - t).
          let t = (start.x + end.x) / 20_000
          let off = 4 * height * t * (1 - t) - sign * (start.y + end.y) / 2
          #expect(off > 0 && off <= 0.01 + 1e-9, "\(height), \(off)")
        }
      }
    }
    #expect(PathSegment(from: .zero, to: CGPoint(5, 5)).flattened() == [CGPoint(5, 5)])
    // A thousand at most, and one where the number cannot be known.
    let huge = PathSegment(from: .zero, control: CGPoint(0, 1e9), to: CGPoint(1, 0))
    #expect(huge.flattened().count == 1000)
    let endless = PathSegment(from: .zero, control: CGPoint(0, .infinity), to: CGPoint(1, 0))
    #expect(endless.flattened() == [CGPoint(1, 0)])
  }

  @Test("an arch reaches three quarters of the height of its control points, however high")
  func arches() {
    for height in [0.5, -0.5, 8, 1e-3, -400] as [CGFloat] {
      let path = Path {
        $0.move(to: .zero)
        $0.addCurve(to: CGPoint(9, 0), control1: CGPoint(3, height), control2: CGPoint(6, height))
      }
      let (box, turned) = (
        path.boundingRect,
        path.applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)).boundingRect
      )
      #expect(abs(box.height - abs(height) * 0.75) < 1e-9 && abs(box.width - 9) < 1e-9)
      #expect(abs(box.minY - min(height * 0.75, 0)) < 1e-9)
      #expect(abs(turned.width - box.height) < 1e-9 && abs(turned.minX - box.minY) < 1e-9)
    }
  }

  @Test("a trim of a line of short sides keeps the same share of it as of one long side")
  func shortSides() {
    // Forty sides of a quarter of a point: ten points.
    let line = Path { $0.addLines((0...40).map { CGPoint(CGFloat($0) / 4, 0) }) }
    for (from, to) in [(0, 0.5), (0.25, 0.75), (0.31, 0.33), (0.5, 1), (0.025, 0.05), (-1, 0.9)]
      as [(CGFloat, CGFloat)]
    {
      let box = line.trimmedPath(from: from, to: to).boundingRect
      #expect(abs(box.minX - 10 * max(from, 0)) < 1e-9 && abs(box.maxX - 10 * to) < 1e-9)
    }
    #expect(line.trimmedPath(from: 1.5, to: 3).isEmpty)
    #expect(line.trimmedPath(from: -3, to: 0).isEmpty)
    #expect(line.trimmedPath(from: 0, to: 1) == line)
  }

  @Test("a trim of all of a path keeps its elements, and of a whole subpath that it is closed")
  func wholeParts() {
    let curve = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(10, 0), control: CGPoint(5, 5))
    }
    #expect(curve.trimmedPath(from: 0, to: 1) == curve)
    #expect(curve.trimmedPath(from: 0, to: 0.5) != curve)
    // A corner that is there twice has no length and is no part that is missing.
    let twoSquares = Path {
      $0.addLines([.zero, CGPoint(10, 0), CGPoint(10, 0), CGPoint(10, 10), CGPoint(0, 10)])
      $0.closeSubpath()
      $0.addRect(CGRect(20, 0, 10, 10))
    }
    let first = twoSquares.trimmedPath(from: 0, to: 0.5).subpaths
    #expect(first.map(\.isClosed) == [true])
    #expect(twoSquares.trimmedPath(from: 0, to: 0.49).subpaths.map(\.isClosed) == [false])
    #expect(twoSquares.trimmedPath(from: 0.01, to: 0.5).subpaths.map(\.isClosed) == [false])
  }

  @Test("a curve that passes its own end half way is trimmed at finite points")
  func chordWithoutLength() {
    // At one half a cubic is at (p0 + 3 p1 + 3 p2 + p3) / 8: 6 of 6, and 0 of 6.
    let unit: CGFloat = 1 / 256
    func curve(_ control: CGFloat) -> Path {
      Path {
        $0.move(to: .zero)
        $0.addCurve(
          to: CGPoint(6 * unit, 0), control1: CGPoint(control * unit, 0),
          control2: CGPoint(control * unit, 0))
      }
    }
    // The chords are 0 to 6 and 6 to 6: two thirds of the length end at 4 or later on the curve.
    let end = curve(7).trimmedPath(from: 0.5, to: 1)
    #expect(end.currentPoint == CGPoint(6 * unit, 0) && end.boundingRect.width.isFinite)
    // The chords are 0 to 0 and 0 to 6.
    let start = curve(-1).trimmedPath(from: 0, to: 0.5)
    #expect(start.subpaths.first?.start == .zero && start.boundingRect.width.isFinite)
    #expect(!start.isEmpty)
  }
}
