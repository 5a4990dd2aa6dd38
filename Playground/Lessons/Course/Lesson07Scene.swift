import RefreshSystems
import SwiftUI

/// The scene of lesson 7, as the learner sees it: document 001 below a bar.
struct AnchoredList: View {
  var height: CGFloat
  let bar: CGFloat
  @State private var isRefreshing = false

  var body: some View {
    VStack(spacing: 0) {
      Color.gray.frame(height: bar)
      ScrollView {
        PullToRefreshView(
          header: Color.red.frame(height: height),
          footer: Color.blue.frame(height: 60)
        ) {
          Color.yellow.frame(height: 500)
        }
      }
      .addPullToRefresh(isHeaderRefreshing: $isRefreshing, onHeaderRefresh: {})
    }
  }
}

/// The list with what its modifier has resolved.
@MainActor struct ResolvedList {
  let stage: LessonStage
  /// The header's bounds in the space of the reader that encloses the scroll view. Points.
  let header: CGRect

  /// - Parameters:
  ///   - pull: how far the content is pulled down. Points.
  ///   - height: the header's.
  ///   - bar: the height of the bar above the list.
  init(pull: CGFloat, height: CGFloat = 60, bar: CGFloat = 64) {
    let deliveries = ChangeInbox<PullToRefreshDelivery>()
    // The first version does not refresh by itself when it appears.
    stage = LessonStage {
      AnchoredList(height: height, bar: bar)
        .environment(\.pullToRefreshVersion, .first)
        .environment(\.pullToRefreshLog, PullToRefreshLog { deliveries.append($0) })
    }
    if pull != 0 { stage.pull(by: pull) }
    var last = CGRect.null
    for case .header(let bounds?, _) in deliveries.take() { last = bounds }
    header = last
  }

  /// The same place, as the window has it.
  var inWindow: CGRect { stage.frame(PullToRefreshIdentifier.header) }

  /// The anchor's numbers in three spaces.
  var lines: [String] {
    LessonStage.table([
      ["in the header itself", "y 0"],
      ["in the reader around the list", "y \(Prose.number(Double(header.minY)))"],
      ["in the window", "y \(Prose.number(Double(inWindow.minY)))"],
    ])
  }
}
