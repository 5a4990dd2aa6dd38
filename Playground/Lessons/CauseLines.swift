import SwiftUI
import ViewTreeInspection

/// Why the body and the closures of a view ran, or did not, when the last of several views was shown.
@MainActor enum CauseLines {
  /// - Parameters:
  ///   - name: the identifier of what the view shows.
  ///   - views: shown one after the other in the same place, one moment each.
  static func of<Content: View>(_ name: String, _ views: [() -> Content]) -> [String] {
    let host = TreeHost(size: LessonStage.window) { EmptyView() }
    let log = CauseLog(host)
    for view in views {
      host.update(view)
      log.mark()
    }
    let element = NodeSearch(host).explained(name)
    return [
      BodyExplanation(element, log).explanation, ClosureExplanation(element, log).explanation,
    ].flatMap { $0.text.split(separator: "\n").map(String.init) }
  }
}

extension NodeSearch {
  /// The element with an identifier.
  ///
  /// - Errors: traps if no view of the scene has it, since the lesson is wrong then.
  @MainActor func explained(_ name: String) -> LayoutNode {
    guard let element = elements(name).first else {
      preconditionFailure(
        "The lesson explains '\(name)', expected an identifier of its scene. Add it to the view.")
    }
    return element
  }
}
