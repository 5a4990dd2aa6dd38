/// The work that a host has done since it was made; two readings differ by the work in between.
public struct Counters: Equatable, Sendable {
  /// Bodies of views and modifiers evaluated.
  public var bodies = 0
  /// Proposals that reached a layout; cached answers are not counted.
  public var measurements = 0
  /// Distinct elements measured, each counted once per turn.
  public var measuredNodes = 0
  /// Elements whose children were placed.
  public var placements = 0
  /// Calls of `reduce`.
  public var reduces = 0
  /// Contents of geometry readers evaluated.
  public var geometryClosures = 0
  /// Actions run: appearance, change, preference and geometry callbacks.
  public var actions = 0

  public init() {}

  /// The work between two readings.
  public static func - (after: Counters, before: Counters) -> Counters {
    var difference = Counters()
    difference.bodies = after.bodies - before.bodies
    difference.measurements = after.measurements - before.measurements
    difference.measuredNodes = after.measuredNodes - before.measuredNodes
    difference.placements = after.placements - before.placements
    difference.reduces = after.reduces - before.reduces
    difference.geometryClosures = after.geometryClosures - before.geometryClosures
    difference.actions = after.actions - before.actions
    return difference
  }
}
