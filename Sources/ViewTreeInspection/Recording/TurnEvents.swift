import ViewTree

/// One value that a view wrote for a preference key.
public struct PreferenceWrite: Equatable, Sendable {
  public let key: String
  /// The views in whose bodies it was written, the outer one first: `Header > Marker`.
  public let writer: String
  public let value: String

  package init(key: String, writer: String, value: String) {
    self.key = key
    self.writer = writer
    self.value = value
  }
}

/// One call of a key's `reduce`.
public struct ReduceCall: Equatable, Sendable {
  public let key: String
  /// The views in whose bodies the values meet, the outer one first.
  public let place: String
  public let before: String
  /// The values that the call asked for; empty when it never called `nextValue`.
  public let next: [String]
  public let after: String

  package init(key: String, place: String, before: String, next: [String], after: String) {
    self.key = key
    self.place = place
    self.before = before
    self.next = next
    self.after = after
  }
}

/// The events in the tree between two readings of a recorder, in their order.
public struct TurnEvents: Equatable, Sendable {
  public var writes: [PreferenceWrite] = []
  public var reduces: [ReduceCall] = []
  /// The names of the actions that ran.
  public var actions: [String] = []
  /// The types of the views whose bodies were evaluated.
  public var bodies: [String] = []
  public var warnings: [TreeWarning] = []

  public init() {}
}
