/// The header or footer of a table's section.
///
/// Code can hold it and lay it out, but tables here show rows only, so none asks for it.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: _TableReusableView {
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A proxy for all such views: it keeps what is set on it, without any effect.
  open override class func appearance() -> UITableViewHeaderFooterView {
    AppearanceProxy.tableViewHeaderFooterView
  }
}
