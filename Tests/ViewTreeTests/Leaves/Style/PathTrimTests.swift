import SwiftUI
import Testing
import ViewTree

@Suite("Trimmed paths")
struct PathTrimTests {
  private let line = Path { $0.addLines([.zero, CGPoint(10, 0), CGPoint(10, 10)]) }

  /// Squares of 10 x 10, each 20 beside the one before.
  private func squares(_ count: Int) -> Path {
    Path { path in
      for index in 0..<count { path.addRect(CGRect(20 * CGFloat(index), 0, 10, 10)) }
    }
  }

  @Test("a trim of everything is the path, and one without length is empty")
  func extremes() {
    #expect(line.trimmedPath(from: -1, to: 2) == line)
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(line.trimmedPath(from: 0.75, to: 0.25).isEmpty)
  }

  @Test("a trim keeps the part between two fractions of the length that all subpaths share")
  func fractions() {
    func expect(
      _ path: Path, _ from: CGFloat, _ to: CGFloat, _ text: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let part = path.trimmedPath(from: from, to: to).description
      #expect(part == text, sourceLocation: sourceLocation)
    }
    // Of 20 points the part from 5 to 15.
    expect(line, 0.25, 0.75, " 5 0 m 10 0 l 10 5 l")
    // The first half of 80 points is the first square, and one that is kept whole stays closed.
    expect(squares(2), 0, 0.5, " 0 0 m 10 0 l 10 10 l 0 10 l 0 0 l h")
    expect(squares(2), 0.5, 1, " 20 0 m 30 0 l 30 10 l 20 10 l 20 0 l h")
    // From 20 to 60 is half of each.
    expect(squares(2), 0.25, 0.75, " 10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l")
    // Of three the middle third is the middle one.
    let middle = squares(3).trimmedPath(from: 41.0 / 120, to: 79.0 / 120)
    #expect(middle.boundingRect == CGRect(20, 0, 10, 10))
  }

  @Test("half of a circle ends opposite its start")
  func halfCircle() {
    let circle = Path(ellipseIn: CGRect(-10, -10, 20, 20))
    let end = circle.trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
    #expect(abs(end.x + 10) < 0.01 && abs(end.y) < 0.01)
  }
}
