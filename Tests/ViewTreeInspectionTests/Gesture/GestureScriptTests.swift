import SwiftUI
import Testing
import ViewTreeInspection

@Suite("Gestures as text")
struct GestureScriptTests {
  private func touches(_ text: String, perSecond: Double = 10) throws -> [TouchPath.Touch] {
    try GestureScript(text: text).path(reportsPerSecond: perSecond).touches
  }

  private func touch(_ time: Double, _ kind: TouchPath.Touch.Kind, _ x: CGFloat, _ y: CGFloat)
    -> TouchPath.Touch
  {
    TouchPath.Touch(time: time, kind: kind, point: CGPoint(x: x, y: y))
  }

  @Test("a linear move is reported at every interval and at its end")
  func linearMove() throws {
    let text = """
      # A pull.
      down 200,300

      MOVE 200,420 over 0.4s   # 120 points
      hold 0.5
      up
      """
    #expect(
      try touches(text) == [
        touch(0, .down, 200, 300), touch(0.1, .move, 200, 330), touch(0.2, .move, 200, 360),
        touch(3.0 / 10, .move, 200, 390), touch(0.4, .move, 200, 420), touch(0.9, .up, 200, 420),
      ])
  }

  @Test("a move that begins between two reports keeps to the reports' times")
  func movesKeepReports() throws {
    let path = try touches("down 0,0\nhold 0.05\nmove 0,100 over 0.2\nup")
    // From 0.05 to 0.25: reports at 0.1 and 0.2, that is a quarter and three quarters of the way.
    #expect(path.map(\.time) == [0, 0.1, 0.2, 0.25, 0.25])
    #expect(zip(path.map(\.point.y), [0, 25, 75, 100, 100]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("an eased move is behind a linear one in its first half, and half way at half time")
  func easedMove() throws {
    let path = try touches("down 0,0\nmove 0,100 over 0.4s ease")
    #expect(path[1].point.y < 25)
    #expect(abs(path[2].point.y - 50) < 0.001)
    #expect(path[3].point.y > 75)
    #expect(path[4].point.y == 100)
  }

  @Test("a move without a time jumps, and the finger may stay down")
  func jump() throws {
    let path = try GestureScript(text: "down 0,0\nmove 0, 100\nhold 2s").path()
    #expect(path.touches == [touch(0, .down, 0, 0), touch(0, .move, 0, 100)])
    #expect(path.duration == 2)
    #expect(path.endsDown)
  }

  @Test("a fling moves in a tenth of a second and lets go in motion")
  func fling() throws {
    let moved = try touches("down 0,0\nmove 0,100 over 0.1s\nup")
    #expect(try touches("down 0,0\nfling 0,100") == moved)
    #expect(try touches("down 0,0\nfling 0,100 over 0.1s") == moved)
    #expect(try touches("down 0,0\nmove 0,100 over 0.1s\nfling") == moved)
  }

  @Test(
    "a bad line is answered with its number and what was expected",
    arguments: [
      ("", 1, "nothing", "down"),
      ("# only a remark\n", 1, "nothing", "down"),
      ("down 1,2\nmve 3,4", 2, "'mve'", "move X,Y"),
      ("move 1,2", 1, "'move' while the finger is up", "down X,Y"),
      ("down 1,2\n\ndown 1,2", 3, "'down' while the finger is down", "up"),
      ("down 1", 1, "'1' after 'down'", "200,300"),
      ("down", 1, "nothing after 'down'", "200,300"),
      ("down 1,nan", 1, "'1,nan'", "200,300"),
      ("down 1,2\nmove 3,4 over", 2, "nothing after 'over'", "seconds"),
      ("down 1,2\nmove 3,4 over -1s", 2, "'-1s'", "seconds"),
      ("down 1,2\nmove 3,4 over 1s slowly", 2, "'slowly'", "linear, ease, ease-in, ease-out"),
      ("down 1,2\nhold 1s more", 2, "'more' as well", "the end of the line"),
      ("down 1,2\nhold 1s\nfling", 3, "'fling' without motion", "fling X,Y"),
      ("down 1,2\nmove 1,3\nfling", 3, "'fling' without motion", "over some time"),
      ("down 1,2\nfling 1,3 over 0s", 2, "0 seconds", "above 0"),
      ("down 1,2\nhold 601", 2, "'601'", "seconds from 0 to 600"),
      ("down 1,2\nhold 600\nmove 3,4 over 1s", 3, "601.0 s", "at most 600 seconds for the whole"),
      ("down 1,2\nup\nup", 3, "'up' while the finger is up", "hold"),
    ])
  func badLine(_ text: String, line: Int, given: String, expected: String) throws {
    try expectFailure(line: line, given: given, expected: expected) {
      _ = try GestureScript(text: text)
    }
  }

  @Test(
    "the standard gestures move the content by their offset after the rubber band",
    arguments: zip(
      StandardGesture.allCases,
      // x for d (1 - 1 / (0.55 x / d + 1)) = offset at d = 600, solved for x.
      [332.0158, 332.0158, 332.0158, 144.0823, 110.0917] as [CGFloat]))
  func standardGestures(_ gesture: StandardGesture, travel: CGFloat) throws {
    let path = gesture.script(viewport: CGSize(width: 300, height: 600)).path()
    let start = try #require(path.touches.first?.point.y)
    let furthest = try #require(path.touches.map(\.point.y).max())
    #expect(abs(furthest - start - travel) < 0.001)
    #expect(path.endsDown == (gesture == .pull140Hold || gesture == .pull140Back))
    #expect(StandardGesture(named: gesture.title.uppercased()) == gesture)
    #expect(StandardGesture(named: gesture.rawValue) == gesture)
  }
}
