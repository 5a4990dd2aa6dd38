/// A text in one font.
///
/// - Source: Apple documentation, `UILabel`; measured like the engine's texts, with the text
///   measurer of its window's host, or of the running host outside a window.
@MainActor @preconcurrency
open class UILabel: UIView {
  open var text: String? {
    didSet {
      if text != oldValue { textChanged() }
    }
  }
  /// The text with attributes; its fonts are ignored in favour of the label's.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { textChanged() }
  }
  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { textChanged() }
  }
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The width at which multiline text wraps for the intrinsic size; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { textChanged() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private func textChanged() { invalidateIntrinsicContentSize() }

  open override var intrinsicContentSize: CGSize {
    measured(numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(numberOfLines == 1 ? 0 : size.width)
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }

  open func drawText(in rect: CGRect) {}

  /// The size of the text in a width; 0 and less mean no limit. Without a text it is zero.
  private func measured(_ width: CGFloat) -> CGSize {
    guard let prepared else { return .zero }
    return prepared.measurement(for: Self.proposal(width), limits: limits).size
  }

  /// The text's lines in the given space and the height that they take; nil without a text.
  package func shownText(
    in size: CGSize
  ) -> (lines: [ShownText.Line], height: CGFloat)? {
    guard let prepared else { return nil }
    let proposal = Self.proposal(size.width)
    return (
      prepared.shown(for: proposal, limits: limits),
      prepared.measurement(for: proposal, limits: limits).size.height
    )
  }

  private static func proposal(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width > 0 && width.isFinite ? width : nil, height: nil)
  }

  private var limits: TextLimits {
    TextLimits(maximumLines: numberOfLines > 0 ? numberOfLines : nil)
  }

  private var prepared: PreparedText? {
    guard let text, !text.isEmpty else { return nil }
    let host = hostAround
    return PreparedText(
      [TextRun(text, font: (font ?? .systemFont(ofSize: 17)).resolved)],
      measurer: Screen.textMeasurer(of: host), displayScale: Screen.scale(of: host))
  }
}

/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The treatment of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// The vertical alignment of text that has been shrunk.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
