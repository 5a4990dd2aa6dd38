/// The code of one case: the builder's, as that of a `body`, unless it returns a view.
@MainActor protocol GoldenView {
  associatedtype Content: View
  @ViewBuilder static var view: Content { get }
}

/// The views of the golden cases by id.
///
/// A view is kept inside the closure that replays it, with its own type: wrapping it in `AnyView`
/// would put a dynamic container around the case and change what it proves.
@MainActor
package struct GoldenTable {
  private var scenes: [String: (GoldenCase.Proposal, any GoldenStage) -> Void] = [:]

  /// The views of all cases, as `cases.json` writes them.
  package static let standard: GoldenTable = {
    var table = GoldenTable()
    table.addCases()
    return table
  }()

  package var ids: Set<String> { Set(scenes.keys) }

  /// Registers the view of a case.
  ///
  /// - Errors: traps on an id that is there already, since one of the two would never run.
  mutating func add<Case: GoldenView>(_ id: String, _: Case.Type) {
    precondition(scenes[id] == nil, "The case \(id) has two views; remove or rename one.")
    scenes[id] = { proposal, stage in
      stage.show(
        GoldenRoot(content: Case.view, proposal: proposal),
        size: GoldenRoot<Case.Content>.size(proposal))
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
