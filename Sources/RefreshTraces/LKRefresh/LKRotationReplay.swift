import RefreshSystems
import SwiftUI

/// Replays suite `lk_rotation`: the angle of one arrow at a list of offsets.
struct LKRotationReplay: TraceReplay {
  private enum Arrow: String {
    case header
    case footer
  }

  private let arrow: Arrow
  private let threshold: CGFloat
  private var listHeight: CGFloat = 0
  private var contentHeight: CGFloat = 0

  init(_ trace: RefreshTrace) throws(TraceFileError) {
    let which = try trace.source.field("which")
    guard let arrow = Arrow(rawValue: try which.text()) else {
      throw which.error("unknown arrow \(which.value.shown), expected \"header\" or \"footer\"")
    }
    self.arrow = arrow
    threshold = try trace.source.field("threshold").number()
    if arrow == .footer {
      let geometry = try trace.source.field("geometry")
      listHeight = try geometry.field("listHeight").number()
      contentHeight = try geometry.field("contentHeight").number()
    }
  }

  mutating func outcome(of step: RefreshTraceStep) throws(TraceFileError) -> TraceOutcome {
    guard step.event == "rotation" else { throw step.unknownEvent(expected: "rotation") }
    let offset = try step.source.field("in").field("offset").number()
    let degrees =
      switch arrow {
      case .header: LKRefreshRotation.header(offset: offset, threshold: threshold)
      case .footer:
        LKRefreshRotation.footer(
          offset: offset, threshold: threshold, listHeight: listHeight,
          contentHeight: contentHeight)
      }
    return TraceOutcome(state: .fields(["degrees": .number(degrees)]))
  }
}
