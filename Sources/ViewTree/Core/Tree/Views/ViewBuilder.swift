/// Builds one view from the statements of a closure.
///
/// Several views become a `TupleView` in declaration order, `if` and `switch` become branches with
/// their own identities, an `if` without `else` an optional view, and no statement an `EmptyView`.
///
/// ```swift
/// struct Card<Content: View>: View {
///   @ViewBuilder let content: Content
///
///   var body: some View { content.padding(8) }
/// }
///
/// let card = Card {
///   Text("title")
///   Divider()
/// }
/// ```
@resultBuilder
public enum ViewBuilder {
  @inlinable public static func buildExpression<Content: View>(_ content: consuming Content)
    -> Content
  {
    content
  }

  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
