import ViewTree

/// Hears why bodies and closures run, moment by moment.
///
/// - Safety: `@unchecked` because it is used on the thread of its host only.
package final class CauseLog: @unchecked Sendable {
  /// Something that happened to a node.
  enum Event {
    case body(ObjectIdentifier)
    case written(key: String, ObjectIdentifier)
    case read(ObjectIdentifier, value: String)
    case queued(ObjectIdentifier, name: String)
    /// A closure's value was asked for.
    case asked(ObjectIdentifier)
    case state(StateChange)
    case touched(Touch)
    /// A gesture has no part in the touch under it.
    case leftOut(ObjectIdentifier, why: String)
    case gestureChanged(ObjectIdentifier, GestureChange)
    /// A callback of a gesture is queued.
    case called(ObjectIdentifier, name: String)
  }

  /// A finger that has come down, with the reason why it missed each gesture that it is not on.
  struct Touch {
    let place: CGPoint
    /// Whether something is presented over the window: the tree there tells of the touch next.
    let isPassedOn: Bool
    let missed: [ObjectIdentifier: String]
  }

  /// A gesture's state and why, as text; a change that came from outside is marked.
  struct GestureChange {
    let words: String
    let isFinished: Bool
    /// Recognised, with an end to come.
    let isUnderWay: Bool
    let isFromOutside: Bool
  }

  /// A write of state, with the bodies that had read the value before.
  struct StateChange {
    let type: String
    let old: String
    let new: String
    /// The action under way; empty outside of one.
    let action: String
    let readers: Set<ObjectIdentifier>
  }

  /// The values in the nodes at the end of a moment, as text.
  struct Sample {
    var properties: [ObjectIdentifier: [Property]] = [:]
    /// The values of the environment that bodies have read.
    var environment: [ObjectIdentifier: [Property]] = [:]
    var watched: [ObjectIdentifier: String] = [:]
    var nodes: Set<ObjectIdentifier> = []
  }

  struct Property: Equatable {
    let name: String
    let text: String
    var isState = false
    /// The view around which a value of the environment is set; nil for another property.
    var setter: String?
  }

  private(set) var events: [(moment: Int, event: Event)] = []
  /// The end of the latest moment, and of the one before it.
  private(set) var now = Sample()
  private(set) var before = Sample()
  /// The number of the latest moment; nil before the first.
  private(set) var moment: Int?
  private unowned let host: TreeHost
  private var action = ""
  /// Keeps noted nodes alive: addresses identify them, and must not be used again.
  private var kept: [ObjectIdentifier: AnyObject] = [:]

  /// - Parameter host: observed until another observer replaces the log. The host keeps the log
  ///   alive, and the log must not outlive the host.
  package init(_ host: TreeHost) {
    self.host = host
    host.observer = self
  }

  /// Ends a moment: what has been heard since the last one belongs to it.
  package func mark() {
    moment = (moment ?? -1) + 1
    before = now
    now = Sample()
    for tree in host.treesInWindow { tree.forEachNode(sample) }
  }

  private func sample(_ node: Node) {
    let id = ObjectIdentifier(node)
    now.nodes.insert(id)
    if let body = node as? any BodyRunning {
      now.properties[id] = body.readProperties.flatMap(PropertyText.of)
    }
    if let value = (node as? any ClosureHolding)?.watchedValue {
      now.watched[id] = ValueText.describe(value)
    }
    if let setting = node as? any EnvironmentSetting { take(setting) }
  }

  /// Notes the values that a node sets and bodies have read. If several nodes set a key, a body is a
  /// reader of the innermost one only.
  private func take(_ node: any EnvironmentSetting) {
    for (property, readers) in node.settings {
      let bodies = Set(readers.filter { $0 is any BodyRunning }.map { ObjectIdentifier($0) })
      guard !bodies.isEmpty else { continue }
      let setter = node.element?.explainedName ?? "the content"
      let texts = PropertyText.of(property).map { text in
        var text = text
        text.setter = setter
        return text
      }
      for body in bodies { now.environment[body, default: []] += texts }
    }
  }

  /// The events of the latest moment, in order.
  var present: [Event] { events.filter { $0.moment == moment }.map(\.event) }

  func note(_ event: Event) { events.append(((moment ?? -1) + 1, event)) }

  func id(_ object: AnyObject) -> ObjectIdentifier {
    kept[ObjectIdentifier(object)] = object
    return ObjectIdentifier(object)
  }
}

extension CauseLog: TreeObserver {
  package func bodyEvaluated(_ node: Node) { note(.body(id(node))) }
  package func actionQueued(_ name: String, _ node: Node) {
    note(.queued(id(node), name: name))
  }

  package func evaluated(_ node: Node) {
    if node is any ClosureHolding { note(.asked(id(node))) }
  }

  package func actionRun(_ name: String) { action = name }
  package func turnEnded() { action = "" }

  package func preferenceWritten(_ key: String, _ node: Node, value: Any) {
    note(.written(key: key, id(node)))
  }

  package func preferenceRead(_ key: String, _ node: Node, value: Any) {
    note(.read(id(node), value: ValueText.describe(value)))
  }

  package func stateWritten(_ type: String, old: Any, new: Any, readers: [Node]) {
    note(
      .state(
        StateChange(
          type: type, old: ValueText.describe(old), new: ValueText.describe(new), action: action,
          readers: Set(readers.map(id)))))
  }
}

/// Properties of views as text; an object by its stored properties, published ones by their values.
private enum PropertyText {
  static func of(_ property: ReadProperty) -> [CauseLog.Property] {
    let mirror = Mirror(reflecting: property.value)
    guard mirror.displayStyle == .class else {
      return [
        CauseLog.Property(
          name: property.name, text: ValueText.describe(property.value), isState: property.isKept)
      ]
    }
    return mirror.children.compactMap { child in
      guard let label = child.label else { return nil }
      let published = Mirror(reflecting: child.value).descendant("storage", "value")
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      return CauseLog.Property(
        name: "\(property.name).\(name)", text: ValueText.describe(published ?? child.value))
    }
  }
}
