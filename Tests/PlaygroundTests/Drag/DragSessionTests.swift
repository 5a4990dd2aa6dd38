import RefreshSystems
import Testing
import ViewTree

@testable import Playground

@Suite("Live drag")
@MainActor
struct DragSessionTests {
  /// The session's time in frames, sixty a second.
  private func frames(_ session: DragSession) -> Double { session.seconds * 60 }

  @Test("virtual time goes on in whole frames, and the rest waits for the next look at the clock")
  func wholeFrames() {
    var session = DragSession(.LKRefresh)
    // A program that was stopped for a minute goes on where it was: a quarter of a second later.
    for (seconds, frames) in [(0.025, 1.0), (0.01, 2), (60, 17)] {
      session.advance(seconds: seconds)
      #expect(abs(self.frames(session) - frames) < 6e-8)
    }
  }

  @Test("slow motion is a tenth, and a pause lets no time pass but single frames")
  func speeds() {
    var session = DragSession(.LKRefresh)
    session.toggleSlow()
    session.advance(seconds: 0.2)
    #expect(abs(frames(session) - 1) < 6e-8)
    session.togglePause()
    session.advance(seconds: 0.2)
    #expect(abs(frames(session) - 1) < 6e-8)
    session.step()
    #expect(abs(frames(session) - 2) < 6e-8)
  }

  @Test("a finger that is wanted far away goes half of the rest in each frame")
  func fingerMoves() {
    var session = DragSession(.LKRefresh)
    session.finger.down(at: CGPoint(x: 150, y: 100))
    session.finger.move(to: CGPoint(x: 150, y: 180))
    for travel in [40, 60, 70, 75] as [CGFloat] {
      session.step()
      #expect(session.finger.travel == travel)
    }
    for _ in 0..<6 { session.step() }
    #expect(session.finger.travel == 80)
  }

  @Test("a finger that is let go arrives first")
  func fingerArrives() {
    var session = DragSession(.LKRefresh)
    session.finger.down(at: CGPoint(x: 150, y: 100))
    session.finger.move(to: CGPoint(x: 150, y: 101))
    session.finger.up()
    session.step()
    #expect(session.finger.position != nil)
    for _ in 0..<3 { session.step() }
    #expect(session.finger.position == nil)
    #expect(!session.scene.host.touch.isDown)
  }

  @Test("a pull past the threshold is told with its rule, and a new scene begins at rest")
  func pull() {
    var session = DragSession(.LKRefresh)
    session.finger.down(at: session.resting)
    session.finger.nudge(by: 300)
    session.step()
    #expect(session.happenings.map(\.event.step) == [.requested])
    #expect(session.samples.last?.phase == .refreshing)
    session.restart()
    #expect(session.happenings.isEmpty)
    #expect(session.seconds == 0)
  }

  @Test("a cell of the phone is the point under its middle, and the ruler is none")
  func cells() throws {
    let layout = try #require(DragLayout(size: TerminalSize(columns: 80, rows: 24)))
    let inside = layout.phone.inside
    let first = try #require(layout.ground.point(column: inside.column, row: inside.row))
    #expect(first.x == 150 / CGFloat(inside.columns))
    #expect(first.y == 300 / CGFloat(inside.rows))
    #expect(layout.ground.point(column: 0, row: inside.row) == nil)
    #expect(layout.ground.isRuler(column: layout.ruler.column, row: layout.ruler.row))
    #expect(layout.ground.point(column: layout.ruler.column, row: layout.ruler.row) == nil)
    #expect(DragLayout(size: TerminalSize(columns: 59, rows: 24)) == nil)
    #expect(DragLayout(size: TerminalSize(columns: 60, rows: 19)) == nil)
  }

  @Test("every panel fits its screen, from the smallest on")
  func panelsFit() throws {
    for columns in stride(from: 60, through: 140, by: 8) {
      for rows in stride(from: 20, through: 50, by: 3) {
        let layout = try #require(DragLayout(size: TerminalSize(columns: columns, rows: rows)))
        #expect(layout.rules.rows >= 3 && layout.numbers.rows >= 8)
        #expect(layout.rules.row + layout.rules.rows == layout.plot.row)
        #expect(layout.plot.row + layout.plot.rows == layout.keys)
        #expect(layout.numbers.column + layout.numbers.columns == columns)
      }
    }
  }

  @Test("without a terminal the command tells the standard pull, and an unknown system is answered")
  func plain() {
    playground("drag lkrefresh").expectOutput("000 LKRefresh  120        0.83 s", "In a terminal")
    let wrong = playground("drag LKRefrsh")
    wrong.expectErrors()
    #expect(wrong.errorLines.last == "nearest:  LKRefresh")
    playground("drag").expectErrors()
  }
}
