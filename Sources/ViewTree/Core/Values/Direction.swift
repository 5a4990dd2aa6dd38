/// The reading direction at an element, and whether places are mirrored in it.
///
/// Packed in one byte: it is read wherever a child is placed.
enum Direction {
  /// Also the default where no view sets one.
  case leftToRight
  case rightToLeft
  case mirroredLeftToRight
  case mirroredRightToLeft

  init(_ reading: LayoutDirection, isMirrored: Bool) {
    switch reading {
    case .leftToRight: self = isMirrored ? .mirroredLeftToRight : .leftToRight
    case .rightToLeft: self = isMirrored ? .mirroredRightToLeft : .rightToLeft
    }
  }

  var isMirrored: Bool { self == .mirroredLeftToRight || self == .mirroredRightToLeft }

  var reading: LayoutDirection {
    self == .leftToRight || self == .mirroredLeftToRight ? .leftToRight : .rightToLeft
  }
}
