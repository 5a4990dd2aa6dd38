import SwiftUI
import Testing
import ViewTreeInspection

@Suite("Recorded touches")
struct TouchRecordingTests {
  private func path(_ csv: String) throws -> TouchPath { try TouchPath(csv: csv, x: 150) }

  @Test("the first row puts the finger down and the last one lifts it, times from the first row")
  func rows() throws {
    let recorded = try path("# a phone\n2.5,100\n2.625,130\n\n2.75,160\n")
    let expected = [(0, 100), (0.125, 130), (0.25, 160), (0.25, 160)] as [(Double, CGFloat)]
    #expect(recorded.touches.map(\.kind) == [.down, .move, .move, .up])
    #expect(recorded.touches.map(\.time) == expected.map(\.0))
    #expect(recorded.touches.map(\.point) == expected.map { CGPoint(x: 150, y: $0.1) })
    #expect(recorded.duration == 0.25)
  }

  @Test("names say which column is which, and other columns are passed over")
  func names() throws {
    let plain = try path("0,10,100\n0.5,20,200")
    #expect(plain.touches.map(\.point.x) == [10, 20, 20])
    #expect(try path("time,x,y\n0,10,100\n0.5,20,200") == plain)
    #expect(try path("y, force, T, x\n100,1,0,10\n200,0.5,0.5,20") == plain)
    #expect(try path("t,y\n0,100\n0.5,200") == path("0,100\n0.5,200"))
  }

  @Test(
    "a bad row is answered with its number and what was expected",
    arguments: [
      ("", 1, "no row", "TIME,Y"),
      ("time,y\n", 1, "no row", "TIME,Y"),
      ("0,100\n0.1,abc", 2, "'abc'", "TIME,Y"),
      ("0,100\n0.1", 2, "'0.1'", "2 fields"),
      ("0,100\n0.1,inf", 2, "'inf'", "TIME,Y"),
      ("0,100\n\n0.2,100\n0.1,100", 4, "time 0.1", "0.2"),
      ("down 100,200", 1, "'down 100,200'", "time and y"),
      ("0", 1, "'0'", "TIME,Y"),
    ])
  func badRow(_ csv: String, line: Int, given: String, expected: String) throws {
    try expectFailure(line: line, given: given, expected: expected) { _ = try path(csv) }
  }
}
