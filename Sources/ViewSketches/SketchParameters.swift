import Foundation

/// The meaning of a node's two parameters, for engines that show a sketch and code that prints it.
extension Sketch {
  /// Whole points, a half, and a quarter, which is off the pixel grid of most screens.
  private static let lengths: [CGFloat] = [0, 10, 20, 30.5, 40, 50.25, 60, 70]

  public var length: CGFloat { Self.lengths[a % 8] }
  public var side: CGFloat { Self.lengths[b % 8] }

  /// The spacing between children; nil is the default.
  public var gap: CGFloat? { a == 0 ? nil : a == 7 ? 2.5 : CGFloat(a - 1) * 4 }

  /// The value that the node writes for a key: its number and its parameter.
  public var mark: [Int] { [number * 100 + a] }

  /// The string of a text.
  public var words: String { String(repeating: b % 2 == 0 ? "ab " : "abcd ", count: a + 1) }

  /// The bounds of a flexible frame along one axis.
  public struct Bounds: Sendable {
    public var minimum: CGFloat?
    public var ideal: CGFloat?
    public var maximum: CGFloat?
  }

  private static let bounds: [Bounds] = [
    Bounds(), Bounds(minimum: 30), Bounds(maximum: 60), Bounds(maximum: .infinity),
    Bounds(minimum: 20, maximum: 50.5), Bounds(ideal: 40.25),
    Bounds(minimum: 10, ideal: 20, maximum: .infinity), Bounds(minimum: 0, maximum: 40),
  ]

  public var horizontalBounds: Bounds { Self.bounds[a % 8] }
  public var verticalBounds: Bounds { Self.bounds[(b + 3) % 8] }

  public var priority: Double { [0, 1, 2, -1, 0.5, 0, 1, 0][a % 8] }
  public var depth: Double { [0, 1, 2, -1, 1, 0, 1, 0][a % 8] }
  /// The aspect ratio; nil is the view's own.
  public var ratio: CGFloat? { a == 0 ? nil : CGFloat(a) / 3 }

  /// The key of preferences that the node writes or reads.
  public enum Key: String, Sendable {
    case every = "SketchKey"
    case first = "SketchFirstKey"
    case last = "SketchLastKey"
  }

  public var key: Key { [.every, .every, .every, .first, .every, .every, .last, .every][b % 8] }

  /// The name of a coordinate space; nil is the global one.
  public var space: String? { b % 4 == 3 ? nil : "s\(b % 4)" }

  /// Whether a scroll view scrolls vertically; with `scrollsAcross` it scrolls in both directions.
  public var scrollsAlong: Bool { b % 3 != 1 }
  public var scrollsAcross: Bool { b % 3 != 0 }
}
