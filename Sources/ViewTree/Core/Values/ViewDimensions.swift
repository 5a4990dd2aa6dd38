/// The source of the explicit guides of a view that has answered with a size.
package protocol ExplicitAlignmentSource: AnyObject {
  /// The explicit value of a guide for the size that answered a proposal; nil if there is none.
  ///
  /// - Units: points from the view's top leading corner, along the guide's axis.
  func explicitValue(
    for key: AlignmentKey, in dimensions: CGSize, proposal: ProposedViewSize
  ) -> CGFloat?
}

/// A view's size and its alignment guides, in the view's own space.
///
/// ```swift
/// let hanging = Color.red.frame(width: 40, height: 20)
///   .alignmentGuide(VerticalAlignment.center) { dimensions in
///     dimensions[VerticalAlignment.center] - dimensions.height / 2
///   }
/// ```
///
/// - Units: points; the origin is the top leading corner, y grows downward.
public struct ViewDimensions {
  /// The size that the view answered.
  package let size: CGSize

  /// The proposal that the size answered.
  package let proposal: ProposedViewSize
  private let source: (any ExplicitAlignmentSource)?

  /// Makes the dimensions of a view that answered `proposal` with `size`.
  ///
  /// - Nil: without a source the view has no explicit guides.
  package init(
    size: CGSize, proposal: ProposedViewSize, source: (any ExplicitAlignmentSource)?
  ) {
    self.size = size
    self.proposal = proposal
    self.source = source
  }

  /// The view's width.
  public var width: CGFloat { size.width }

  /// The view's height.
  public var height: CGFloat { size.height }

  /// The guide's explicit value, else its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's explicit value, else its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's explicit value; nil if it is not set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    self[explicit: guide.key]
  }

  /// The guide's explicit value; nil if it is not set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    self[explicit: guide.key]
  }

  /// The guide's explicit value, else its default.
  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(in: self)
  }

  /// The guide's explicit value; nil if it is not set.
  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    source?.explicitValue(for: key, in: size, proposal: proposal)
  }
}

extension ViewDimensions: Equatable {
  /// Whether size, proposal and the origin of explicit guides are the same.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.size == right.size && left.proposal == right.proposal && left.source === right.source
  }
}
