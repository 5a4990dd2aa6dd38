import ViewTree

/// The acts of one finger on a screen, with their places and times.
public struct TouchPath: Equatable, Sendable {
  /// One thing that the finger does.
  public struct Touch: Equatable, Sendable {
    public enum Kind: Equatable, Sendable { case down, move, up }

    /// Seconds after the path's beginning.
    public let time: Double
    public let kind: Kind
    /// Where, in points on the screen; for `up` where the finger was last.
    public let point: CGPoint

    public init(time: Double, kind: Kind, point: CGPoint) {
      self.time = time
      self.kind = kind
      self.point = point
    }
  }

  /// How long a gesture may last: more than any does, and short enough to be played. Seconds.
  public static let longest: Double = 600

  static let lengthExpected = "at most \(Int(longest)) seconds for the whole gesture"

  /// In order of time; every finger that goes down moves and goes up before the next one.
  ///
  /// The last finger may stay down.
  public let touches: [Touch]
  /// How long the path lasts, waiting included; not before the last touch. Seconds.
  public let duration: Double

  public init(touches: [Touch], duration: Double) {
    self.touches = touches
    self.duration = max(duration, touches.last?.time ?? 0)
  }

  /// Whether the finger is still down at the end.
  public var endsDown: Bool { touches.last.map { $0.kind != .up } ?? false }
}

extension TreeHost {
  /// Plays a path from the present moment on, then lets time pass.
  ///
  /// A touch happens at its own time, between ticks if need be, and is followed by one turn. Items
  /// that the queue holds for a tick's moment run before the tick ends.
  ///
  /// - Parameters:
  ///   - path: played for `TouchPath.longest` seconds at most; the rest is left out.
  ///   - rest: how long the host goes on after the path. Seconds.
  ///   - afterFrame: called after every frame, the first one a frame after the beginning.
  ///   - afterTouch: called after every touch, before the turn and the rest of its frame.
  package func play(
    _ path: TouchPath, rest: Double = 0, afterFrame: () -> Void = {},
    afterTouch: (TouchPath.Touch) -> Void = { _ in }
  ) {
    let start = now
    let frame = 1 / framesPerSecond
    let length = min(path.duration, TouchPath.longest) + rest
    let frames = (length / frame - Self.sameTime).rounded(.up).whole(in: 0...Int(Int32.max))
    var waiting = path.touches.prefix { $0.time <= TouchPath.longest }
    for step in 0...frames {
      let end = start + Double(step) * frame
      while let touch = waiting.first, start + touch.time <= end + Self.sameTime {
        pass(until: start + touch.time)
        perform(touch)
        afterTouch(touch)
        waiting.removeFirst()
      }
      pass(until: end)
      settle()
      if step > 0 { afterFrame() }
    }
  }

  /// Times that differ by less are one; sums of frames are not exact. Seconds.
  private static let sameTime = 1e-9

  private func pass(until moment: Double) {
    if moment - now > Self.sameTime { advance(by: moment - now) }
  }

  private func perform(_ touch: TouchPath.Touch) {
    switch touch.kind {
    case .down: touchDown(at: touch.point)
    case .move: touchMoved(to: touch.point)
    case .up: touchUp()
    }
  }
}
