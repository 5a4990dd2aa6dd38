// A package's offers to an editor's library: declared in code that also runs, and never asked here.

/// A view or modifier for the library of an editor.
public struct LibraryItem {
  /// The section of the library that shows it.
  public struct Category: Sendable {
    public static let effect = Category()
    public static let layout = Category()
    public static let control = Category()
    public static let other = Category()
  }

  public init<SnippetExpressionType>(
    _ snippet: SnippetExpressionType, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Collects the items of a library.
@resultBuilder
public struct LibraryContentBuilder {
  public static func buildExpression(_ expression: LibraryItem) -> [LibraryItem] { [expression] }

  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] {
    items.flatMap { $0 }
  }
}

/// Offers views and modifiers to the library of an editor.
public protocol LibraryContentProvider {
  associatedtype Views = [LibraryItem]
  associatedtype Modifiers = [LibraryItem]
  associatedtype ModifierBase = Any

  @LibraryContentBuilder var views: [LibraryItem] { get }
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
