import SwiftUI
import Testing
import ViewSketches

@testable import ViewTree

/// Strokes against the distance of a point from the line.
@Suite("Regions of strokes")
struct StrokeRegionTests {
  private func distance(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> CGFloat {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = x * x + y * y
    let share = length == 0 ? 0 : ((point.x - start.x) * x + (point.y - start.y) * y) / length
    let near = min(max(share, 0), 1)
    return hypot(start.x + near * x - point.x, start.y + near * y - point.y)
  }

  private func line(_ points: [CGPoint], isClosed: Bool = false) -> Path {
    Path {
      $0.addLines(points)
      if isClosed { $0.closeSubpath() }
    }
  }

  @Test("with round joins and caps a stroke is all that is near to its line")
  func distances() {
    var random = SeededGenerator(seed: 5)
    for round in 0..<30 {
      // The last ones are smaller than a point.
      let unit: CGFloat = round < 24 ? 1 : 0.05
      func point(_ range: ClosedRange<CGFloat>) -> CGPoint {
        CGPoint(
          x: unit * CGFloat.random(in: range, using: &random),
          y: unit * CGFloat.random(in: range, using: &random))
      }
      var corners = (0..<(2 + round % 4)).map { _ in point(0...60) }
      // A repeated corner is one, and a line may go back on itself.
      if round % 3 == 0 { corners.insert(corners[1], at: 1) }
      if round % 5 == 0 { corners.append(corners[corners.count - 2]) }
      let isClosed = round % 2 == 0
      let half: CGFloat = unit * [0.4, 3, 8][round % 3]
      let stroke = line(corners, isClosed: isClosed).strokedPath(
        StrokeStyle(lineWidth: 2 * half, lineCap: .round, lineJoin: .round))
      let sides = zip(corners, corners.dropFirst() + (isClosed ? corners.prefix(1) : []))
      for _ in 0..<60 {
        let probe = point(-10...70)
        let nearest = sides.map { distance(probe, $0, $1) }.min()!
        // Discs are chords within 0.01.
        if abs(nearest - half) < 0.015 { continue }
        #expect(stroke.contains(probe) == (nearest < half), "\(round), \(probe)")
      }
    }
  }

  @Test("a miter's tip is half a width over the cosine of half the turn away, a bevel the cosine")
  func miters() {
    let half: CGFloat = 3
    for turn in [20.0, 60, 90, 120, 150, -20, -60, -90, -120, -150] {
      for base in [0.0, 50, 200] {
        func direction(_ degrees: Double) -> CGPoint {
          CGPoint(cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        }
        let corner = CGPoint(4, -9)
        let (arriving, leaving) = (direction(base), direction(base + turn))
        let path = line([
          CGPoint(corner.x - 60 * arriving.x, corner.y - 60 * arriving.y), corner,
          CGPoint(corner.x + 60 * leaving.x, corner.y + 60 * leaving.y),
        ])
        // The tip lies opposite of the side to which the line turns.
        let cosine = CGFloat(cos(turn / 2 * .pi / 180))
        let outward = direction(base + turn / 2 + (turn > 0 ? -90 : 90))
        func reaches(_ share: CGFloat, limit: CGFloat, _ join: CGLineJoin = .miter) -> Bool {
          path.strokedPath(StrokeStyle(lineWidth: 2 * half, lineJoin: join, miterLimit: limit))
            .contains(
              CGPoint(corner.x + outward.x * half * share, corner.y + outward.y * half * share))
        }
        let (over, under) = (1.001 / cosine, 0.999 / cosine)
        #expect(reaches(0.999 / cosine, limit: over) && !reaches(1.001 / cosine, limit: over))
        #expect(reaches(0.999 * cosine, limit: under) && !reaches(1.001 * cosine, limit: under))
        #expect(reaches(0.999 * cosine, limit: over, .bevel))
        #expect(!reaches(1.001 * cosine, limit: over, .bevel))
        #expect(reaches(0.99, limit: over, .round) && !reaches(1.01, limit: over, .round))
      }
    }
  }

  @Test("a line that goes straight on has no join, and one that turns back only a round one")
  func straight() {
    func pieces(_ end: CGFloat, _ join: CGLineJoin) -> Int {
      line([.zero, CGPoint(10, 0), CGPoint(end, 0)])
        .strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join)).subpaths.count
    }
    for join in [CGLineJoin.miter, .round, .bevel] { #expect(pieces(30, join) == 2) }
    // A turn of a billionth is none yet.
    for (rise, count) in [(1e-9, 2), (1e-8, 3)] as [(CGFloat, Int)] {
      let turned = line([.zero, CGPoint(1, 0), CGPoint(2, rise)])
      #expect(turned.strokedPath(StrokeStyle(lineWidth: 4)).subpaths.count == count)
    }
    let back = line([.zero, CGPoint(10, 0), CGPoint(5, 0)])
    for (join, reach) in [(CGLineJoin.miter, 10), (.bevel, 10), (.round, 12)]
      as [(CGLineJoin, CGFloat)]
    {
      let box = back.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join)).boundingRect
      #expect(abs(box.maxX - reach) < 1e-9)
    }
  }

  @Test("a line thinner than a point has an area")
  func thin() {
    let stroke = line([.zero, CGPoint(10, 0)]).strokedPath(StrokeStyle(lineWidth: 0.5))
    #expect(stroke.boundingRect == CGRect(0, -0.25, 10, 0.5))
    #expect(line([.zero, CGPoint(9, 0)]).strokedPath(StrokeStyle(lineWidth: -1)).isEmpty)
    // Every piece is an outline of its own, also one much smaller than a point.
    let small = [CGPoint.zero, CGPoint(0.3, 0), CGPoint(0.3, 0.2)]
    let pieces = line(small).strokedPath(StrokeStyle(lineWidth: 0.1)).subpaths
    #expect(pieces.count == 3 && pieces.allSatisfy { $0.isClosed })
  }

  @Test("dashes cover what the pattern and its phase say, and follow a line around its corners")
  func dashes() {
    let lines: [(points: [CGPoint], isClosed: Bool)] = [
      ([.zero, CGPoint(20, 0), CGPoint(20, 30), CGPoint(60, 30)], false),
      ([.zero, CGPoint(30, 0), CGPoint(30, 20), CGPoint(0, 20)], true),
    ]
    // A pattern of an odd number of lengths goes on with its gaps and dashes exchanged.
    let patterns: [[CGFloat]] = [
      [10, 5, 3, 2], [7, 4, 6], [4], [5, 0, 2, 3], [40, 7], [100, 1], [1, 100], [0, 6],
      [9, 3, 4, 2, 5], [20, 10],
    ]
    for (corners, isClosed) in lines {
      for pattern in patterns {
        for phase in [-27, -13, -7, 0, 3, 4, 10, 12, 15, 16, 18, 19, 20, 27, 55] as [CGFloat] {
          let stroke = line(corners, isClosed: isClosed).strokedPath(
            StrokeStyle(lineWidth: 2, dash: pattern, dashPhase: phase))
          let whole = pattern.count % 2 == 0 ? pattern : pattern + pattern
          let total = whole.reduce(0, +)
          var passed: CGFloat = 0
          let ends = corners.dropFirst() + (isClosed ? corners.prefix(1) : [])
          for (start, end) in zip(corners, ends) {
            let length = hypot(end.x - start.x, end.y - start.y)
            // Nearer to a corner the other side's dash may reach.
            for position in stride(from: CGFloat(1.5), to: length - 1, by: 1) {
              var rest = (passed + position + phase).truncatingRemainder(dividingBy: total)
              if rest < 0 { rest += total }
              var index = 0
              while rest >= whole[index] {
                rest -= whole[index]
                index += 1
              }
              let probe = start.interpolated(to: end, position / length)
              #expect(stroke.contains(probe) == (index % 2 == 0), "\(pattern), \(phase), \(probe)")
            }
            passed += length
          }
        }
      }
    }
  }

  @Test("a phase too small to be told from none starts with the first dash")
  func tinyPhase() {
    let path = line([.zero, CGPoint(30, 0)])
    let plain = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 4]))
    let tiny = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 4], dashPhase: -1e-20))
    #expect(tiny == plain && !plain.isEmpty)
  }

  @Test("a line that ends with a gap has no dash behind it")
  func gapAtTheEnd() {
    let path = line([.zero, CGPoint(20, 0)])
    let stroke = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [5, 5]))
    // From 0 to 5 and from 10 to 15, one more at each end.
    #expect(abs(stroke.boundingRect.minX + 1) < 1e-6 && abs(stroke.boundingRect.maxX - 16) < 1e-6)
  }

  @Test("a line of more than 100,000 times its pattern is solid")
  func endless() {
    let style = StrokeStyle(lineWidth: 2, dash: [0.5, 0.5])
    let path = line([.zero, CGPoint(100_000.5, 0)])
    #expect(path.strokedPath(style).subpaths.count == 1)
    let shorter = line([.zero, CGPoint(1000, 0)])
    #expect(shorter.strokedPath(style).subpaths.count == 1000)
  }
}
