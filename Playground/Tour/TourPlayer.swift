/// Where the tour's page is in its recording, and how fast it goes.
///
/// A value: keys and seconds go in, and nothing is drawn.
struct TourPlayer {
  /// The number of moments; at least 1.
  let count: Int
  /// The moments in which a flag changed, ascending.
  let changes: [Int]
  /// The moments that have a lesson, ascending.
  let lessons: [Int]
  /// How long the page rests at a lesson's moment, so that the words can be read. Seconds at
  /// the first speed.
  let readings: [Int: Double]

  /// The present moment as a place in the recording; the fraction is the time until the next one.
  private var place = 0.0
  private(set) var isPlaying = true
  /// Virtual seconds a second.
  private(set) var speed = Self.firstSpeed
  /// The digits typed so far; `g` jumps to that moment.
  private(set) var digits = ""
  private(set) var showsKeys = false
  private(set) var showsWhy = false
  /// How many lines of the tree are scrolled away.
  private(set) var treeTop = 0

  /// The rest of the reading at the present moment. Seconds at the first speed.
  private var reading = 0.0

  init(count: Int, changes: [Int], lessons: [Int], readings: [Int: Double] = [:]) {
    self.count = count
    self.changes = changes
    self.lessons = lessons
    self.readings = readings
    reading = readings[0] ?? 0
  }

  /// Whether it rests so that words can be read, and goes on by itself.
  var isReading: Bool { isPlaying && reading > 0 }

  var index: Int { Int(place) }

  /// A request of a key to the page; the player itself answers all other keys.
  enum Request: Equatable {
    case quit, redraw
  }

  /// The speeds that the arrows choose among.
  static let speeds = [0.1, 0.25, 0.5, 1, 2, 4]
  private static let firstSpeed = 0.5
  /// Moments a virtual second.
  static let momentsPerSecond = 60.0

  /// Moves on by so many real seconds, as far as they count; stops for a while where there is something
  /// to be read, and at the last moment.
  mutating func advance(seconds: Double) {
    guard isPlaying else { return }
    let virtual = ClockStep.counted(seconds) * speed
    let read = min(reading, virtual / Self.firstSpeed)
    reading -= read
    guard reading <= 0 else { return }
    let end = place + (virtual - read * Self.firstSpeed) * Self.momentsPerSecond
    let next = lessons.first { $0 > index && Double($0) <= end && readings[$0] != nil }
    place = min(next.map(Double.init) ?? end, Double(count - 1))
    if let next { reading = readings[next] ?? 0 }
    if index == count - 1 { isPlaying = false }
  }

  /// Real seconds until the next moment is due; nil while nothing moves by itself.
  var secondsToNext: Double? {
    guard isPlaying else { return nil }
    // A longer step would not count whole.
    if isReading { return min(reading * Self.firstSpeed / speed, ClockStep.longest) }
    return (place.rounded(.down) + 1 - place) / (speed * Self.momentsPerSecond)
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

  /// From the end, playing starts over; while somebody reads, it goes on at once.
  private mutating func playOrPause() {
    if isReading {
      reading = 0
      return
    }
    if !isPlaying, index == count - 1 { place = 0 }
    isPlaying.toggle()
  }

  private mutating func jump(to moment: Int) {
    place = Double(min(max(0, moment), count - 1))
    reading = 0
    isPlaying = false
  }

  private mutating func changeSpeed(by step: Int) {
    let current = Self.speeds.firstIndex { $0 >= speed } ?? Self.speeds.count - 1
    speed = Self.speeds[min(max(0, current + step), Self.speeds.count - 1)]
  }
}
