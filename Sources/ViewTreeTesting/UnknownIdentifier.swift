import UIKit
import ViewTreeInspection

/// An accessibility identifier that no view has: how a test is told so.
struct UnknownIdentifier {
  private let identifier: String
  private let known: [String]

  /// - Parameter known: the identifiers that there are, in tree order; one may be there more than once.
  init(_ identifier: String, known: [String]) {
    self.identifier = identifier
    var seen: Set<String> = []
    self.known = known.filter { seen.insert($0).inserted }
  }

  /// Offers identifiers of the foremost tree alone: nothing behind an alert can be meant.
  init(_ identifier: String, in tree: TreeHost) {
    self.init(identifier, known: tree.treesInWindow.last?.identifiers ?? [])
  }

  /// Names the identifier that was asked for, the one that comes nearest, and all that there are.
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

  /// The identifier that was probably meant; nil where none is near, or where no letter differs.
  ///
  /// "row 12" beside "row 11" is the next row, which may well be gone; "heder" beside "header" is a
  /// slip of the hand.
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

  /// Identifiers that a message lists.
  private static let mostShown = 30
  /// Letters that may differ in a slip of the hand.
  private static let farthest = 2
}

extension ViewHost {
  /// Records an issue for an identifier that a call cannot do without; the test goes on.
  func recordUnknown(_ identifier: String, _ call: String, _ location: SourceLocation) {
    tell(.error, UnknownIdentifier(identifier, in: tree).message(for: call), location)
  }

  /// Records a warning where a query found nothing and an identifier is spelt nearly alike.
  func cautionIfMisspelt(_ identifier: String, _ call: String, _ location: SourceLocation) {
    let unknown = UnknownIdentifier(identifier, in: tree)
    guard unknown.misspelt != nil else { return }
    tell(.warning, unknown.message(for: call), location)
  }

  /// Records a call that did not do what it says, by the host's ``Strictness``, and warns the host.
  func misuse(_ message: String, _ node: Node?, _ location: SourceLocation) {
    tree.warn(.unheardTouch, message, node)
    tell(strictness == .issues ? .error : .warning, message, location)
  }

  /// Records an issue, or keeps its words for the one that a wait records when it gives up.
  func tell(_ severity: Issue.Severity, _ message: String, _ location: SourceLocation) {
    if isAsking {
      answer = message
    } else {
      if severity == .error { ScreenLog.current?.noteMissing(at: location) }
      Issue.record(.visible(message), severity: severity, sourceLocation: location)
    }
  }
}
