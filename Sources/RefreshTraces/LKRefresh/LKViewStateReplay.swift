import RefreshSystems
import SwiftUI

/// Replays suite `lk_view_state`: lays out the real views with the flags given and reads positions,
/// indicators and texts from the tree.
///
/// - Nil: an argument that a step leaves out has the view's default, the content's height is 0 then.
struct LKViewStateReplay: TraceReplay {
  init(_ trace: RefreshTrace) throws(TraceFileError) {}

  mutating func outcome(of step: RefreshTraceStep) throws(TraceFileError) -> TraceOutcome {
    guard step.event == "layout" else { throw step.unknownEvent(expected: "layout") }
    var look = LKRefreshLook.atRest
    var contentHeight: CGFloat = 0
    let input = try step.source.field("in")
    for name in try input.names() {
      let field = try input.field(name)
      switch name {
      case "contentHeight": contentHeight = try field.number()
      case "threshold": look.threshold = try field.number()
      case "headerHidden": look.headerHidden = try field.flag()
      case "headerRefreshing": look.headerRefreshing = try field.flag()
      case "headerFrozen": look.headerFrozen = try field.flag()
      case "footerHidden": look.footerHidden = try field.flag()
      case "footerRefreshing": look.footerRefreshing = try field.flag()
      default: throw field.error("unknown argument of a layout step")
      }
    }
    return TraceOutcome(state: Self.state(of: look, contentHeight: contentHeight))
  }

  private static func state(of look: LKRefreshLook, contentHeight: CGFloat) -> JSONValue {
    let published = LaidOutRefresh(look, contentHeight: contentHeight, titles: .published)
    let intended = LaidOutRefresh(look, contentHeight: contentHeight, titles: .intended)
    return .fields([
      "contentTopGuide": .number(look.contentTopGuide),
      "contentY": published.top(of: LKRefreshIdentifier.content),
      "stackHeight": published.height(of: LKRefreshIdentifier.stack),
      "headerFrameY": published.top(of: LKRefreshIdentifier.header),
      "headerFrameHeight": published.height(of: LKRefreshIdentifier.header),
      "headerDrawnAtY": published.top(of: LKRefreshIdentifier.headerParts),
      "headerIndicator": published.indicator(in: LKRefreshIdentifier.headerIcon),
      "headerTextSource": published.text(of: LKRefreshIdentifier.headerTitle),
      "headerTextIntended": intended.text(of: LKRefreshIdentifier.headerTitle),
      "footerPresent": .flag(published.has(LKRefreshIdentifier.footer)),
      "footerIndicator": published.indicator(in: LKRefreshIdentifier.footerIcon),
      "footerText": published.text(of: LKRefreshIdentifier.footerTitle),
    ])
  }
}

/// The scrolled views in a host, with answers in a trace's terms; null where a part is absent.
@MainActor private struct LaidOutRefresh {
  private let host: TreeHost

  init(_ look: LKRefreshLook, contentHeight: CGFloat, titles: LKHeaderTitles) {
    host = TreeHost(size: CGSize(width: 375, height: 800)) {
      ScrollView {
        LKRefreshScrollContent(
          look: look, contentSize: .constant(.zero),
          content: Color.clear.frame(height: contentHeight))
      }
      .environment(\.lkHeaderTitles, titles)
    }
  }

  func has(_ identifier: String) -> Bool {
    host.firstElement(identifier) != nil
  }

  /// The upper edge inside the stack of marker, content and header.
  func top(of identifier: String) -> JSONValue {
    guard let stack = host.firstElement(LKRefreshIdentifier.stack)?.frame(in: .global),
      let part = host.firstElement(identifier)?.frame(in: .global)
    else { return .null }
    return .number(part.minY - stack.minY)
  }

  func height(of identifier: String) -> JSONValue {
    guard let part = host.firstElement(identifier)?.frame(in: .global) else { return .null }
    return .number(part.height)
  }

  func text(of identifier: String) -> JSONValue {
    for case .text(let text) in looks(in: identifier) { return .text(text) }
    return .null
  }

  func indicator(in identifier: String) -> JSONValue {
    for look in looks(in: identifier) {
      switch look {
      case .indicator: return .text("spinner")
      case .image(let name): return .text(name)
      default: continue
      }
    }
    return .null
  }

  /// The looks of a part's leaves, in tree order.
  private func looks(in identifier: String) -> [LeafNode.Look] {
    var looks: [LeafNode.Look] = []
    func visit(_ node: Node) {
      if let leaf = node as? LeafNode { looks.append(leaf.look) }
      node.forEachChild(visit)
    }
    if let part = host.firstElement(identifier) { visit(part) }
    return looks
  }
}
