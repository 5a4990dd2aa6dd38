import ViewTreeControls

/// A class of cells that was registered by its type and cannot be instantiated from it.
@MainActor struct UnmadeCellClass {
  private let message: String

  init(_ cellClass: AnyClass, _ identifier: String) {
    message = """
      UITableView.register(\(cellClass).self, forCellReuseIdentifier: "\(identifier)"): there is no \
      Objective-C here, so no \(cellClass) can be made from its type. A plain UITableViewCell is \
      dequeued, and `as! \(cellClass)` would end the process. Register a closure instead: \
      register(forCellReuseIdentifier: "\(identifier)") { \(cellClass)(style: .default, \
      reuseIdentifier: "\(identifier)") }
      """
  }

  /// Warns the host and writes to standard error: after a failed forced cast no warning can be
  /// read.
  func tell() {
    TreeHost.current?.warn(.unknownClass, message, nil)
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
