/// The common part of a table's rows and its section headers and footers: a content view that fills
/// them, and labels that are made in it on first use.
@MainActor @preconcurrency
open class _TableReusableView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = label()
  open private(set) lazy var detailTextLabel: UILabel? = label()
  open var backgroundView: UIView?

  init(frame: CGRect, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: frame)
    addFilling(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addFilling(contentView)
  }

  private func label() -> UILabel {
    let label = UILabel(frame: contentView.bounds.insetBy(dx: 15, dy: 0))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    return label
  }

  open func prepareForReuse() {}
}
