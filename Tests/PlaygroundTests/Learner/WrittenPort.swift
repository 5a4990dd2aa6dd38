/// A latch as somebody writes it from the page, in Swift: right, or with one mistake of a beginner.
struct WrittenPort: CustomStringConvertible, Sendable {
  let kind: String
  /// The lines of the right port that are written otherwise.
  let changes: [(old: String, new: String)]
  /// The first step that differs: the gesture's number, the step, and words of the reason.
  let gesture: Int
  let step: String
  let reason: String

  private init(
    _ kind: String, _ old: String, _ new: String, _ gesture: Int, _ step: String, _ reason: String
  ) {
    self.kind = kind
    changes = [(old, new)]
    self.gesture = gesture
    self.step = step
    self.reason = reason
  }

  var description: String { kind }

  var source: String {
    changes.reduce(Self.right) { $0.replacingOccurrences(of: $1.old, with: $1.new) }
  }

  static let wrong = [
    WrittenPort("arms late", "points > 80", "points > 100", 1, "pull 95", "95 is beyond 80"),
    WrittenPort("arms at 80", "points > 80", "points >= 80", 2, "pull 80", "80 is not beyond 80"),
    WrittenPort("disarms at 60", "points < 60", "points <= 60", 2, "pull 60", "60 is not below 60"),
    WrittenPort(
      "never disarms", "points < 60", "points < -999", 2, "pull 59.5", "59.5 is below 60"),
    WrittenPort(
      "fires when pulled", "{ phase = .armed }", "{ phase = .loading; calls += 1; open = 50 }", 1,
      "pull 95", "95 is beyond 80"),
    WrittenPort("forgets to ask", "calls += 1; ", "", 1, "up", "the host is asked once"),
    WrittenPort(
      "pulls while loading", "if phase == .resting, counts", "if phase != .closing, counts", 4,
      "pull 100", "a pull does nothing while it is loading"),
    WrittenPort(
      "ends at any time", "guard phase == .loading", "guard phase != .armed", 4, "ends",
      "the host has nothing to end"),
    WrittenPort(
      "closes at once", "phase = .closing; closing = 0", "phase = .resting; open = 0", 1, "ends",
      "open until it has closed"),
    WrittenPort(
      "stays open", "phase = .resting; open = 0", "phase = .resting", 1, "wait 0.1",
      "it has been closing for 0.3"),
    WrittenPort("opens too far", "open = 50", "open = 60", 1, "up", "the host is asked once"),
  ]

  /// Every pull counts, of whichever touch.
  static let right = """
    public struct Latch {
      public var phase = Phase.resting
      public var calls = 0
      public var open = 0.0
      private var closing = 0.0
      private var counts = false

      public init() {}

      public mutating func down() { counts = true }

      public mutating func pull(_ points: Double) {
        if phase == .resting, counts, points > 80 { phase = .armed }
        if phase == .armed, points < 60 { phase = .resting }
      }

      public mutating func up() {
        counts = false
        if phase == .armed { phase = .loading; calls += 1; open = 50 }
      }

      public mutating func hostEnds() {
        guard phase == .loading else { return }
        phase = .closing; closing = 0
      }

      public mutating func wait(_ seconds: Double) {
        guard phase == .closing else { return }
        closing += seconds
        if closing > 0.3 - 1e-9 { phase = .resting; open = 0 }
      }
    }

    """

  /// Only a touch that begins while the latch rests counts.
  static let nextTouch = right.replacingOccurrences(
    of: "down() { counts = true }", with: "down() { counts = phase == .resting }")
}
