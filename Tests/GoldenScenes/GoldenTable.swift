import SwiftUI

/// The views of the golden cases by id.
///
/// A view is kept inside the closure that replays it, with its own type: wrapping it in `AnyView`
/// would put a dynamic container around the case and change what it proves.
@MainActor
package struct GoldenTable {
  private var scenes: [String: (GoldenCase.Proposal, any GoldenStage) -> Void] = [:]

  /// Every view that the engine can build today.
  package static let standard: GoldenTable = {
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

  package var ids: Set<String> { Set(scenes.keys) }

  /// Registers the view of a case.
  ///
  /// - Errors: traps on an id that is there already, since one of the two would never run.
  mutating func add<Content: View>(
    _ id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    precondition(scenes[id] == nil, "The case \(id) has two views; remove or rename one.")
    scenes[id] = { proposal, stage in
      stage.show(
        GoldenRoot(content: content(), proposal: proposal), size: GoldenRoot<Content>.size(proposal)
      )
    }
  }

  /// Shows the view of a case; false when no view is registered under the id.
  ///
  /// - Parameter proposal: instead of the case's own, whose numbers then do not hold.
  package func show(
    _ goldenCase: GoldenCase, proposed proposal: GoldenCase.Proposal? = nil,
    on stage: any GoldenStage
  ) -> Bool {
    guard let scene = scenes[goldenCase.id] else { return false }
    scene(proposal ?? goldenCase.proposal, stage)
    return true
  }
}
