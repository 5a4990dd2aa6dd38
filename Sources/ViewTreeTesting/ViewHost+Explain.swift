import ViewTreeInspection

extension ViewHost {
  /// Why the view with an accessibility identifier has its frame: one line per decision, as
  /// arithmetic, and the frame that it would have without each single modifier.
  ///
  /// A type (`Text`) or a path (`VStack/Text[2]`) works too; if several match, the first in tree
  /// order is explained.
  ///
  /// - Errors: where none matches, the heading says so and names the views that exist.
  /// - Cost: the elements around the view decide once more, and the tree is laid out twice; the
  ///   tree, its counters and its warnings stay as they were.
  public func explain(_ view: String) -> Explanation {
    let search = NodeSearch(tree)
    guard let element = search.elements(view).first else {
      return Explanation(
        heading: "No view '\(view)' here; there are \(search.names.joined(separator: ", ")).",
        lines: [])
    }
    return Explainer(element).explanation
  }
}
