import ViewTree

/// A proposal as it was recorded.
public struct Proposal: Hashable, Sendable {
  /// Nil for an unspecified side. Points.
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  package init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width, height: proposal.height)
  }

  /// `300 x nil`.
  public var text: String { "\(Self.side(width)) x \(Self.side(height))" }

  private static func side(_ length: CGFloat?) -> String {
    length.map { ValueText.number(Double($0)) } ?? "nil"
  }
}

/// One view or element of a tree at a moment.
public struct NodeRecord: Equatable, Sendable {
  /// The same from moment to moment for as long as the node lives.
  public var number: Int
  /// The number of the nearest one around it; nil for the root.
  public var parent: Int?
  public var type: String
  /// In the order in which they were attached.
  public var identifiers: [String]
  /// The text that is shown; nil for what is no text.
  public var label: String?
  /// In the content of the element around it, as shown at the moment; nil for a view that has no
  /// element of its own. Points.
  public var frame: CGRect?
  /// The final frame in the window. Points.
  public var window: CGRect?
  /// The proposal with which it was placed last.
  public var proposal: Proposal?
  /// Its look; nil for a view that has no element of its own, or is hidden.
  public var look: Look?

  /// `VStack #rows`.
  public var name: String {
    ([type] + identifiers.map { "#\($0)" }).joined(separator: " ")
  }

  /// The name with size and place in the window, and the text that is shown.
  public var title: String {
    var title = name
    if let window {
      let side = { (length: CGFloat) in ValueText.number(Double(length)) }
      title += " \(side(window.width)) x \(side(window.height)) at "
      title += "(\(side(window.minX)), \(side(window.minY)))"
    }
    return title + (label.map { ": \($0)" } ?? "")
  }
}
