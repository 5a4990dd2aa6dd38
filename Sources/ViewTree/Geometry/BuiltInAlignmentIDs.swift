// The types behind the built-in guides. The engine answers for them by the key's mark; their own
// answers exist because user code may reach them through a guide, and both come from one place.

protocol BuiltInAlignmentID: AlignmentID {
  static var key: AlignmentKey { get }
}

extension BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    key.defaultValue(in: context, size: CGSize(width: context.width, height: context.height))
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

enum ListRowSeparatorLeadingID: BuiltInAlignmentID {
  static let key = AlignmentKey(
    id: Self.self, axis: .horizontal, builtIn: .listRowSeparatorLeading)
}

enum ListRowSeparatorTrailingID: BuiltInAlignmentID {
  static let key = AlignmentKey(
    id: Self.self, axis: .horizontal, builtIn: .listRowSeparatorTrailing)
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
