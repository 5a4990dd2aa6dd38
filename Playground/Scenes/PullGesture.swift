import ViewTree

/// A finger that goes down, moves straight down the screen and back, and lets go.
struct PullGesture {
  /// Where the finger comes down. Points.
  let start: CGPoint
  /// How far it moves down. Points.
  let distance: CGFloat
  /// The frames for the way down, and as many for the way back.
  let frames: Int
  /// How far from its start it lets go. Points.
  let releaseDistance: CGFloat

  /// 300 points in half a second, back to 150, then released.
  ///
  /// The threshold of 120 needs about 273 points of finger in a viewport of 600: the rubber band of
  /// coefficient 0.55 answers p points with (1 - 1 / (0.55 p / 600 + 1)) * 600.
  static let standard = PullGesture(
    start: CGPoint(x: 150, y: 150), distance: 300, frames: 30, releaseDistance: 150)

  /// A small touch: 20 points down and back, with which the list moves once.
  static let touch = PullGesture(
    start: CGPoint(x: 150, y: 150), distance: 20, frames: 3, releaseDistance: 0)

  /// The finger's translations, one a frame: down, back, and still before it lets go.
  var translations: [CGFloat] {
    let share = { (frame: Int) in CGFloat(frame) / CGFloat(frames) }
    let down = (1...frames).map { distance * share($0) }
    let back = (1...frames).map { distance + (releaseDistance - distance) * share($0) }
    return down + back + Array(repeating: releaseDistance, count: Self.stillFrames)
  }

  /// A finger that has been still for more than a tenth of a second lets go without speed.
  private static let stillFrames = 8

  /// Plays the gesture, one frame of virtual time a move, and lets the content come to rest.
  ///
  /// - Parameter afterFrame: called after every frame.
  func play(on host: TreeHost, afterFrame: () -> Void) {
    let frame = 1 / host.framesPerSecond
    host.touchDown(at: start)
    for translation in translations {
      host.touchMoved(to: CGPoint(x: start.x, y: start.y + translation))
      host.advance(by: frame)
      afterFrame()
    }
    host.touchUp()
    for _ in 0..<Self.framesToRest {
      host.advance(by: frame)
      afterFrame()
    }
  }

  /// Enough for the spring to bring the content to rest: one second.
  private static let framesToRest = 60
}
