import ViewTree

/// A tree as it looks at a moment: its nodes in tree order, on a screen.
public struct Drawing: Equatable, Sendable {
  /// The title of the picture.
  public var title: String
  /// Points.
  public var screen: CGSize
  public var isDark: Bool
  public var nodes: [NodeRecord]

  public init(title: String, screen: CGSize, isDark: Bool, nodes: [NodeRecord]) {
    self.title = title
    self.screen = screen
    self.isDark = isDark
    self.nodes = nodes
  }

  /// A tree as it looks now.
  ///
  /// The screen is as dark as the outermost element, which a scheme set around the whole view
  /// reaches.
  package init(of host: TreeHost, title: String) {
    self.init(
      title: title, screen: host.size, isDark: Self.isDark(host),
      nodes: LookReader().records(of: host))
  }

  /// Whether the outermost view of a host is in dark colours.
  static func isDark(_ host: TreeHost) -> Bool {
    var outermost: Node = host.root
    host.root.forEachChild { outermost = $0.firstElementInOrder ?? outermost }
    return EnvironmentValues(outermost.environment).colorScheme == .dark
  }

  /// The picture in words: a line a node, then what has been noted and cannot be drawn.
  public var words: String {
    var levels: [Int: Int] = [:]
    var lines: [String] = []
    var notes: [String] = []
    for node in nodes {
      let level = node.parent.flatMap { levels[$0] }.map { $0 + 1 } ?? 0
      levels[node.number] = level
      lines.append(String(repeating: "  ", count: level) + node.title)
      for note in node.look?.notes ?? [] where !notes.contains(note) { notes.append(note) }
    }
    if !notes.isEmpty { lines.append("Not drawn: " + notes.joined(separator: "; ")) }
    return lines.joined(separator: "\n")
  }
}
