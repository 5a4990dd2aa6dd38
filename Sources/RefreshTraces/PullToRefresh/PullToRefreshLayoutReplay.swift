import RefreshSystems
import SwiftUI

/// Replays suite `sr_layout`: lays out the real views with the states so far, reads the bounds that
/// they report, and runs one pass of each side on them.
struct PullToRefreshLayoutReplay: TraceReplay {
  private var machine: PullToRefreshMachine
  private let headerHeights: [RefreshState: CGFloat]
  private let footerHeights: [RefreshState: CGFloat]
  private let contentHeight: CGFloat
  private let viewport: CGSize

  init(_ trace: RefreshTrace) throws(TraceFileError) {
    machine = try PullToRefreshMachine(trace)
    let config = try trace.source.field("config")
    headerHeights = try Self.heights(try config.field("headerHeights"))
    footerHeights = try Self.heights(try config.field("footerHeights"))
    contentHeight = try config.field("contentHeight").number()
    viewport = CGSize(
      width: try config.field("proxyWidth").number(),
      height: try config.field("proxyHeight").number())
    if try config.says("onHeaderRefresh", "finish synchronously") {
      machine.onHeaderRefresh = { $0.isHeaderRefreshing = false }
    }
    if try config.says("onFooterRefresh", "finish synchronously") {
      machine.onFooterRefresh = { $0.isFooterRefreshing = false }
    }
    let initial = try trace.source.field("initial")
    try machine.start(.header, from: try initial.field("header"))
    try machine.start(.footer, from: try initial.field("footer"))
  }

  private static func heights(
    _ heights: TraceCursor
  ) throws(TraceFileError) -> [RefreshState: CGFloat] {
    var result: [RefreshState: CGFloat] = [:]
    for state in RefreshState.allCases {
      result[state] = try heights.field("\(state)").number()
    }
    return result
  }

  mutating func outcome(of step: RefreshTraceStep) throws(TraceFileError) -> TraceOutcome {
    machine.forget()
    var frames: JSONValue?
    switch step.event {
    case "turn": frames = turn(scroll: try step.source.field("scroll").number())
    case "host": try machine.hostWrites(try step.source.field("set"))
    default: throw step.unknownEvent(expected: "turn", "host")
    }
    return TraceOutcome(
      state: .fields([
        "header": machine.state(of: .header), "footer": machine.state(of: .footer),
      ]),
      emitted: machine.emitted, frames: frames)
  }

  private mutating func turn(scroll: CGFloat) -> JSONValue {
    let screen = LaidOutPullToRefresh(
      viewport: viewport, contentHeight: contentHeight, header: machine.headerRefreshData,
      footer: machine.footerRefreshData, headerHeights: headerHeights,
      footerHeights: footerHeights, scroll: scroll)
    let bounds = screen.bounds
    machine.evaluateHeader(bounds.header, viewport: viewport)
    machine.evaluateFooter(content: bounds.content, footer: bounds.footer, viewport: viewport)
    func number(_ value: CGFloat?) -> JSONValue { value.map { .number($0) } ?? .null }
    return .fields([
      "headerMinY": number(bounds.header?.minY),
      "headerHeight": number(bounds.header?.height),
      "contentMinY": number(bounds.content?.minY),
      "footerMinY": number(bounds.footer?.minY),
      "footerHeight": number(bounds.footer?.height),
      "scrollContentHeight": number(screen.scrollContentHeight),
    ])
  }
}

/// The list in a host, with given states on both sides and a given scroll offset.
@MainActor private struct LaidOutPullToRefresh {
  /// The last reports of the two keys, resolved in the space of the reader that encloses the scroll
  /// view.
  final class Bounds {
    var header: CGRect?
    var content: CGRect?
    var footer: CGRect?
  }

  let bounds = Bounds()
  let scrollContentHeight: CGFloat?

  init(
    viewport: CGSize, contentHeight: CGFloat, header: RefreshData, footer: RefreshData,
    headerHeights: [RefreshState: CGFloat], footerHeights: [RefreshState: CGFloat],
    scroll: CGFloat
  ) {
    let bounds = bounds
    let host = TreeHost(size: viewport) {
      GeometryReader { proxy in
        ScrollView {
          PullToRefreshView(
            header: Color.clear.frame(height: headerHeights[header.refreshState]),
            footer: Color.clear.frame(height: footerHeights[footer.refreshState])
          ) {
            Color.clear.frame(height: contentHeight)
          }
        }
        .accessibilityIdentifier(Self.list)
        .environment(\.headerRefreshData, header)
        .environment(\.footerRefreshData, footer)
        .backgroundPreferenceValue(HeaderBoundsPreferenceKey.self) { items -> Color in
          bounds.header = items.first.map { proxy[$0.bounds] }
          return Color.clear
        }
        .backgroundPreferenceValue(FooterBoundsPreferenceKey.self) { items -> Color in
          bounds.content = items.first.map { proxy[$0.bounds] }
          bounds.footer = items.last.map { proxy[$0.bounds] }
          return Color.clear
        }
      }
    }
    let list = host.scrollNode(Self.list)
    list?.setOffset(CGPoint(x: 0, y: scroll))
    host.settle()
    scrollContentHeight = list?.contentSize.height
  }

  private static let list = "PullToRefresh.list"
}
