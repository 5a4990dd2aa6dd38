/// The code that was published under the one text of document 002.
///
/// - Source: `systems.md` 4.1; the raw values are the traces' profiles.
public enum ZHRefreshVersion: String, CaseIterable, Hashable, Sendable {
  /// The document's: the header is the scroll view's delegate and judges where a drag ends.
  case delegate = "doc"
  /// The later one: both sides observe the offset and judge every change of it (S2.15, B002-12).
  case observation = "kvo"
}

/// Which calls make a header or footer that is not there yet (S2.04).
public enum ZHRefreshCreation: String, CaseIterable, Hashable, Sendable {
  /// Only the two calls that add one, as the document says; the others have no effect without it.
  case addCalls
  /// Every call, and a drag that ends beyond the end of the content, as published.
  case everyCall
}
