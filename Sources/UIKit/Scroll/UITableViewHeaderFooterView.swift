/// The head or foot of a table's section.
///
/// It is a view of its own to hold and to lay out; tables here have rows only, so that none asks
/// for it.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: _TableReusableView {
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Stands for all of them: what is set is kept there, and has no effect.
  open override class func appearance() -> UITableViewHeaderFooterView {
    AppearanceProxy.tableViewHeaderFooterView
  }
}
