/// A table whose rows are made when they become visible.
///
/// - Shape: the rows of a section follow each other; headers and footers of sections take the
///   heights that the delegate gives. Rows have the height that the delegate gives, else
///   ``rowHeight``, else 44.
/// - Source: Apple documentation, `UITableView`, for rows of known height only: no editing, no
///   animated changes.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum Separator: Int, Sendable { case none, singleLine, singleLineEtched }

  /// A height that the content determines; it counts as 44 here.
  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { needsReload = true }
  }
  open var rowHeight = UITableView.automaticDimension {
    didSet { reloadGeometry() }
  }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var separatorStyle = Separator.singleLine
  open var separatorColor: UIColor? = .separator
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var allowsSelection = true
  open var backgroundView: UIView?
  open private(set) var indexPathForSelectedRow: IndexPath?

  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  private var rows: [TableRow] = []
  private var shown: [IndexPath: UITableViewCell] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]
  private var makers: [String: () -> UITableViewCell] = [:]
  private var needsReload = true
  private lazy var tap = UITapGestureRecognizer()

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    tap.addAction { [weak self] in self?.tapped($0.location(in: self)) }
    addGestureRecognizer(tap)
  }

  // MARK: Rows

  /// Queries the data source again and rebuilds the visible rows.
  open func reloadData() {
    for cell in shown.values { cell.removeFromSuperview() }
    shown = [:]
    needsReload = false
    rows = measuredRows()
    reloadGeometry()
  }

  private func measuredRows() -> [TableRow] {
    guard let dataSource else { return [] }
    var rows: [TableRow] = []
    var y = tableHeaderView?.frame.height ?? 0
    let delegate = delegate as? any UITableViewDelegate
    for section in 0..<max(dataSource.numberOfSections(in: self), 0) {
      y += delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      for row in 0..<max(dataSource.tableView(self, numberOfRowsInSection: section), 0) {
        let path = IndexPath(row: row, section: section)
        let own = rowHeight >= 0 ? rowHeight : 44
        let said = delegate?.tableView(self, heightForRowAt: path) ?? own
        let height = said >= 0 ? said : own
        rows.append(TableRow(path: path, y: y, height: height))
        y += height
      }
      y += delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
    return rows
  }

  private func reloadGeometry() {
    guard !needsReload else { return }
    rows = measuredRows()
    let header = tableHeaderView?.frame.height ?? 0
    let end = rows.last.map { $0.y + $0.height } ?? header
    tableHeaderView?.frame.origin = .zero
    tableFooterView?.frame.origin = CGPoint(x: 0, y: end)
    contentSize = CGSize(
      width: bounds.width, height: end + (tableFooterView?.frame.height ?? 0))
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      new.frame.size.width = bounds.width
      addSubview(new)
    }
    reloadGeometry()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload { reloadData() }
    if contentSize.width != bounds.width { reloadGeometry() }
    showRows()
  }

  /// Makes the visible rows, and keeps rows that are no longer visible for reuse.
  private func showRows() {
    let seen = bounds
    let visible = rows.filter { $0.y < seen.maxY && $0.y + $0.height > seen.minY }
    let paths = Set(visible.map(\.path))
    for (path, cell) in shown where !paths.contains(path) {
      cell.removeFromSuperview()
      shown[path] = nil
      if let name = cell.reuseIdentifier { waiting[name, default: []].append(cell) }
    }
    for row in visible {
      let frame = CGRect(x: 0, y: row.y, width: bounds.width, height: row.height)
      if let cell = shown[row.path] {
        if cell.frame != frame { cell.frame = frame }
      } else if let cell = dataSource?.tableView(self, cellForRowAt: row.path) {
        cell.frame = frame
        shown[row.path] = cell
        (delegate as? any UITableViewDelegate)?
          .tableView(self, willDisplay: cell, forRowAt: row.path)
        addSubview(cell)
      }
    }
  }

  open override class func appearance() -> UITableView { AppearanceProxy.tableView }

  // MARK: Queries

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { shown[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }

  /// The cell of a visible row; nil for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let row = rows.first(where: { $0.path == indexPath }) else { return .zero }
    return CGRect(x: 0, y: row.y, width: bounds.width, height: row.height)
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.first { point.y >= $0.y && point.y < $0.y + $0.height }?.path
  }

  // MARK: Cells

  /// Registers a class of cells for dequeuing.
  ///
  /// - Errors: without Objective-C a subclass cannot be instantiated from its type. Plain cells are
  ///   made instead, with a host warning and a line on standard error before the first of them,
  ///   since a forced cast ends the process. ``register(forCellReuseIdentifier:makingCells:)``
  ///   takes a closure for such classes.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      makers[identifier] = nil
      return
    }
    var isTold = cellClass == UITableViewCell.self
    makers[identifier] = {
      if !isTold {
        isTold = true
        UnmadeCellClass(cellClass, identifier).tell()
      }
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Registers a closure that makes cells for dequeuing; not part of Apple's table.
  public func register(
    forCellReuseIdentifier identifier: String, makingCells make: @escaping () -> UITableViewCell
  ) {
    makers[identifier] = make
  }

  /// A cell whose row is no longer visible; nil where none is available and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return makers[identifier]?()
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Changes

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let place = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    var y = contentOffset.y
    switch scrollPosition {
    case .none: return scrollRectToVisible(place, animated: animated)
    case .top: y = place.minY - inset.top
    case .middle: y = place.midY - bounds.height / 2
    case .bottom: y = place.maxY - bounds.height + inset.bottom
    }
    setContentOffset(
      driver.resting(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func beginUpdates() {}
  open func endUpdates() { reloadData() }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    indexPathForSelectedRow = indexPath
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }

  private func tapped(_ point: CGPoint) {
    guard allowsSelection, let path = indexPathForRow(at: point) else { return }
    indexPathForSelectedRow = path
    (delegate as? any UITableViewDelegate)?.tableView(self, didSelectRowAt: path)
  }
}

/// A row's place in the content.
private struct TableRow {
  let path: IndexPath
  let y: CGFloat
  let height: CGFloat
}
