import ViewTree
import ViewTreeInspection

/// A scene under the user's finger, in virtual time.
@MainActor protocol FingerSession {
  /// The tree that the finger touches.
  var host: TreeHost { get }
  var finger: DragFinger { get set }
  var clock: FingerClock { get set }

  /// The same scene at rest, from its beginning.
  var fresh: Self { get }

  /// Where a key puts the finger down, and how far a key moves it: a little, or much. Points.
  var resting: CGPoint { get }
  static var steps: (small: CGFloat, large: CGFloat) { get }

  mutating func ticked()

  // MARK: The page

  func screen(size: TerminalSize, switches: PageSwitches) -> ScreenBuffer

  /// Where the page shows the scene; nil where the page is too small.
  func ground(size: TerminalSize, switches: PageSwitches) -> FingerGround?

  /// Answers a key of the page's own.
  mutating func press(_ key: TerminalKey)

  /// Called when the mouse is pressed on the scene.
  mutating func pressed(at point: CGPoint)
}

extension FingerSession {
  var speed: Double { clock.speed }
  var isPaused: Bool { clock.isPaused }

  mutating func toggleSlow() { clock.toggleSlow() }
  mutating func togglePause() { clock.isPaused.toggle() }

  /// A new scene; speed and pause are kept.
  mutating func restart() {
    let clock = clock
    self = fresh
    self.clock = clock
    self.clock.waiting = 0
  }

  /// Lets real time pass; virtual time advances in whole ticks.
  mutating func advance(seconds: Double) {
    for _ in 0..<clock.ticks(in: seconds, each: 1 / host.framesPerSecond) { step() }
  }

  mutating func step() {
    host.advance(by: 1 / host.framesPerSecond)
    finger.frame(on: host)
    host.settle()
    ticked()
  }

  mutating func ticked() {}
  mutating func press(_ key: TerminalKey) {}
  mutating func pressed(at point: CGPoint) {}

  /// The state of a page's first line: time, whether it goes on, and how fast.
  func state(at seconds: Double) -> String {
    func number(_ value: Double) -> String { ValueText.number(value, decimals: 1) }
    return "\(number(seconds)) s  \(isPaused ? "‖" : "▶") ×\(number(speed))"
  }
}

/// How virtual time follows real time.
struct FingerClock {
  /// 1 for real time, a tenth for slow motion.
  private(set) var speed = 1.0
  var isPaused = false
  /// Real time that no tick has consumed yet. Virtual seconds.
  fileprivate(set) var waiting = 0.0

  private static let slow = 0.1

  mutating func toggleSlow() { speed = speed == 1 ? Self.slow : 1 }

  /// The whole ticks that are due after some real time.
  mutating func ticks(in seconds: Double, each tick: Double) -> Int {
    guard !isPaused else { return 0 }
    waiting += ClockStep.counted(seconds) * speed
    var count = 0
    while waiting >= tick {
      waiting -= tick
      count += 1
    }
    return count
  }
}
