/// A spinner of a fixed size.
///
/// - Units: 20 x 20 points in the medium style, 37 x 37 in the large one.
/// - Source: Apple documentation, `UIActivityIndicatorView.Style`; its content hugging priority is
///   high, as Interface Builder sets it.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large = 101

    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  open var style: Style {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var color: UIColor! = .systemGray
  open private(set) var isAnimating = false

  /// Whether it is hidden while it is not animating.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped, !isAnimating { isHidden = true } else { isHidden = false } }
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isHidden = true
    isUserInteractionEnabled = false
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
