/// A node that runs closures on events.
package protocol ClosureHolding: Node {
  /// The names of the modifiers that the closures were given to.
  var closureNames: [String] { get }

  /// The value last passed to the closure, or to be compared next; nil before the first, and if
  /// nothing is compared.
  var watchedValue: Any? { get }

  /// The smallest value at which the closure is notified; nil without a threshold.
  var threshold: Double? { get }

  /// Whether the view of the closures has appeared; false for a lazy row out of sight.
  var hasAppeared: Bool { get }
}

extension ClosureHolding {
  package var watchedValue: Any? { nil }
  package var threshold: Double? { nil }
  package var hasAppeared: Bool { true }
}

extension PreferenceChangeNode: ClosureHolding, KeyNaming {
  package var closureNames: [String] { ["onPreferenceChange"] }
  package var watchedValue: Any? { delivered }
  package var namedKey: PreferenceOperations { operations }
}

extension ChangeNode: ClosureHolding {
  package var closureNames: [String] { ["onChange"] }
  package var watchedValue: Any? { modifier.value }
}

extension AppearanceNode: ClosureHolding {
  package var closureNames: [String] {
    (modifier.appear == nil ? [] : ["onAppear"])
      + (modifier.disappear == nil ? [] : ["onDisappear"])
  }

  package var hasAppeared: Bool { isPresent }
}

extension TaskNode: ClosureHolding {
  package var closureNames: [String] { ["task"] }
  package var watchedValue: Any? { ID.self == Never?.self ? nil : modifier.id }
  package var hasAppeared: Bool { isPresent }
}

extension ReceiveNode: ClosureHolding {
  package var closureNames: [String] { ["onReceive"] }
}

extension GeometryChangeNode: ClosureHolding {
  package var closureNames: [String] { ["onGeometryChange"] }
  package var watchedValue: Any? { last }
}

extension ScrollGeometryNode: ClosureHolding {
  package var closureNames: [String] { ["onScrollGeometryChange"] }
  package var watchedValue: Any? { last }
}

extension ScrollPhaseNode: ClosureHolding {
  package var closureNames: [String] { ["onScrollPhaseChange"] }
  package var watchedValue: Any? { scroll?.phase }
}

extension ScrollVisibilityNode: ClosureHolding {
  package var closureNames: [String] { ["onScrollVisibilityChange"] }
  package var watchedValue: Any? { part }
  package var threshold: Double? { modifier.threshold }
}

extension TargetVisibilityNode: ClosureHolding {
  package var closureNames: [String] { ["onScrollTargetVisibilityChange"] }
  package var watchedValue: Any? { scroll == nil ? nil : visible }
}

extension PresentingNode: ClosureHolding {
  package var closureNames: [String] { modifier.onEnd == nil ? [] : ["onDismiss"] }
  package var watchedValue: Any? { shown?.key }
}

extension GestureNode: ClosureHolding {
  package var closureNames: [String] {
    var names: [String] = []
    recognition.forEach { names += $0.callbackNames }
    return names
  }
}

/// A node that runs a body.
package protocol BodyRunning: Node {
  /// The body's own values: stored properties, current state, objects.
  ///
  /// Properties of the environment are left out; ``EnvironmentSetting`` reports their readers.
  var readProperties: [ReadProperty] { get }
}

/// A node that sets values of the environment for everything below it.
package protocol EnvironmentSetting: Node {
  /// Its keys with their values, and the nodes that have read each since they were evaluated last.
  var settings: [(property: ReadProperty, readers: [Node])] { get }
}

extension EnvironmentNode: EnvironmentSetting {
  package var settings: [(property: ReadProperty, readers: [Node])] {
    guard let outer = parent?.environment else { return [] }
    return environment.scopes(upTo: outer).compactMap { scope in
      guard let value = (scope as? any ValueKeeping)?.keptValue else { return nil }
      let key = unsafeBitCast(scope.key, to: Any.Type.self)
      return (
        ReadProperty(name: TypeLabel.of(key), value: value, isKept: true), scope.dependents.living
      )
    }
  }
}

package struct ReadProperty {
  package let name: String
  package let value: Any
  /// Whether the value is stored outside the view value: as state or as an object.
  package let isKept: Bool
}

extension EvaluatedNode: BodyRunning {
  package var readProperties: [ReadProperty] {
    var properties: [ReadProperty] = []
    var slot = 0
    let values = Mirror(reflecting: value).children
    TypeFields.forEach(of: Value.self) { field in
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      let stored = values.first { $0.label == field.name }?.value
      guard field.type is any InstalledProperty.Type else {
        if field.type is any DynamicProperty.Type {
          slot += DynamicFields.of(field.type).slotCount
        } else if let stored {
          properties.append(ReadProperty(name: name, value: stored, isKept: false))
        }
        return
      }
      let kept = storage.indices.contains(slot) ? storage[slot] : nil
      slot += 1
      if let value = (kept as? any ValueKeeping)?.keptValue
        ?? (stored as? any ObjectWatching)?.watched
      {
        properties.append(ReadProperty(name: name, value: value, isKept: true))
      } else if let kept, kept is any ObservableObject {
        properties.append(ReadProperty(name: name, value: kept, isKept: true))
      }
    }
    return properties
  }
}

private protocol ValueKeeping {
  var keptValue: Any { get }
}

extension StateLocation: ValueKeeping {
  fileprivate var keptValue: Any { committed }
}

extension EnvironmentScopeOf: ValueKeeping {
  fileprivate var keptValue: Any { value }
}

private protocol ObjectWatching {
  var watched: Any { get }
}

extension ObservedObject: ObjectWatching {
  fileprivate var watched: Any { wrappedValue }
}
