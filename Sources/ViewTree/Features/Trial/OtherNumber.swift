/// An element with numbers of its own: the sides of a frame, the insets of a padding, a spacing.
package protocol NumberHolding: LayoutNode {
  /// The names of its numbers, as its type stores them.
  var numberNames: [String] { get }

  /// The number of the name; nil for an unknown name, and where it has none.
  func number(_ name: String) -> CGFloat?

  /// Gives a number another value, nil where it may have none, and returns the way back.
  func give(_ name: String, _ number: CGFloat) -> (() -> Void)?
}

extension ModifierLayoutNode: NumberHolding {
  package var numberNames: [String] { StoredNumbers.of(M.self).map(\.name) }

  package func number(_ name: String) -> CGFloat? { StoredNumbers.number(name, in: modifier) }

  package func give(_ name: String, _ number: CGFloat) -> (() -> Void)? {
    let before = modifier
    guard let after = StoredNumbers.changed(before, name, number) else { return nil }
    update(after)
    return { self.update(before) }
  }
}

extension LayoutContainerNode: NumberHolding {
  package var numberNames: [String] { StoredNumbers.of(L.self).map(\.name) }

  package func number(_ name: String) -> CGFloat? { StoredNumbers.number(name, in: layout) }

  package func give(_ name: String, _ number: CGFloat) -> (() -> Void)? {
    let before = layout
    guard let after = StoredNumbers.changed(before, name, number) else { return nil }
    update(after)
    return { self.update(before) }
  }
}

/// The lengths among the stored properties of a type, those of its parts included.
private enum StoredNumbers {
  struct Field {
    let name: String
    let offset: Int
    let isOptional: Bool
  }

  static func of(_ type: Any.Type) -> [Field] {
    var fields: [Field] = []
    collect(type, named: "", at: 0, depth: 0, into: &fields)
    return fields
  }

  /// A part of a known name lends it to its numbers: `width` holds `minimum`, said `minWidth`.
  private static func collect(
    _ type: Any.Type, named outer: String, at offset: Int, depth: Int, into fields: inout [Field]
  ) {
    guard !(type is AnyClass), depth < 4 else { return }
    TypeFields.forEach(of: type) { field in
      let place = offset + field.offset
      if field.type == CGFloat.self || field.type == CGFloat?.self {
        let isOptional = field.type == CGFloat?.self
        fields.append(
          Field(name: said(field.name, in: outer), offset: place, isOptional: isOptional))
      } else {
        collect(field.type, named: field.name, at: place, depth: depth + 1, into: &fields)
      }
    }
  }

  private static func said(_ name: String, in outer: String) -> String {
    guard let short = ["minimum": "min", "ideal": "ideal", "maximum": "max"][name] else {
      return name
    }
    let axis = ["horizontal": "width", "vertical": "height"][outer] ?? outer
    return short + axis.prefix(1).uppercased() + axis.dropFirst()
  }

  static func number<Value>(_ name: String, in value: Value) -> CGFloat? {
    guard let field = of(Value.self).first(where: { $0.name == name }) else { return nil }
    return withUnsafeBytes(of: value) { bytes in
      field.isOptional
        ? bytes.loadUnaligned(fromByteOffset: field.offset, as: CGFloat?.self)
        : bytes.loadUnaligned(fromByteOffset: field.offset, as: CGFloat.self)
    }
  }

  static func changed<Value>(_ value: Value, _ name: String, _ number: CGFloat) -> Value? {
    guard let field = of(Value.self).first(where: { $0.name == name }) else { return nil }
    var value = value
    withUnsafeMutableBytes(of: &value) { bytes in
      if field.isOptional {
        bytes.storeBytes(of: number, toByteOffset: field.offset, as: CGFloat?.self)
      } else {
        bytes.storeBytes(of: number, toByteOffset: field.offset, as: CGFloat.self)
      }
    }
    return value
  }
}

extension TreeHost {
  /// Lays the tree out with another number in an element, reads it, and puts the old one back.
  ///
  /// - Returns: nil where the element has no number of the name.
  package func with<Result>(
    _ name: String, _ number: CGFloat, in element: any NumberHolding, _ read: () -> Result
  ) -> Result? {
    guard element.numberNames.contains(name) else { return nil }
    var undo: (() -> Void)?
    return trying({ undo = element.give(name, number) }, undo: { undo?() }, read)
  }

  /// The same with another priority; nil for an element that has been given none.
  package func with<Result>(
    priority: Double, of element: LayoutNode, _ read: () -> Result
  ) -> Result? {
    guard let attributes = element.attributes, let before = attributes.layoutPriority else {
      return nil
    }
    func give(_ priority: Double) {
      attributes.layoutPriority = priority
      element.setNeedsLayoutWithTraits()
    }
    return trying({ give(priority) }, undo: { give(before) }, read)
  }

  /// The same with another width or height of the window.
  package func with<Result>(window size: CGSize, _ read: () -> Result) -> Result {
    let before = self.size
    return trying({ self.size = size }, undo: { self.size = before }, read)
  }
}
