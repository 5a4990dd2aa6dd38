/// A stored property of a view that the engine connects before each evaluation of the body.
///
/// A custom type may contain other dynamic properties; its `update()` runs after they are
/// connected.
///
/// ```swift
/// struct Toggled: DynamicProperty {
///   @State private var isOn = false
///   var word: String { isOn ? "on" : "off" }
///   func toggle() { isOn.toggle() }
/// }
/// ```
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property of the engine, connected through its address in memory.
package protocol InstalledProperty: DynamicProperty, ComparedType {
  /// Connects the property to the node's storage.
  ///
  /// - Parameters:
  ///   - property: the property inside the node's copy of the view.
  ///   - storage: what the property keeps between evaluations; nil before the first.
  ///   - node: the node whose body is about to run.
  static func install(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, node: Node)
}

/// The dynamic properties of a view or modifier type, found once.
///
/// - Cost: one look-up when a node is made; installing visits only the properties.
/// - Source: COST-1.6: field offsets through the runtime's reflection, never `Mirror`.
final class DynamicFields {
  private enum Step {
    case install(offset: Int, type: any InstalledProperty.Type, slot: Int)
    case update(offset: Int, updater: (UnsafeMutableRawPointer) -> Void)
  }

  private var steps: [Step] = []
  private(set) var slotCount = 0
  let comparison: ValueComparison

  nonisolated(unsafe) private static var known: [ObjectIdentifier: DynamicFields] = [:]

  static func of(_ type: Any.Type) -> DynamicFields {
    let id = ObjectIdentifier(type)
    if let fields = known[id] { return fields }
    let fields = DynamicFields(type)
    known[id] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    comparison = ViewComparison.make(type)
    collect(type, offset: 0)
  }

  var isEmpty: Bool { steps.isEmpty }

  private func collect(_ type: Any.Type, offset: Int) {
    TypeFields.forEach(of: type) { field in
      let place = offset + field.offset
      if let property = field.type as? any InstalledProperty.Type {
        steps.append(.install(offset: place, type: property, slot: slotCount))
        slotCount += 1
      } else if let property = field.type as? any DynamicProperty.Type {
        collect(field.type, offset: place)
        steps.append(.update(offset: place, updater: Self.updater(property)))
      }
    }
  }

  private static func updater<P: DynamicProperty>(
    _ type: P.Type
  ) -> (UnsafeMutableRawPointer) -> Void {
    { $0.assumingMemoryBound(to: P.self).pointee.update() }
  }

  func install(_ value: UnsafeMutableRawPointer, storage: inout [AnyObject?], node: Node) {
    for step in steps {
      switch step {
      case .install(let offset, let type, let slot):
        type.install(value + offset, storage: &storage[slot], node: node)
      case .update(let offset, let updater):
        updater(value + offset)
      }
    }
  }
}

/// Compares whole view values field by field, even if the view type is itself equatable.
///
/// Source: STATE-4.5: only `EquatableView` asks a view's own `==`.
private enum ViewComparison {
  static func make(_ type: Any.Type) -> ValueComparison {
    var fields: [(offset: Int, comparison: ValueComparison)] = []
    var isStructure = false
    if type is AnyClass == false {
      TypeFields.forEach(of: type) {
        isStructure = true
        fields.append(($0.offset, ValueComparison.of($0.type)))
      }
    }
    return isStructure ? FieldwiseComparison(fields) : ValueComparison.of(type)
  }
}
