import ViewTree
import ViewTreeInspection

/// The finger of the tour and of the bench rows that pull.
enum TourGesture {
  /// 300 points down in half a second, back to 150, and still before it lets go.
  ///
  /// The threshold of 120 needs about 273 points of finger in a viewport of 600: the rubber band of
  /// coefficient 0.55 answers p points with (1 - 1 / (0.55 p / 600 + 1)) * 600.
  static let pull = GestureScript(steps: [
    .down(start), .move(to: below(300), seconds: 0.5, curve: .linear),
    .move(to: below(150), seconds: 0.5, curve: .linear), .hold(seconds: still), .up,
  ]).path()

  /// A small touch: 20 points down and back, with which the list moves once.
  static let touch = GestureScript(steps: [
    .down(start), .move(to: below(20), seconds: 0.05, curve: .linear),
    .move(to: start, seconds: 0.05, curve: .linear), .hold(seconds: still), .up,
  ]).path()

  /// Enough for the spring to bring the content to rest. Seconds.
  static let rest = 1.0

  /// A finger that has been still for more than a tenth of a second lets go without speed.
  private static let still = 8.0 / 60

  private static let start = CGPoint(x: 150, y: 150)

  private static func below(_ distance: CGFloat) -> CGPoint {
    CGPoint(x: start.x, y: start.y + distance)
  }
}
