/// The clock of an item, and its dependencies.
package enum Lane: Sendable {
  /// The host's own clock: sleeping here moves it for all code.
  case main
  /// A clock for each item, which starts when the item is due.
  case concurrent(label: String)
  /// A clock for each item, which starts when the item is due and the one before it has ended.
  case serial(SerialLane)

  /// The label of the queue, as recordings and warnings name it.
  package var label: String {
    switch self {
    case .main: "main"
    case .concurrent(let label): label
    case .serial(let lane): lane.label
    }
  }

  package var isMain: Bool {
    if case .main = self { true } else { false }
  }
}

/// The identity of one serial queue.
package final class SerialLane: Sendable {
  package let label: String

  package init(label: String) {
    self.label = label
  }
}
