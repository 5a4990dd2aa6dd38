import SwiftUI
import Synchronization
import Testing
import ViewTreeTesting

/// A view's answer to one proposal, and where its parts are when it is placed with it.
@MainActor
struct Measurement {
  /// The answer to the proposal.
  let response: CGSize
  let host: ViewHost

  /// The frame of the view with this accessibility identifier, in points of the host.
  func frame(_ identifier: String) -> CGRect? { host.frame(of: identifier) }
}

/// Asks a view for its size under any proposal, nil and infinity included, then places it so.
///
/// - Units: points; the view's top-left corner is put at `origin` of a host of 1000 x 1000.
/// - Infinity: an infinite answer is reported, and the view is then placed with no space at all,
///   because an infinite frame has no position.
@MainActor
func measure(
  _ width: CGFloat?, _ height: CGFloat?, at origin: CGPoint = .zero,
  @ViewBuilder content: () -> some View
) -> Measurement {
  let record = ResponseRecord()
  let layout = OneProposal(
    proposal: ProposedViewSize(width: width, height: height), origin: origin, record: record)
  let host = ViewHost(size: CGSize(width: 1000, height: 1000)) {
    layout { content() }
  }
  return Measurement(response: record.response, host: host)
}

/// Expects a view's answer to a proposal, and where its parts are when it is placed with it.
///
/// The parts are a row as `expectFrames` has it: `"bar 0 60 100 40"`.
@MainActor
@discardableResult
func expectAnswer(
  _ width: CGFloat, _ height: CGFloat, to proposedWidth: CGFloat?, _ proposedHeight: CGFloat?,
  at origin: CGPoint = .zero, frames: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder of view: () -> some View
) -> Measurement {
  let found = measure(proposedWidth, proposedHeight, at: origin, content: view)
  #expect(found.response == CGSize(width: width, height: height), sourceLocation: sourceLocation)
  if let frames { found.host.expectFrames(frames, sourceLocation: sourceLocation) }
  return found
}

/// Takes all the space, and gives its only child the proposal that the test names.
private struct OneProposal: Layout {
  let proposal: ProposedViewSize
  let origin: CGPoint
  let record: ResponseRecord

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let response = subviews[0].sizeThatFits(proposal)
    record.keep(response)
    let isFinite = response.width.isFinite && response.height.isFinite
    subviews[0].place(at: origin, proposal: isFinite ? proposal : .zero)
  }
}

/// Carries an answer out of a layout, whose code is not bound to the main actor.
private final class ResponseRecord: Sendable {
  private let kept = Mutex(CGSize.zero)

  var response: CGSize { kept.withLock { $0 } }

  func keep(_ response: CGSize) { kept.withLock { $0 = response } }
}
