import SwiftUI
import ZKRefresh

/// A list whose finger is the driver: it says whether it is dragged, and nothing moves it but
/// the driver and what it installs.
public final class ScriptedList: UITableView {
  public var finger = false
  public override var isDragging: Bool { finger }
  public override var isTracking: Bool { true }
}

public final class MyCustomRefreshHeader: RefreshHeader {
  public override func refreshComponentHeight() -> CGFloat { 80 }
}

public final class MyCustomRefreshFooter: RefreshFooter {
  public override func refreshComponentHeight() -> CGFloat { 60 }
}

public final class MyCustom2Header: RefreshHeader {
  public override func refreshComponentHeight() -> CGFloat { 90 }
}

/// The screen around the document's code: something with a list.
public final class DocumentScreen {
  public let tableView: UITableView
  public var scrollView: UIScrollView { tableView }

  public init(_ tableView: UITableView) {
    self.tableView = tableView
  }
}

extension DocumentScreen {
  public func install() {
    // The document's listings stand here.
  }
}
