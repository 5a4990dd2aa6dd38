import Testing
import ViewTree

@Suite("Trimmed paths")
struct PathTrimTests {
  private let line = Path { path in
    path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
  }

  @Test("a trim keeps the part between two fractions of the length")
  func fractions() {
    // Of 20 points the part from 5 to 15.
    #expect(
      line.trimmedPath(from: 0.25, to: 0.75).description
        == " 5 0 m 10 0 l 10 5 l")
  }

  @Test("a trim of everything is the path, and one without length is empty")
  func extremes() {
    #expect(line.trimmedPath(from: -1, to: 2) == line)
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(line.trimmedPath(from: 0.75, to: 0.25).isEmpty)
  }

  @Test("subpaths share one length, and one that is kept whole stays closed")
  func subpaths() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    // The first half of 80 points is the first square.
    #expect(
      path.trimmedPath(from: 0, to: 0.5).description
        == " 0 0 m 10 0 l 10 10 l 0 10 l 0 0 l h")
    // The second half is the second one, and from 20 to 60 is half of each.
    #expect(
      path.trimmedPath(from: 0.5, to: 1).description
        == " 20 0 m 30 0 l 30 10 l 20 10 l 20 0 l h")
    #expect(
      path.trimmedPath(from: 0.25, to: 0.75).description
        == " 10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l")
    // Of three the middle third is the middle one.
    path.addRect(CGRect(x: 40, y: 0, width: 10, height: 10))
    let middle = path.trimmedPath(from: 41.0 / 120, to: 79.0 / 120)
    #expect(middle.boundingRect == CGRect(x: 20, y: 0, width: 10, height: 10))
  }

  @Test("half of a circle ends opposite its start")
  func halfCircle() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let end = circle.trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
    #expect(abs(end.x + 10) < 0.01 && abs(end.y) < 0.01)
  }
}
