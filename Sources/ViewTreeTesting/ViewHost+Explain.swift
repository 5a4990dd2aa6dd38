import ViewTreeInspection

extension ViewHost {
  /// Why the view with an accessibility identifier has its frame: one line a decision, as arithmetic,
  /// and the frame that it would have without one modifier.
  ///
  /// A type (`Text`) or a path (`VStack/Text[2]`) will do as well; of several the first in tree order.
  ///
  /// - Errors: where there is none, the heading says so and names what there is.
  /// - Cost: the elements around the view decide once more, and the tree is laid out twice; nothing of
  ///   the tree, its counters and its warnings is changed by that.
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
