@_spi(Reflection) import Swift

/// The stored properties of a type, as the runtime knows them.
///
/// - Shape: in declaration order; a tuple's members count as its fields.
/// - Cost: walks the type's metadata; callers keep what they find, once a type.
package enum TypeFields {
  package struct Field {
    package let name: String
    package let offset: Int
    package let type: any Any.Type
  }

  package static func forEach(of type: Any.Type, _ body: (Field) -> Void) {
    // The option's own name is a mutable global; its raw value is part of the runtime's interface.
    let options = _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)
    _ = _forEachField(of: type, options: options) { name, offset, fieldType, _ in
      body(Field(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
  }

  /// A type's own name, without what it lies in and what it is made of.
  package static func name(of type: Any.Type) -> String {
    String(_typeName(type, qualified: false).prefix { $0 != "<" })
  }
}
