import SwiftUI

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  /// A custom guide, at the leading edge where it is not set.
  static let leadingMark = HorizontalAlignment(Mark.self)
}

extension VerticalAlignment {
  /// A custom guide, at the top where it is not set.
  static let topMark = VerticalAlignment(Mark.self)
}
