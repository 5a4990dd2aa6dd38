/// A node that runs a closure when a value has changed.
package protocol ClosureHolding: Node {
  /// The value that the closure has got last, or would be compared with next; nil before the first.
  var watchedValue: Any? { get }
}

extension PreferenceChangeNode: ClosureHolding, KeyNaming {
  package var watchedValue: Any? { delivered }
  package var namedKey: PreferenceOperations { operations }
}

extension ChangeNode: ClosureHolding {
  package var watchedValue: Any? { modifier.value }
}

/// A node that runs a body.
package protocol BodyRunning: Node {
  /// The body's own values: stored properties, state as it is at present, objects.
  ///
  /// Properties of the environment are left out.
  var readProperties: [ReadProperty] { get }
}

package struct ReadProperty {
  package let name: String
  package let value: Any
  /// Whether the value lives outside of the view's: as state or as an object.
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

private protocol ObjectWatching {
  var watched: Any { get }
}

extension ObservedObject: ObjectWatching {
  fileprivate var watched: Any { wrappedValue }
}
