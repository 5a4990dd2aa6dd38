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
    guard let element = NodeSearch(host).elements(name).first else {
      preconditionFailure(
        "The lesson explains '\(name)', expected an identifier of its scene. Add it to the view.")
    }
    return [
      BodyExplanation(element, log).explanation, ClosureExplanation(element, log).explanation,
    ].flatMap { $0.text.split(separator: "\n").map(String.init) }
  }
}
