@_spi(Reflection) import Swift

/// Decides whether two values of one type count as the same for an update.
///
/// Field by field: equatable fields by `==`, references by identity, dynamic properties by the
/// storage they refer to, everything else (including closures) by its bytes. Two different closures
/// are never the same, so a view that holds one is evaluated again.
///
/// - Cost: built once per type; a comparison visits the fields.
/// - Source: STATE-4.5.1.
package class ValueComparison {
  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { false }

  /// The same for two values of this comparison's type.
  final func areEqual<Value>(values left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { areEqual(UnsafeRawPointer(left), UnsafeRawPointer($0)) }
    }
  }

  /// Whether two values count as the same, using their type's comparison.
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    of(Value.self).areEqual(values: left, right)
  }

  nonisolated(unsafe) private static var known: [ObjectIdentifier: ValueComparison] = [:]

  static func of(_ type: Any.Type) -> ValueComparison {
    let id = ObjectIdentifier(type)
    if let comparison = known[id] { return comparison }
    let comparison = make(type)
    known[id] = comparison
    return comparison
  }

  private static func make(_ type: Any.Type) -> ValueComparison {
    if let compared = type as? any ComparedType.Type { return compared.comparison }
    if let equatable = type as? any Equatable.Type { return equality(equatable) }
    if type is AnyClass { return BytewiseComparison(size: MemoryLayout<UnsafeRawPointer>.size) }
    var fields: [(offset: Int, comparison: ValueComparison)] = []
    if isStructure(type) {
      TypeFields.forEach(of: type) { fields.append(($0.offset, of($0.type))) }
      return FieldwiseComparison(fields)
    }
    return BytewiseComparison(size: size(type))
  }

  private static func equality<T: Equatable>(_ type: T.Type) -> ValueComparison {
    EquatableComparison<T>()
  }

  private static func size(_ type: Any.Type) -> Int {
    func measure<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: measure)
  }

  private static func isStructure(_ type: Any.Type) -> Bool {
    // A type's metadata begins with its kind. Source: the Swift ABI, "Type Metadata".
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == _MetadataKind.struct.rawValue || kind == _MetadataKind.tuple.rawValue
  }
}

/// A type that itself decides when two of its values count as the same.
package protocol ComparedType {
  static var comparison: ValueComparison { get }
}

final class EquatableComparison<T: Equatable>: ValueComparison {
  override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.assumingMemoryBound(to: T.self).pointee == right.assumingMemoryBound(to: T.self).pointee
  }
}

/// Equal bytes are equal values; unequal bytes count as different, at the cost of one evaluation.
final class BytewiseComparison: ValueComparison {
  private let size: Int

  init(size: Int) {
    self.size = size
  }

  override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    memcmp(left, right, size) == 0
  }
}

final class FieldwiseComparison: ValueComparison {
  private let fields: [(offset: Int, comparison: ValueComparison)]

  init(_ fields: [(offset: Int, comparison: ValueComparison)]) {
    self.fields = fields
  }

  override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for field in fields
    where !field.comparison.areEqual(left + field.offset, right + field.offset) {
      return false
    }
    return true
  }
}

/// For properties whose difference never matters: their storage belongs to the node.
final class AlwaysEqualComparison: ValueComparison {
  override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { true }
}
