import UIKit
import ViewTreeInspection

/// An accessibility identifier that no view has, and the messages that tell a test so.
struct UnknownIdentifier {
  private let identifier: String
  private let known: [String]

  /// - Parameter known: the existing identifiers, in tree order; one may occur more than once.
  init(_ identifier: String, known: [String]) {
    self.identifier = identifier
    self.known = known.uniqued()
  }

  /// Considers identifiers of the foremost tree only: nothing behind an alert can be meant.
  init(_ identifier: String, in tree: TreeHost) {
    self.init(identifier, known: tree.treesInWindow.last?.identifiers ?? [])
  }

  /// Names the identifier that was asked for, the closest existing one, and all that exist.
  func message(for call: String) -> String {
    let nearest = NearestMatch.of(identifier, among: known).map { " The nearest is \"\($0)\"." }
    return "\(call): no view has this accessibility identifier.\(nearest ?? "") \(list)"
  }

  private var list: String {
    guard !known.isEmpty else {
      return "No view has any: add `.accessibilityIdentifier(\"\(identifier)\")` to it."
    }
    let shown = known.prefix(Self.mostShown).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = known.count - Self.mostShown
    return "There are: \(shown)\(rest > 0 ? " and \(rest) more" : "")."
  }

  /// The identifier that was probably meant; nil where none is close, or where no letter differs.
  ///
  /// "row 12" next to "row 11" is the next row, which may well be gone; "heder" next to "header" is
  /// a typo.
  var misspelt: String? {
    guard let nearest = NearestMatch.of(identifier, among: known),
      Self.letters(nearest) != Self.letters(identifier),
      NearestMatch.editDistance(identifier, nearest) <= Self.farthest
    else { return nil }
    return nearest
  }

  private static func letters(_ identifier: String) -> String {
    identifier.filter(\.isLetter)
  }

  /// The most identifiers that a message lists.
  private static let mostShown = 30
  /// The most letters that may differ in a typo.
  private static let farthest = 2
}

extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension ViewHost {
  /// Records an issue for an identifier that a call cannot work without; the test continues.
  func recordUnknown(_ identifier: String, _ call: String, _ location: SourceLocation) {
    tell(.error, UnknownIdentifier(identifier, in: tree).message(for: call), location)
  }

  /// Records a warning where a query found nothing but an identifier is spelled almost the same.
  func cautionIfMisspelt(_ identifier: String, _ call: String, _ location: SourceLocation) {
    let unknown = UnknownIdentifier(identifier, in: tree)
    guard unknown.misspelt != nil else { return }
    tell(.warning, unknown.message(for: call), location)
  }

  /// Records a call that could not do its work, as the host's ``Strictness`` says, and warns the
  /// host.
  func misuse(_ message: String, _ node: Node?, _ location: SourceLocation) {
    tree.warn(.unheardTouch, message, node)
    tell(strictness == .issues ? .error : .warning, message, location)
  }

  /// Records an issue, or keeps its message for the issue that a wait records when it gives up.
  func tell(_ severity: Issue.Severity, _ message: String, _ location: SourceLocation) {
    if isAsking {
      answer = message
    } else {
      if severity == .error { ScreenLog.current?.noteMissing(at: location) }
      report(message, severity, at: location)
    }
  }
}
