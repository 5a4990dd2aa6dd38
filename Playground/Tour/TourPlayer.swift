/// Where the tour's page stands in its recording, and how fast it goes.
///
/// A value: keys and seconds go in, and nothing is drawn.
struct TourPlayer {
  /// The number of moments; at least 1.
  let count: Int
  /// The moments in which a flag changed, ascending.
  let changes: [Int]
  /// The moments that have a lesson, ascending.
  let lessons: [Int]

  /// The present moment as a place in the recording; the fraction is the time until the next one.
  private var place = 0.0
  private(set) var isPlaying = true
  /// Virtual seconds a second.
  private(set) var speed = 0.5
  /// The digits typed so far; `g` jumps to that moment.
  private(set) var digits = ""
  private(set) var showsKeys = false
  private(set) var showsWhy = false
  /// How many lines of the tree are scrolled away.
  private(set) var treeTop = 0

  init(count: Int, changes: [Int], lessons: [Int]) {
    self.count = count
    self.changes = changes
    self.lessons = lessons
  }

  /// The present moment's number, from 0.
  var index: Int { Int(place) }

  /// A request of a key to the page; the player itself answers all other keys.
  enum Request: Equatable {
    case quit, redraw
  }

  /// The speeds that the arrows choose among.
  static let speeds = [0.1, 0.25, 0.5, 1, 2, 4]
  /// Moments a virtual second.
  static let momentsPerSecond = 60.0

  /// Moves on by so many real seconds, as far as they count; stops at the last moment.
  mutating func advance(seconds: Double) {
    guard isPlaying else { return }
    place = min(
      place + ClockStep.counted(seconds) * speed * Self.momentsPerSecond, Double(count - 1))
    if index == count - 1 { isPlaying = false }
  }

  /// Real seconds until the next moment is due; nil while nothing moves by itself.
  var secondsToNext: Double? {
    isPlaying ? (place.rounded(.down) + 1 - place) / (speed * Self.momentsPerSecond) : nil
  }

  /// Does what a key asks for; an unknown key does nothing.
  mutating func press(_ key: TerminalKey) -> Request? {
    if case .character(let digit) = key, digit.isASCII, digit.isNumber {
      digits = String((digits + String(digit)).suffix(Self.longestNumber))
      return nil
    }
    defer { digits = "" }
    switch key {
    case .character("q"), .character("Q"), .control("d"), .control("c"): return .quit
    case .control("l"): return .redraw
    case .character(" "): playOrPause()
    case .left, .character(","): jump(to: index - 1)
    case .right, .character("."): jump(to: index + 1)
    case .up: changeSpeed(by: 1)
    case .down: changeSpeed(by: -1)
    case .character("s"): speed = speed == Self.speeds[0] ? 1 : Self.speeds[0]
    case .character("["): jump(to: changes.last { $0 < index } ?? 0)
    case .character("]"): jump(to: changes.first { $0 > index } ?? count - 1)
    case .character("b"): jump(to: lessons.last { $0 < index } ?? 0)
    case .character("n"): jump(to: lessons.first { $0 > index } ?? count - 1)
    case .home: jump(to: 0)
    case .end: jump(to: count - 1)
    case .character("g"): if let number = Int(digits) { jump(to: number) }
    case .pageUp: treeTop = max(0, treeTop - Self.treeStep)
    case .pageDown: treeTop += Self.treeStep
    case .character("w"):
      showsWhy.toggle()
      if showsWhy { isPlaying = false }
    case .character("?"), .character("h"): showsKeys.toggle()
    case .escape: (showsKeys, showsWhy) = (false, false)
    default: break
    }
    return nil
  }

  /// Keeps the tree from being scrolled past its end.
  mutating func limitTree(lines: Int, visible: Int) {
    treeTop = min(treeTop, max(0, lines - visible))
  }

  private static let treeStep = 5
  private static let longestNumber = 6

  /// From the end, playing starts over.
  private mutating func playOrPause() {
    if !isPlaying, index == count - 1 { place = 0 }
    isPlaying.toggle()
  }

  private mutating func jump(to moment: Int) {
    place = Double(min(max(0, moment), count - 1))
    isPlaying = false
  }

  private mutating func changeSpeed(by step: Int) {
    let current = Self.speeds.firstIndex { $0 >= speed } ?? Self.speeds.count - 1
    speed = Self.speeds[min(max(0, current + step), Self.speeds.count - 1)]
  }
}
