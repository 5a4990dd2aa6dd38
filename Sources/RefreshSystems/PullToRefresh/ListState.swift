import SwiftUI

/// Whether the host has nothing more to load, for footers that say so.
///
/// It changes a text and nothing else: the footer keeps asking for more (B001-9).
///
/// - Source: document 001 injects one as `listState` (row S1.15); the members are the published
///   code's.
public final class ListState: ObservableObject {
  @Published public private(set) var noMore = false

  public init() {}

  public func setNoMore(_ newNoMore: Bool) {
    noMore = newNoMore
  }
}
