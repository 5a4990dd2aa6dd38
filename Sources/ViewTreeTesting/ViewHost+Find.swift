import UIKit
import ViewTreeInspection

/// Finders search the visible views: hidden views, and rows that their list only retains, are not
/// found. Finders that return one view search the front first: an alert's button is found before
/// one with the same text behind the alert. A text that both a page and a tab show is the page's.
///
/// - Parameter scope: the view to search in, itself included; nil for the whole window.
/// - Errors: finders that return one view record an issue at the caller's line where none matches,
///   with the closest candidates in the foremost tree, and where several match, with a list of
///   them; the first one is then returned.
extension ViewHost {
  /// The view with an accessibility identifier.
  public func find(
    _ identifier: String, in scope: FoundView? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    find(Wanted(.identifier(identifier), scope), sourceLocation)
  }

  /// The view whose text is exactly the given one.
  public func find(
    text: String, in scope: FoundView? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    find(Wanted(.text(text), scope), sourceLocation)
  }

  /// The innermost control or view with a name for assistive technologies; see ``FoundView/label``.
  public func find(
    label: String, in scope: FoundView? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    find(Wanted(.label(label), scope), sourceLocation)
  }

  /// The view of a type, named as the tree's text names it: `HStack`, `ProfileRow`.
  public func find(
    type: String, in scope: FoundView? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    find(Wanted(.type(type), scope), sourceLocation)
  }

  /// The view of a role; if a text or a label is given, the one that has it.
  public func find(
    role: ViewRole, text: String? = nil, label: String? = nil, in scope: FoundView? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    find(Wanted(.role(role, text, label), scope), sourceLocation)
  }

  /// All views with an identifier, in tree order; empty where none has it.
  public func findAll(_ identifier: String, in scope: FoundView? = nil) -> [FoundView] {
    all(Wanted(.identifier(identifier), scope)).flatMap(\.self)
  }

  public func findAll(text: String, in scope: FoundView? = nil) -> [FoundView] {
    all(Wanted(.text(text), scope)).flatMap(\.self)
  }

  public func findAll(label: String, in scope: FoundView? = nil) -> [FoundView] {
    all(Wanted(.label(label), scope)).flatMap(\.self)
  }

  public func findAll(type: String, in scope: FoundView? = nil) -> [FoundView] {
    all(Wanted(.type(type), scope)).flatMap(\.self)
  }

  /// All views of a role; a control that its style shows by means of another counts once.
  public func findAll(
    role: ViewRole, text: String? = nil, label: String? = nil, in scope: FoundView? = nil
  ) -> [FoundView] {
    all(Wanted(.role(role, text, label), scope)).flatMap(\.self)
  }

  // MARK: Searching

  /// From back to front.
  private var trees: [ShownTree] { tree.treesInWindow.map(ShownTree.init) }

  /// The matches in each tree, from back to front.
  func all(_ wanted: Wanted) -> [[FoundView]] {
    trees.map { tree in
      wanted.places(in: tree).map { place in
        var record = tree.records[place]
        record.window = tree.frame(of: place)
        let state = self.tree.time.whileCurrent { tree.state(at: place) }
        return FoundView(record, tree.object(at: place), state, in: self)
      }
    }
  }

  func find(_ wanted: Wanted, _ location: SourceLocation) -> FoundView {
    let found = all(wanted).last { !$0.isEmpty } ?? []
    if found.count == 1 { return found[0] }
    if let first = found.first {
      tell(
        .error,
        "\(wanted.call): \(found.count) views match: \(Wanted.list(found.map(\.description))). The"
          + " first one is taken; findAll gives all, an identifier or `in:` tells them apart.",
        location)
      return first
    }
    tell(.error, wanted.absence(in: self), location)
    return FoundView(in: self)
  }
}
