@_exported import UIKit

/// Calls that operate the bars of a page.
extension ViewHost {
  /// Returns to the page below, as the back button of the innermost visible stack does.
  ///
  /// ```swift
  /// let host = ViewHost(size: CGSize(width: 300, height: 600)) {
  ///   NavigationStack {
  ///     NavigationLink("Milk") { Text("1.20") }.navigationTitle("Prices")
  ///   }
  /// }
  /// host.find(text: "Milk").tap()
  /// host.goBack()
  /// #expect(host.find(text: "Milk").exists)
  /// ```
  ///
  /// - Returns: whether there was a page to go back from.
  /// - Errors: an issue at the caller's line where no stack in front has a page above its root, or
  ///   where the page hides its back button. See ``Strictness``.
  @discardableResult
  public func goBack(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    guard let navigator = tree.treesInWindow.last?.navigatorToGoBack else {
      misuse(
        "goBack(): no stack in front has a page above its root, so there is nothing to go back to.",
        nil, sourceLocation)
      return false
    }
    let last = navigator.value(of: BarsKey.self, onPage: navigator.pushedCount)
    guard last?.shown?.hidesBackButton != true else {
      misuse(
        "goBack(): the page hides its back button, by `navigationBarBackButtonHidden`. Use what it"
          + " has in its place.", nil, sourceLocation)
      return false
    }
    tree.time.whileCurrent { navigator.pop() }
    settle()
    return true
  }

  /// Types into the search field of the page in front: the text is set at once, as if it had been
  /// typed. The field does not get the focus, and so its page lists no suggestions: a tap on the field
  /// and ``type(_:sourceLocation:)`` do that.
  ///
  /// - Returns: whether there is a search field.
  /// - Errors: an issue at the caller's line where there is none. See ``Strictness``.
  @discardableResult
  public func search(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    guard let field = searchField?.text else {
      misuse(
        "search(\"\(text)\"): no page in front has a search field. `searchable` gives it one.", nil,
        sourceLocation)
      return false
    }
    tree.time.whileCurrent { field.wrappedValue = text }
    settle()
    return true
  }

  private var searchField: ControlHandle? {
    var found: ControlHandle?
    func visit(_ node: Node) {
      guard found == nil else { return }
      if let control = (node as? LayoutNode)?.ownControl, control.kind == .searchField {
        found = control
      } else {
        node.forEachChild(visit)
      }
    }
    if let front = tree.treesInWindow.last { visit(front.root) }
    return found
  }
}
