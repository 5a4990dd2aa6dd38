/// The head or foot of a table's section.
///
/// It is a view of its own to hold and to lay out; tables here have rows only, so that none asks
/// for it.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = label()
  open private(set) lazy var detailTextLabel: UILabel? = label()
  open var backgroundView: UIView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func label() -> UILabel {
    let label = UILabel(frame: contentView.bounds.insetBy(dx: 15, dy: 0))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    return label
  }

  /// Stands for all of them: what is set is kept there, and has no effect.
  open override class func appearance() -> UITableViewHeaderFooterView {
    AppearanceProxy.tableViewHeaderFooterView
  }

  open func prepareForReuse() {}
}
