/// Where a header or a footer of document 003 stands, under the document's names and spelling.
///
/// Inside ``RefreshComponent`` and its subclasses the type is also called `RefreshState`, as in the
/// document; at file level that name belongs to document 001.
///
/// - Source: document 003 (row S3.06); the meaning of each case is the document's.
public enum ZKRefreshState: String, CaseIterable, Hashable, Sendable {
  /// Nothing happens.
  case idle
  /// A finger pulls, the component is not in full view, letting go would not refresh.
  case pullingInRect
  /// A finger pulls, the component is in full view, letting go would refresh.
  case pullingOutRect
  /// The finger has let go while ``pullingInRect``; nothing but the next drag, an end or a refresh
  /// leaves this state again (B003-2).
  case releaseing
  /// The finger has let go while ``pullingOutRect``.
  case refreshing
  /// There is nothing more to load; of the footer alone (row S3.07).
  case noMoreData
}
