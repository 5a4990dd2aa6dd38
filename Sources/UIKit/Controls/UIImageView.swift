/// A picture, or several shown in turn.
///
/// - Source: Apple documentation, `UIImageView`.
@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one cycle in virtual seconds; 0 for a thirtieth of a second per picture.
  open var animationDuration: TimeInterval = 0
  /// How many cycles; 0 for ever.
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  private var startOfAnimation: Double?

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open func startAnimating() {
    guard animationImages?.isEmpty == false, !isAnimating else { return }
    startOfAnimation = CACurrentMediaTime()
  }

  open func stopAnimating() { startOfAnimation = nil }

  open var isAnimating: Bool {
    guard let startOfAnimation else { return false }
    guard animationRepeatCount > 0 else { return true }
    return CACurrentMediaTime() - startOfAnimation < round * Double(animationRepeatCount)
  }

  /// The picture shown at the present virtual time; not part of Apple's view.
  public var shownImage: UIImage? {
    guard isAnimating, let startOfAnimation, let images = animationImages, !images.isEmpty else {
      return isHighlighted ? highlightedImage ?? image : image
    }
    let turns = (CACurrentMediaTime() - startOfAnimation) / round
    let share = turns - turns.rounded(.down)
    // The small offset keeps rounding from showing the previous picture at the very start of one.
    return images[(share * Double(images.count) + 1e-6).whole(in: 0...images.count - 1)]
  }

  private var round: Double {
    animationDuration > 0 ? animationDuration : Double(animationImages?.count ?? 0) / 30
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
