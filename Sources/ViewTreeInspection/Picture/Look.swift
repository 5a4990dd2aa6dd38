import ViewTree

/// The look of one element, in its own space; everything that depends on its place is decided.
///
/// - Units: points; radians.
public struct Look: Equatable, Sendable {
  /// The content that the element draws itself, from back to front.
  public var marks: [Mark] = []
  /// The effects of modifiers on it and on all inside, from the innermost outwards.
  public var layers: [LookLayer] = []
  /// Maps the content's space to the element's own: a scroll offset, an effect.
  public var inner = ProjectionTransform()
  /// The part in which the content is visible; nil for all of it.
  public var window: CGRect?
  /// The order among its siblings: higher ones are in front of lower ones.
  public var depth: Double = 0
  /// Whether the last of the elements inside is a mask of the others and no picture.
  public var isMasked = false
  /// The changes that have been noted and cannot be drawn.
  public var notes: [String] = []

  public init() {}
}

/// One thing that an element draws.
public enum Mark: Equatable, Sendable {
  case fill(Path, Ink, isEOFilled: Bool)
  case line(Path, Ink, StrokeStyle)
  case text(TextMark)
  /// The place of a picture whose name is known and nothing else.
  case placeholder(CGRect, name: String)
  /// The edge of a leaf that has no look of its own.
  case outline(CGRect, name: String)
}

/// A stretch of one line of text.
public struct TextMark: Equatable, Sendable, Codable {
  public enum Family: String, ClosedWord {
    case sansSerif = "sans-serif"
    case serif, monospace
  }

  public var text: String
  public var x: CGFloat
  public var baseline: CGFloat
  /// The width as it was measured.
  public var width: CGFloat
  public var size: CGFloat
  /// From 100 to 900.
  public var weight: Int
  public var isItalic: Bool
  public var family: Family
  public var ink: Ink
  public var underline: Ink?
  public var strikethrough: Ink?
}

/// The effect of a modifier on an element and on all inside.
public enum LookLayer: Equatable, Sendable {
  case opacity(Double)
  case clip(Path, isEOFilled: Bool)
  case shadow(RGBA, radius: CGFloat, x: CGFloat, y: CGFloat)
  case blur(CGFloat)
  /// A matrix of four rows of five numbers on red, green, blue and opacity, from 0 to 1.
  case filter([Double])
  case blend(BlendStyle)
  case mapping(ProjectionTransform)
}

/// A way of mixing colours that style sheets have a name for.
public enum BlendStyle: String, ClosedWord {
  case multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation, color
  case luminosity
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case softLight = "soft-light"
  case hardLight = "hard-light"
  case plusLighter = "plus-lighter"
}
