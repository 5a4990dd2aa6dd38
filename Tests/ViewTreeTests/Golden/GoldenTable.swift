import SwiftUI

/// The views of the golden cases by id.
///
/// A view is kept inside the closure that replays it, with its own type: wrapping it in `AnyView`
/// would put a dynamic container round the case and change what it proves.
@MainActor
struct GoldenTable {
  private var replays: [String: (GoldenCase.Proposal) -> GoldenOutcome] = [:]

  /// Every view that the engine can build today.
  static let standard: GoldenTable = {
    var table = GoldenTable()
    table.addAlignmentCases()
    table.addAnchorCases()
    table.addAspectRatioCases()
    table.addContainerRelativeFrameCases()
    table.addFixedSizeCases()
    table.addFrameFixedCases()
    table.addFrameFlexibleCases()
    table.addGeometryReaderCases()
    table.addGridCases()
    table.addHStackCases()
    table.addIdealSizeCases()
    table.addLayoutDirectionCases()
    table.addLayoutPriorityCases()
    table.addLayoutProtocolCases()
    table.addLazyGridCases()
    table.addNilProposalCases()
    table.addOffsetPositionCases()
    table.addOverlayBackgroundCases()
    table.addPaddingCases()
    table.addPreferenceCases()
    table.addSafeAreaCases()
    table.addScrollViewCases()
    table.addSpacerCases()
    table.addSpacingCases()
    table.addStructureCases()
    table.addVStackCases()
    table.addViewThatFitsCases()
    table.addZStackCases()
    return table
  }()

  var ids: Set<String> { Set(replays.keys) }

  /// Registers the view of a case.
  ///
  /// - Errors: traps on an id that is there already, since one of the two would never run.
  mutating func add<Content: View>(
    _ id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    precondition(replays[id] == nil, "The case \(id) has two views; remove or rename one.")
    replays[id] = { ViewTreeTests.replay(content(), proposal: $0) }
  }

  /// Lays the view of a case out; nil when no view is registered under the case's id.
  func replay(_ goldenCase: GoldenCase) -> GoldenOutcome? {
    replays[goldenCase.id]?(goldenCase.proposal)
  }
}
