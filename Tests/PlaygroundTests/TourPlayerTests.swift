import Testing

@testable import Playground

@Suite("Tour player")
struct TourPlayerTests {
  private var player = TourPlayer(count: 100, changes: [20, 40], lessons: [0, 10, 20, 90])

  private func pressed(_ keys: TerminalKey...) -> TourPlayer {
    var player = player
    for key in keys { _ = player.press(key) }
    return player
  }

  @Test("half a second at half speed is fifteen moments of sixty a second")
  func plays() {
    var player = player
    for _ in 0..<2 { player.advance(seconds: 0.25) }
    // 0.5 s x 0.5 x 60 a second = 15.
    #expect(player.index == 15)
    #expect(player.secondsToNext == 1.0 / 30)
  }

  @Test("at a moment with words it does not move until they are read, and space goes on at once")
  func reads() {
    var player = TourPlayer(
      count: 100, changes: [], lessons: [0, 10, 20], readings: [0: 1, 10: 2, 20: 2])
    player.advance(seconds: 0.25)
    #expect(player.index == 0 && player.isReading && player.secondsToNext == 0.25)
    for _ in 1...3 { player.advance(seconds: 0.25) }
    #expect(!player.isReading)
    // 0.25 s are 7.5 moments; the second quarter ends at 10, where two seconds are read.
    for _ in 1...2 { player.advance(seconds: 0.25) }
    #expect(player.index == 10 && player.isReading)
    _ = player.press(.character(" "))
    #expect(player.isPlaying && !player.isReading)
    player.advance(seconds: 0.25)
    #expect(player.index == 17)
    // Twice as fast, words are half as long.
    _ = player.press(.up)
    player.advance(seconds: 0.25)
    #expect(player.index == 20 && player.isReading)
    for _ in 1...4 { player.advance(seconds: 0.25) }
    #expect(!player.isReading)
  }

  @Test("it stops at the last moment, and from there plays from the start")
  func ends() {
    var player = player
    for _ in 0..<1000 { player.advance(seconds: 0.25) }
    #expect(player.index == 99)
    #expect(!player.isPlaying)
    #expect(player.secondsToNext == nil)
    _ = player.press(.character(" "))
    #expect(player.index == 0)
    #expect(player.isPlaying)
  }

  @Test("a program that was stopped for a minute goes on where it was, a quarter of a second later")
  func stopped() {
    var player = player
    player.advance(seconds: 60)
    // 0.25 s x 0.5 x 60 a second = 7.5.
    #expect(player.index == 7)
    player.advance(seconds: -1)
    #expect(player.index == 7)
  }

  @Test("a pause keeps its moment, a step pauses, and neither leaves the recording")
  func steps() {
    var paused = pressed(.character(" "))
    paused.advance(seconds: 10)
    #expect(paused.index == 0)
    #expect(pressed(.right, .character("."), .left).index == 1)
    #expect(!pressed(.right).isPlaying)
    #expect(pressed(.left, .character(",")).index == 0)
    #expect(pressed(.end, .right).index == 99)
  }

  @Test("brackets go to the changes of a flag, b and n to the lessons, and to the ends beyond")
  func jumps() {
    let next = TerminalKey.character("]")
    #expect(pressed(next).index == 20)
    #expect(pressed(next, next).index == 40)
    #expect(pressed(next, next, next).index == 99)
    #expect(pressed(next, next, .character("[")).index == 20)
    #expect(pressed(.character("["), .character("n")).index == 10)
    #expect(pressed(.end, .character("b")).index == 90)
  }

  @Test("digits and g jump to a moment, the last at most; another key forgets the digits")
  func jumpsToNumber() {
    let digit = { TerminalKey.character($0) }
    #expect(pressed(digit("4"), digit("7"), digit("g")).index == 47)
    #expect(pressed(digit("9"), digit("9"), digit("9"), digit("g")).index == 99)
    #expect(pressed(digit("4"), .up, digit("7"), digit("g")).index == 7)
    #expect(pressed(digit("g")).index == 0)
    #expect(pressed(digit("4")).digits == "4")
  }

  @Test("the arrows go through the speeds and stop at their ends, s goes to a tenth and back to 1")
  func speeds() {
    #expect(pressed(.up).speed == 1)
    #expect(pressed(.up, .up, .up, .up, .up).speed == 4)
    #expect(pressed(.down, .down, .down, .down).speed == 0.1)
    #expect(pressed(.character("s")).speed == 0.1)
    #expect(pressed(.character("s"), .character("s")).speed == 1)
  }

  @Test("q, control D and control C ask to quit, control L to draw again, an unknown key nothing")
  func requests() {
    var player = player
    for key in [TerminalKey.character("q"), .control("d"), .control("c")] {
      #expect(player.press(key) == .quit)
    }
    #expect(player.press(.control("l")) == .redraw)
    #expect(player.press(.unknown([27, 91, 90])) == nil)
  }
}
