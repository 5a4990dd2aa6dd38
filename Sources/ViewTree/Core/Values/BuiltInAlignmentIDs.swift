// The types behind the built-in guides. The engine identifies these guides by a byte in the key.
// The types' own answers exist because user code may reach them through a guide; both come from one
// source.

protocol BuiltInAlignmentID: AlignmentID {
  static var key: AlignmentKey { get }
}

extension BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    key.defaultValue(in: context)
  }
}

enum LeadingID: BuiltInAlignmentID {
  static let key = AlignmentKey(id: Self.self, axis: .horizontal, builtIn: .leading)
}

enum HorizontalCenterID: BuiltInAlignmentID {
  static let key = AlignmentKey(id: Self.self, axis: .horizontal, builtIn: .horizontalCenter)
}

enum TrailingID: BuiltInAlignmentID {
  static let key = AlignmentKey(id: Self.self, axis: .horizontal, builtIn: .trailing)
}

enum TopID: BuiltInAlignmentID {
  static let key = AlignmentKey(id: Self.self, axis: .vertical, builtIn: .top)
}

enum VerticalCenterID: BuiltInAlignmentID {
  static let key = AlignmentKey(id: Self.self, axis: .vertical, builtIn: .verticalCenter)
}

enum BottomID: BuiltInAlignmentID {
  static let key = AlignmentKey(id: Self.self, axis: .vertical, builtIn: .bottom)
}

enum FirstTextBaselineID: BuiltInAlignmentID {
  static let key = AlignmentKey(id: Self.self, axis: .vertical, builtIn: .firstTextBaseline)
}

enum LastTextBaselineID: BuiltInAlignmentID {
  static let key = AlignmentKey(id: Self.self, axis: .vertical, builtIn: .lastTextBaseline)
}

// A list row's separator ends are guides like any custom ones: containers export their mean.

enum ListRowSeparatorLeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum ListRowSeparatorTrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
