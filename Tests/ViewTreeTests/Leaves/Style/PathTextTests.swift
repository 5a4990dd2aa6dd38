import SwiftUI
import Testing

@Suite("Paths as text")
struct PathTextTests {
  /// Rule: VALUES-6.5.
  @Test("a space is before each element, and whole numbers have no fraction")
  func text() {
    var path = Path()
    path.move(to: CGPoint(10, 20))
    path.addLine(to: CGPoint(40, 20))
    #expect(path.description == " 10 20 m 40 20 l")
    path.addQuadCurve(to: CGPoint(0.5, -1), control: CGPoint(2, 3))
    path.addCurve(to: CGPoint(5, 6), control1: CGPoint(1, 2), control2: CGPoint(3, 4))
    path.closeSubpath()
    #expect(path.description == " 10 20 m 40 20 l 2 3 0.5 -1 q 1 2 3 4 5 6 c h")
    #expect(Path().description == "")
  }

  @Test("what is written is read again", arguments: [0.1, 1e-7, 1e20, -3])
  func roundTrip(length: CGFloat) throws {
    var path = Path(ellipseIn: CGRect(0, length, 30, length))
    path.addRoundedRect(in: CGRect(1, 2, 30, 40), cornerSize: CGSize(5, 5))

    #expect(try #require(Path(path.description)) == path)
  }

  @Test("any white space separates, and nothing is an empty path")
  func white() {
    #expect(Path("1 2 m\n 3\t4 l") == Path(" 1 2 m 3 4 l"))
    #expect(Path("  ")?.isEmpty == true)
  }

  @Test(
    "a text that is no path gives none",
    arguments: ["x", "1 m", "1 2 3 m", "1 2 m 3", "1 2 l", "h", "1 2 m 3 4 5 6 z", "1 2 m h h"])
  func refused(text: String) {
    #expect(Path(text) == nil)
  }
}
