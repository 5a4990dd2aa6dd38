import Testing

@testable import Playground

@Suite("Tour player")
struct TourPlayerTests {
  private var player = TourPlayer(count: 100, changes: [20, 40], lessons: [0, 10, 20, 90])

  private static func characters(_ text: String) -> [TerminalKey] {
    text.map { .character($0) }
  }

  private func pressed(_ keys: TerminalKey...) -> TourPlayer { pressed(keys) }

  private func pressed(_ keys: [TerminalKey]) -> TourPlayer {
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

  @Test("a pause keeps its moment, and a step pauses")
  func pauses() {
    var paused = pressed(.character(" "))
    paused.advance(seconds: 10)
    #expect(paused.index == 0)
    #expect(!pressed(.right).isPlaying)
  }

  @Test(
    "keys lead to a moment",
    arguments: [
      // Steps, which do not leave the recording.
      ([.right, .character("."), .left], 1), ([.left, .character(",")], 0), ([.end, .right], 99),
      // Brackets go to the changes of a flag, b and n to the lessons, and to the ends beyond.
      (characters("]"), 20), (characters("]]"), 40), (characters("]]]"), 99),
      (characters("]]["), 20), (characters("[n"), 10),
      ([.end, .character("b")], 90),
      // Digits and g jump to a moment, the last at most; another key forgets the digits.
      (characters("47g"), 47), (characters("999g"), 99), (characters("g"), 0),
      ([.character("4"), .up, .character("7"), .character("g")], 7),
    ] as [([TerminalKey], Int)])
  func jumps(keys: [TerminalKey], moment: Int) {
    #expect(pressed(keys).index == moment)
  }

  @Test("a digit waits for more")
  func digits() {
    #expect(pressed(.character("4")).digits == "4")
  }

  @Test(
    "the arrows go through the speeds and stop at their ends, s goes to a tenth and back to 1",
    arguments: [
      ([.up], 1), ([.up, .up, .up, .up, .up], 4), ([.down, .down, .down, .down], 0.1),
      (characters("s"), 0.1),
      (characters("ss"), 1),
    ] as [([TerminalKey], Double)])
  func speeds(keys: [TerminalKey], speed: Double) {
    #expect(pressed(keys).speed == speed)
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
