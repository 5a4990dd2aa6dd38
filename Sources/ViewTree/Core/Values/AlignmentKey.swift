/// The identity of an alignment guide: the type that names it, and its axis.
///
/// - Cost: one byte identifies a built-in guide, so that layout compares no types on its hot path.
package struct AlignmentKey: Hashable, Sendable {
  /// The guides that the engine knows, and a case for all others.
  package enum BuiltIn: UInt8, Sendable {
    case custom
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom
    case firstTextBaseline, lastTextBaseline
  }

  /// The type that names the guide.
  package let id: any AlignmentID.Type

  /// The axis that the guide's positions are measured along.
  package let axis: Axis

  /// The built-in guide, or `custom`.
  package let builtIn: BuiltIn
  private var identifier: ObjectIdentifier { ObjectIdentifier(id) }

  /// Makes the key of a custom guide.
  package init(id: any AlignmentID.Type, axis: Axis) {
    self.init(id: id, axis: axis, builtIn: .custom)
  }

  init(id: any AlignmentID.Type, axis: Axis, builtIn: BuiltIn) {
    self.id = id
    self.axis = axis
    self.builtIn = builtIn
  }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    guard left.builtIn == right.builtIn else { return false }
    return left.builtIn != .custom
      || (left.identifier == right.identifier && left.axis == right.axis)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(builtIn)
    guard builtIn == .custom else { return }
    hasher.combine(identifier)
    hasher.combine(axis)
  }
}

extension AlignmentKey {
  /// Whether the engine itself knows the guide.
  package var isBuiltIn: Bool { builtIn != .custom }

  /// Whether the guide is the first or last text baseline.
  package var isBaseline: Bool {
    builtIn == .firstTextBaseline || builtIn == .lastTextBaseline
  }

  /// Whether a container exports the explicit values of its children.
  ///
  /// - Source: LAYOUT-3.9; a container never passes on edges and centres.
  package var isExportedByContainers: Bool { !isBuiltIn || isBaseline }

  /// The guide's position in a view of these dimensions if no explicit value is known.
  ///
  /// - Source: LAYOUT-3.9; the text baselines of a view without text lie at its bottom.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    builtInValue(in: dimensions.size) ?? id.defaultValue(in: dimensions)
  }

  /// The same for a size alone; nil for a custom guide, whose default may read other guides.
  @inline(__always) func builtInValue(in size: CGSize) -> CGFloat? {
    switch builtIn {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    case .custom: nil
    }
  }

  /// Combines one more child's explicit value into the value that a container exports.
  ///
  /// - Parameters:
  ///   - childValue: the child's value, in the container's space.
  ///   - count: the number of values combined before.
  ///   - parentValue: the result so far; nil before the first value.
  /// - Source: LAYOUT-3.9: mean for custom guides, the topmost first baseline, the bottommost
  ///   last baseline (Apple's documentation).
  package func combineExplicit(
    _ childValue: CGFloat, count: Int, into parentValue: inout CGFloat?
  ) {
    switch builtIn {
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: return
    case .firstTextBaseline: parentValue = min(parentValue ?? childValue, childValue)
    case .lastTextBaseline: parentValue = max(parentValue ?? childValue, childValue)
    case .custom: id._combineExplicit(childValue: childValue, count, into: &parentValue)
    }
  }

  /// The value that a container exports for its children's explicit values; nil if there is none.
  package func combinedExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    guard isExportedByContainers else { return nil }
    var result: CGFloat?
    var count = 0
    for case .some(let value) in values {
      combineExplicit(value, count: count, into: &result)
      count += 1
    }
    return result
  }
}

extension AlignmentKey: CustomStringConvertible {
  /// The guide's name as code writes it, or its type's name for a custom guide.
  package var description: String {
    switch builtIn {
    case .custom: "\(id)"
    case .horizontalCenter, .verticalCenter: "center"
    default: "\(builtIn)"
    }
  }
}
