/// Collects the rows below a node in order; a lazy container does so with the one subclass.
class RowCollector {
  func append(_ element: LayoutNode) {}

  /// Collects the three parts of a section.
  func appendSection(header: Node?, content: Node?, footer: Node?) {}
}

/// How the rows at and below a node are made.
struct RowTraits: OptionSet {
  let rawValue: UInt8

  /// Rows are made when a lazy container asks for them, and reached by index.
  static let onDemand = RowTraits(rawValue: 1)
  /// A `ForEach` or a section is among the structural nodes.
  static let list = RowTraits(rawValue: 2)
  /// The node itself is one row that waits until it is needed; a ``RowMaker`` has made it.
  static let deferred = RowTraits(rawValue: 4)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The combined traits of several nodes, for the node above them.
  init(below children: [Node]) {
    self = []
    for child in children { formUnion(child.rowTraits) }
    remove(.deferred)
  }
}

/// An element that makes its rows on demand and knows where each lies, made or not.
protocol RowContainer: LayoutNode {
  /// The elements of the rows that are made and in use, in order.
  var rowElements: [LayoutNode] { get }

  /// The rectangle of the row with an identity, in this element's space; an estimate if the row is
  /// not made. Nil if no source knows the identity.
  func rowRectangle(of id: AnyHashable) -> CGRect?
}
