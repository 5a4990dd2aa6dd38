/// A case in which the engine gave a defined answer but the code probably meant something else.
public struct TreeWarning: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Equatable, Sendable, CaseIterable {
    /// State was set while the tree was being updated; the write was ignored.
    case stateWrittenDuringUpdate
    /// A preference or change action was due more than twice in one tick; it was dropped.
    case updatedMultipleTimes
    /// A named coordinate space was not found; the global one was used.
    case unknownCoordinateSpace
    /// The tree is deeper than the engine follows; the views below were left out.
    case tooDeep
    /// Work was still due when a bound on rounds was reached.
    case unsettled
    /// Two elements of one `ForEach` have the same identity; they are told apart by their order.
    case duplicateIdentity
    /// A constant range changed its length; the first one was kept.
    case constantRangeChanged
    /// A frame was given a negative or non-finite length, or lengths that contradict each other.
    case invalidFrame
    /// A layout answered or placed with a number that is not finite.
    case invalidGeometry
    /// An effect cannot be inverted and was left out of a conversion.
    case singularTransform
    /// A value on a navigation path has no destination; its page is empty.
    case missingDestination
    /// Two views of one tree present something at once; the second waits for the end of the first.
    case presentationWaits
    /// A queue item did something that virtual time cannot show faithfully.
    case virtualTime
    /// A frame-based view was observed in a way that is an exception on a device.
    case keyValueObservation
    /// A tap in a test reached no view, or a control could not be used.
    case unheardTouch
    /// A class was registered that the engine cannot instantiate.
    case unknownClass
  }

  public let kind: Kind
  public let message: String
  /// The node concerned, by type; empty if there is none.
  public let node: String
  /// The number of times it was given; the list holds it once.
  public internal(set) var count = 1

  public init(kind: Kind, message: String, node: String = "") {
    self.kind = kind
    self.message = message
    self.node = node
  }

  public static func == (left: TreeWarning, right: TreeWarning) -> Bool {
    left.kind == right.kind && left.message == right.message && left.node == right.node
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(node)
  }

  public var description: String {
    node.isEmpty ? message : "\(node): \(message)"
  }
}

/// The warnings of a host in the order in which each was first given, with counts.
///
/// - Shape: at most ``limit``; beyond that, a new warning is counted with the last.
struct WarningLog {
  static let limit = 1_000
  private(set) var all: [TreeWarning] = []
  private var indices: [TreeWarning: Int] = [:]

  mutating func add(_ warning: TreeWarning) {
    if let index = indices[warning] {
      all[index].count += 1
    } else if all.count < Self.limit - 1 {
      indices[warning] = all.count
      all.append(warning)
    } else {
      let others = TreeWarning(
        kind: warning.kind, message: "More than \(all.count) other warnings.")
      if all.count < Self.limit { all.append(others) } else { all[all.count - 1].count += 1 }
    }
  }
}
