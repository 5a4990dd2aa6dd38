import SwiftUI

extension ZHRefreshStorage {
  /// The conditions of the rules S2.08 and S2.09, or of S2.15 in the later version, for the scroll
  /// view in its present state.
  ///
  /// In the document's version a side requests data at the moment a drag ends.
  package func guards(of side: RefreshSide) -> [RefreshGuard] {
    switch (version, side) {
    case (.delegate, .header):
      [ready(side, "S2.08"), idle(side, "S2.08"), beyondHeader("S2.08"), released("S2.08")]
    case (.delegate, .footer):
      [
        RefreshGuard(
          rule: "S2.09", "a header listens", header.exists, else: .application("a header")),
        ready(side, "S2.09"), idle(side, "S2.09"),
        RefreshGuard(
          rule: "S2.09", "loadMoreOffset", loadMoreOffset, .below, "-footerViewH", -footerViewH,
          else: .pull),
        released("S2.09"),
      ]
    case (.observation, .header):
      [ready(side, "S2.15"), idle(side, "S2.15"), beyondHeader("S2.15"), withoutFinger]
    case (.observation, .footer):
      [ready(side, "S2.15"), idle(side, "S2.15")] + observedFooter
    }
  }

  private func ready(_ side: RefreshSide, _ rule: String) -> RefreshGuard {
    let isReady =
      side == .header ? header.exists && hasHeaderHandler : footer.exists && hasFooterHandler
    return RefreshGuard(
      rule: rule, "there is a \(side) with a callback", isReady,
      else: .application("a \(side) with a callback"))
  }

  private func idle(_ side: RefreshSide, _ rule: String) -> RefreshGuard {
    RefreshGuard(
      rule: rule, "the \(side) is not refreshing",
      side == .header ? !header.isRefreshing : !footer.isRefreshing,
      else: .application("\(side)EndRefreshing()"))
  }

  private func beyondHeader(_ rule: String) -> RefreshGuard {
    RefreshGuard(
      rule: rule, "refreshOffset", refreshOffset, .above, "headerViewH", headerViewH, else: .pull)
  }

  /// False until that very moment: a drag that has ended is over.
  private func released(_ rule: String) -> RefreshGuard {
    RefreshGuard(rule: rule, "a drag ends", false, else: isDragging ? .letGo : .drag)
  }

  private var withoutFinger: RefreshGuard {
    RefreshGuard(rule: "S2.15", "no finger drags", !isDragging, else: .letGo)
  }

  private var observedFooter: [RefreshGuard] {
    let offset = contentOffsetY + contentInsetTop
    let isLong = contentHeight + contentInsetTop > frameHeight
    return [
      RefreshGuard(
        rule: "S2.15", "the list has content", contentHeight > 0,
        else: .application("content")),
      RefreshGuard(rule: "S2.15", "offset", offset, .above, "rest", 0, else: .pull),
      isLong
        ? RefreshGuard(
          rule: "S2.15", "content below the upper edge",
          contentHeight - contentOffsetY + contentInsetBottom, .atMost, "frame", frameHeight,
          else: .pull)
        : RefreshGuard(
          rule: "S2.15", "offset", offset, .atLeast, "half of footerViewH",
          footerViewH * ZHRefresh.shortContentShare, else: .pull),
    ]
  }
}

extension UIScrollView {
  /// The conditions under which a side of document 002 requests data now; empty without the side.
  public func zhGuards(of side: RefreshSide, version: ZHRefreshVersion) -> [RefreshGuard] {
    ZHRefreshScreen(self, version: version, creation: .addCalls).guards(of: side)
  }
}
