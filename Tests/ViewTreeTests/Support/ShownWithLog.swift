import SwiftUI
import ViewTreeInspection

@testable import ViewTree

/// A host of 100 by 100 that shows a view, and a log that has heard of all of it, marked at rest.
@MainActor func shownWithLog(_ content: some View) -> (host: TreeHost, log: CauseLog) {
  let host = TreeHost(size: CGSize(width: 100, height: 100)) { EmptyView() }
  let log = CauseLog(host)
  host.update { content }
  host.settle()
  log.mark()
  return (host, log)
}
