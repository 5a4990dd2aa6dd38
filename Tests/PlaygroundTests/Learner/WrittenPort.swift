/// A latch as somebody writes it from the page, in Swift: right, in each of its two readings.
enum WrittenPort {
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
