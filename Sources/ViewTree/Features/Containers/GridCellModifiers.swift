extension View {
  /// Lets the cell span several columns of its grid; less than one counts as one, and spans end at
  /// the grid's thousandth column.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: max(count, 1))
  }

  /// Aligns a point of the cell's view with the same point of the cell, instead of using the
  /// alignments.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: UnitPoint?.some(anchor))
  }

  /// Aligns the cells of the column in which this cell begins; of several the first one counts.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: HorizontalAlignment?.some(guide))
  }

  /// Keeps the cell from making its column wider or its row taller than the other cells do.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}

enum GridCellColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

enum GridCellAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

enum GridCellUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}
