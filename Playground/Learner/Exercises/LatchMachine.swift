import ViewTreeInspection

/// The reference of lesson 13: a latch that holds a list open while it loads.
///
/// It leaves one sentence of its page open, as the page does: whether a touch that began before the
/// latch came to rest can arm it.
struct LatchMachine {
  enum Reading: String, CaseIterable {
    /// Only a touch that begins while the latch rests can arm it.
    case nextTouch = "the next pull is one of the next touch"
    /// A finger that is still down can arm it as soon as it rests.
    case anyPull = "the next pull may belong to the same touch"
  }

  enum Phase: String {
    case resting, armed, loading, closing
  }

  private let reading: Reading
  private(set) var phase = Phase.resting
  private(set) var calls = 0
  private(set) var open = 0.0
  private var isDown = false
  private var canArm = false
  private var closingFor = 0.0
  /// Why the last step did what it did.
  private(set) var reason = ""

  /// Points and seconds of the page.
  static let (arming, disarming, opening, closing) = (80.0, 60.0, 50.0, 0.3)
  private static let sameTime = 1e-9

  init(_ reading: Reading) {
    self.reading = reading
  }

  mutating func perform(_ step: String) {
    let words = step.split(separator: " ")
    let number = words.count > 1 ? Double(words[1]) ?? 0 : 0
    switch words.first {
    case "down": down()
    case "pull": pull(number)
    case "up": up()
    case "ends": hostEnds()
    case "wait": wait(number)
    default: self = LatchMachine(reading)
    }
  }

  private mutating func down() {
    isDown = true
    canArm = reading == .anyPull || phase == .resting
    reason = "a touch begins while it is \(phase.rawValue)"
  }

  private mutating func pull(_ points: Double) {
    guard isDown else {
      reason = "no finger is down"
      return
    }
    switch phase {
    case .resting where points > Self.arming && canArm:
      phase = .armed
      reason = "\(Self.text(points)) is beyond \(Self.text(Self.arming))"
    case .resting where points > Self.arming:
      reason = "the touch began before the latch came to rest"
    case .resting: reason = "\(Self.text(points)) is not beyond \(Self.text(Self.arming))"
    case .armed where points < Self.disarming:
      phase = .resting
      reason = "\(Self.text(points)) is below \(Self.text(Self.disarming))"
    case .armed:
      reason = "\(Self.text(points)) is not below \(Self.text(Self.disarming)): it stays armed"
    case .loading, .closing: reason = "a pull does nothing while it is \(phase.rawValue)"
    }
  }

  private mutating func up() {
    isDown = false
    guard phase == .armed else {
      reason = "a finger that leaves does nothing unless the latch is armed"
      return
    }
    phase = .loading
    calls += 1
    open = Self.opening
    reason = "the finger left while it was armed: the host is asked once"
  }

  private mutating func hostEnds() {
    guard phase == .loading else {
      reason = "the host has nothing to end"
      return
    }
    phase = .closing
    closingFor = 0
    reason = "the host has ended: it closes, open until it has closed"
  }

  private mutating func wait(_ seconds: Double) {
    guard phase == .closing else {
      reason = "time alone changes nothing while it is \(phase.rawValue)"
      return
    }
    closingFor += seconds
    guard closingFor + Self.sameTime >= Self.closing else {
      reason = "it has been closing for \(Self.text(closingFor)) s of \(Self.text(Self.closing))"
      return
    }
    phase = .resting
    open = 0
    reason = "it has been closing for \(Self.text(Self.closing)) s"
  }

  private static func text(_ number: Double) -> String { ValueText.number(number, decimals: 1) }

  /// Phase, calls and opening, as the runner writes them.
  var line: String { "\(phase.rawValue) \(calls) \(open)" }
}
